// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("symbolEffect")
struct SymbolEffectTests {
  private struct Bell: View {
    @State private var count = 0
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Ring") { count += 1 }
        Button("Grow") { isLarge.toggle() }
        Image(systemName: "bell").symbolEffect(.bounce, value: count).symbolEffect(.scale.up, isActive: isLarge)
      }
    }
  }

  @Test("bounce: larger for a moment, for every change of the value")
  func bounce() throws {
    let host = ViewHost(Bell())
    func width() throws -> CGFloat { try host.get(.type(Image.self)).frame.width }
    let rest = try width()
    try host.get(.text("Ring")).tap()
    try host.advance(by: .seconds(0.16))
    #expect(try width() > rest * 1.08)
    try host.settle()
    #expect(try abs(width() - rest) < 0.01)
  }

  @Test("scale: larger as long as it is active")
  func scale() throws {
    let host = ViewHost(Bell())
    let rest = try host.get(.type(Image.self)).frame.width
    try host.get(.text("Grow")).tap()
    try host.settle()
    #expect(try abs(host.get(.type(Image.self)).frame.width - rest * 1.2) < 0.01)
    try host.get(.text("Grow")).tap()
    try host.settle()
    #expect(try abs(host.get(.type(Image.self)).frame.width - rest) < 0.01)
  }

  private struct Shaken<Effect: DiscreteSymbolEffect>: View {
    let effect: Effect
    var options = SymbolEffectOptions.default
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Shake") { count += 1 }
        Rectangle().frame(width: 40, height: 20).symbolEffect(effect, options: options, value: count)
          .accessibilityIdentifier("symbol")
      }
    }
  }

  /// The displacement of a symbol in the first movement of an effect.
  private func movement(
    _ effect: some DiscreteSymbolEffect, _ direction: LayoutDirection = .leftToRight
  ) throws -> CGSize {
    let host = ViewHost(Shaken(effect: effect).environment(\.layoutDirection, direction))
    func place() -> CGRect { host.shown.last { $0.kind == .fill }?.rect ?? .null }
    let rest = place()
    try host.get(.text("Shake")).tap()
    try host.advance(by: .seconds(0.12))
    let moved = place()
    try host.settle()
    #expect(place() == rest)
    return CGSize(width: (moved.midX - rest.midX).rounded(), height: (moved.midY - rest.midY).rounded())
  }

  @Test("wiggle: moves by a tenth of the size towards its direction, then back")
  func wiggle() throws {
    #expect(try movement(.wiggle.left) == CGSize(width: -4, height: 0))
    #expect(try movement(.wiggle.right) == CGSize(width: 4, height: 0))
    #expect(try movement(.wiggle.up) == CGSize(width: 0, height: -2))
    #expect(try movement(.wiggle.down) == CGSize(width: 0, height: 2))
    #expect(try movement(.wiggle.custom(angle: .degrees(90))) == CGSize(width: 0, height: 2))
    #expect(try movement(.wiggle.clockwise) == .zero)
  }

  @Test("wiggle forward and backward follow the direction of reading")
  func reading() throws {
    #expect(try movement(.wiggle.forward) == CGSize(width: 4, height: 0))
    #expect(try movement(.wiggle.forward, .rightToLeft) == CGSize(width: -4, height: 0))
    #expect(try movement(.wiggle.backward, .rightToLeft) == CGSize(width: 4, height: 0))
    #expect(try movement(.wiggle.left, .rightToLeft) == CGSize(width: -4, height: 0))
  }

  @Test("repetitions have pauses")
  func pauses() throws {
    let host = ViewHost(Shaken(effect: .bounce, options: .repeat(.periodic(2, delay: 1))))
    func width() throws -> CGFloat { host.shown.last { $0.kind == .fill }?.rect.width ?? 0 }
    try host.get(.text("Shake")).tap()
    try host.advance(by: .seconds(0.16))
    #expect(try width() > 42)
    try host.advance(by: .seconds(0.9))
    #expect(try abs(width() - 40) < 0.1)
    try host.advance(by: .seconds(0.62))
    #expect(try width() > 42)
    try host.settle()
    #expect(try abs(width() - 40) < 0.1)
  }

  @Test("an active effect runs as often as it is told, at first and whenever it becomes active")
  func count() throws {
    struct Page: View {
      @State var isActive = true
      var body: some View {
        Button("Toggle") { isActive.toggle() }
        Rectangle().frame(width: 40, height: 20)
          .symbolEffect(.breathe, options: .repeat(.periodic(1)), isActive: isActive)
      }
    }
    let host = ViewHost(Page())
    func width() -> CGFloat { host.shown.last { $0.kind == .fill }?.rect.width ?? 0 }
    try host.advance(by: .seconds(1))
    #expect(width() > 44)
    try host.settle()
    #expect(abs(width() - 40) < 0.1)
    try host.get(.text("Toggle")).tap()
    try host.get(.text("Toggle")).tap()
    try host.advance(by: .seconds(1))
    #expect(width() > 44)
  }

  @Test("the transition of symbols grows and fades")
  func transition() throws {
    struct Page: View {
      @State var isShown = false
      var body: some View {
        Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Rectangle().frame(width: 40, height: 20).transition(.symbolEffect(.appear.up)) }
      }
    }
    let host = ViewHost(Page())
    try host.get(.text("Show")).tap()
    try host.advance(by: .seconds(0.5))
    let width = try #require(host.shown.last { $0.kind == .fill }?.rect.width)
    #expect(abs(width - 32) < 0.5)
    try host.settle()
    #expect(host.shown.last { $0.kind == .fill }?.rect.width == 40)
  }
}
