// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lengths that are no lengths: nothing is lost, nothing hangs, and a warning describes what happened.
@MainActor
struct LengthTests {
  nonisolated static let bad: [CGFloat] = [.nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude, -0.0]

  /// Whether everything in the tree lies at finite places.
  private func isSound(_ view: some View) throws -> Bool {
    let host = ViewHost(view.accessibilityIdentifier("view"), size: CGSize(width: 100, height: 100))
    let frame = try host.get(.identifier("view")).frame
    try host.update()
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { !$0.isNaN } && frame.width >= 0
      && frame.height >= 0
  }

  @Test("a frame of any number", arguments: bad)
  func frames(length: CGFloat) throws {
    #expect(try isSound(Color.red.frame(width: length, height: length)))
    #expect(try isSound(Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length)))
    #expect(try isSound(Text("text").frame(minHeight: length, maxHeight: 10)))
  }

  @Test("L52: a frame that is dropped gives a warning", arguments: [CGFloat.nan, -CGFloat.infinity, -5])
  func frameWarning(length: CGFloat) {
    let host = ViewHost(Color.red.frame(width: length), size: CGSize(width: 30, height: 30))
    // The modifier was made before the host.
    let model = Cell(0)
    let later = ViewHost(Stage(model) { _ in Color.red.frame(width: length) }, size: CGSize(width: 30, height: 30))
    #expect(later.warnings.contains { $0.text.contains("Invalid frame dimension") })
    withExtendedLifetime(host) {}
  }

  @Test("padding of any number", arguments: bad)
  func padding(length: CGFloat) throws {
    #expect(try isSound(Color.red.padding(length)))
    #expect(try isSound(Text("text").padding(.leading, length)))
  }

  @Test("places of any number", arguments: bad)
  func places(length: CGFloat) throws {
    #expect(try isSound(Color.red.frame(width: 5, height: 5).position(x: length, y: length)))
    let host = ViewHost(
      blank(5, 5).publishingBounds().offset(x: length, y: 1).resolving(into: Recording()),
      size: CGSize(width: 50, height: 50))
    _ = host.preference(AnchoredRects.self)
    #expect(try !host.png().isEmpty)
  }

  @Test("effects of any number", arguments: bad)
  func effects(number: CGFloat) throws {
    let host = ViewHost(
      Color.red.frame(width: 5, height: 5).publishingBounds()
        .scaleEffect(number).rotationEffect(.radians(Double(number))).opacity(Double(number))
        .resolving(into: Recording()), size: CGSize(width: 50, height: 50))
    #expect(try !host.png().isEmpty)
    // The neighbour keeps its place.
    #expect(
      try isSound(
        HStack {
          Color.red.frame(width: 5, height: 5).scaleEffect(number).rotationEffect(.radians(Double(number)))
            .opacity(Double(number))
          Color.blue.frame(width: 5, height: 5)
        }))
  }

  @Test("stacks with spacing and priority of any number", arguments: bad)
  func stacks(number: CGFloat) throws {
    #expect(
      try isSound(
        HStack(spacing: number) {
          Color.red.layoutPriority(Double(number))
          Text("text").zIndex(Double(number))
          Spacer(minLength: number)
        }))
  }

  @Test("aspect ratios and guides of any number", arguments: bad)
  func ratios(number: CGFloat) throws {
    #expect(try isSound(Color.red.aspectRatio(number, contentMode: .fit)))
    #expect(
      try isSound(
        HStack(alignment: .top) {
          Color.red.alignmentGuide(.top) { _ in number }
          Color.blue
        }))
  }

  @Test("a window of any size", arguments: bad)
  func windows(length: CGFloat) throws {
    let host = ViewHost(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2).accessibilityIdentifier("view")
      }, size: CGSize(width: length, height: 20))
    #expect(try !host.get(.identifier("view")).frame.width.isNaN)
    host.size = CGSize(width: 20, height: length)
    #expect(try !host.get(.identifier("view")).frame.height.isNaN)
  }

  @Test("a geometry reader that feeds a bad number back")
  func feedback() throws {
    let host = ViewHost(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width - 500, height: proxy.size.height / 0)
          .accessibilityIdentifier("view")
      }, size: CGSize(width: 100, height: 100))
    let frame = try host.get(.identifier("view")).frame
    #expect(frame.width >= 0 && !frame.height.isNaN)
    #expect(!host.warnings.isEmpty)
  }
}
