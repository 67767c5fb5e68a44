// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Properties that move, half way through a change: specification M43–M47, and the events that may start it.
@MainActor
struct MovingPropertiesTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// The frame of `c` on screen, half way from false to true.
  private func half(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> CGRect {
    let stage = stage(false, content)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    return try stage.frame
  }

  @Test("M47: spacing, padding, alignment, a spacer and an inserted neighbour move what they place")
  func layout() throws {
    let spacing = try half { flag in
      HStack(spacing: flag ? 40 : 0) {
        Color.blue.frame(width: 10, height: 10)
        bar(10)
      }
    }
    expectNear(spacing.minX, 30)
    let padding = try half { flag in bar(10).padding(.leading, flag ? 60 : 20) }
    expectNear(padding.minX, 40)
    let alignment = try half { flag in
      VStack(alignment: flag ? .trailing : .leading) {
        Color.blue.frame(width: 100, height: 10)
        bar(20)
      }
    }
    expectNear(alignment.minX, 40)
    let spacer = try half { flag in
      HStack(spacing: 0) {
        if flag { Spacer(minLength: 0) }
        bar(20)
      }
      .frame(width: 100, alignment: .leading)
    }
    expectNear(spacer.minX, 40)
  }

  @Test("M47: a layout that another takes the place of moves each view to its new place")
  func layouts() throws {
    let frame = try half { flag in
      let layout = flag ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        Color.blue.frame(width: 40, height: 20)
        bar(20)
      }
      .frame(width: 100, height: 40, alignment: .topLeading)
    }
    expectNear(frame.minX, 20)
    expectNear(frame.minY, 12.5)
  }

  @Test("M47: rows that change places glide, also when they change back half way")
  func reordering() throws {
    let stage = stage([1, 2, 3]) { numbers in
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("r\(number)")
        }
      }
    }
    func y(_ number: Int) throws -> CGFloat { try stage.host.get(.identifier("r\(number)")).frame.minY }
    try stage.set([3, 2, 1], .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(try y(1), 10)
    expectNear(try y(3), 30)
    try stage.set([1, 2, 3], .linear(duration: 1))
    expectNear(try y(1), 10)
    try stage.advance(0.25)
    // 20 of 40 are left of the first way, 30 of the way back.
    expectNear(try y(1), 10)
    try stage.host.settle()
    expectNear(try y(1), 0)
  }

  @Test("M43: effects: offset, position, scale, rotation")
  func effects() throws {
    expectNear(
      try half { bar(10).offset(x: $0 ? 80 : 20, y: $0 ? 40 : 0) }, CGRect(x: 50, y: 20, width: 10, height: 10))
    expectNear(try half { bar(10).position(x: $0 ? 105 : 5, y: 5) }.minX, 50)
    expectNear(try half { bar(10).scaleEffect($0 ? 3 : 1, anchor: .topLeading) }.width, 20)
    let turned = try half { flag in
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c").rotationEffect(.degrees(flag ? 180 : 0))
    }
    expectNear(turned, CGRect(x: 15, y: -15, width: 10, height: 40))
  }

  @Test("M43: colours and opacities lie between")
  func colors() throws {
    func color(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> ShownFill {
      let stage = stage(false, content)
      try stage.set(true, .linear(duration: 1))
      try stage.advance(0.5)
      return try #require(stage.host.fills.last)
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let views: [(Bool) -> AnyView] = [
      { AnyView(Rectangle().fill($0 ? blue : red)) }, { AnyView(Rectangle().foregroundStyle($0 ? blue : red)) },
      { AnyView($0 ? blue : red) }, { AnyView(Color.clear.background($0 ? blue : red)) },
      { AnyView(Circle().foregroundStyle(.tint).tint($0 ? blue : red)) },
    ]
    for view in views {
      let shown = try color { view($0) }.color
      #expect(shown.red > 0.1 && shown.red < 0.9 && shown.blue > 0.1 && shown.blue < 0.9)
    }
    let faded = try color { red.opacity($0 ? 0 : 1) }
    expectNear(faded.opacity * Double(faded.color.opacity), 0.5)
  }

  // MARK: - Events that start a change

  private struct Starting: View {
    let start: Start
    @State private var width: CGFloat = 0
    @State private var trigger = 0
    enum Start: CaseIterable { case appearing, value, change, task, button }
    var body: some View {
      let content = bar(width).frame(width: 200, alignment: .leading)
      switch start {
      case .appearing: content.onAppear { withAnimation(.linear(duration: 1)) { width = 100 } }
      case .value: content.animation(.linear(duration: 1), value: width).onAppear { width = 100 }
      case .change:
        content.onChange(of: trigger) { withAnimation(.linear(duration: 1)) { width = 100 } }.onAppear { trigger = 1 }
      case .task: content.task { withAnimation(.linear(duration: 1)) { width = 100 } }
      case .button:
        Button {
          withAnimation(.linear(duration: 1)) { width = 100 }
        } label: {
          content.background(.white)
        }
      }
    }
  }

  @Test("M1: properties move from onAppear, onChange, an animation for the value and a button")
  func starters() throws {
    for start in [Starting.Start.appearing, .value, .change, .button] {
      let host = ViewHost(Starting(start: start), size: CGSize(width: 200, height: 40))
      if start == .button { try host.get(.role(.button)).tap() }
      try host.advance(by: .seconds(0.5))
      expectNear(try host.get(.identifier("c")).frame.width, 50)
    }
  }

  @Test("M32: endless motion that begins with the view, by withAnimation or by its value")
  func endless() throws {
    struct Pulse: View {
      let byValue: Bool
      @State private var x: CGFloat = 0
      var body: some View {
        let endless = Animation.linear(duration: 1).repeatForever()
        bar(10).offset(x: x).frame(width: 200, alignment: .leading)
          .animation(byValue ? endless : nil, value: byValue ? x : 0)
          .onAppear { if byValue { x = 100 } else { withAnimation(endless) { x = 100 } } }
      }
    }
    for byValue in [true, false] {
      let host = ViewHost(Pulse(byValue: byValue), size: CGSize(width: 200, height: 20))
      try host.advance(by: .seconds(0.25))
      expectNear(try host.get(.identifier("c")).frame.minX, 25)
      try host.advance(by: .seconds(1.5))
      expectNear(try host.get(.identifier("c")).frame.minX, 25)
      try host.advance(by: .seconds(2.5))
      expectNear(try host.get(.identifier("c")).frame.minX, 25, tolerance: 50)
    }
  }

  @Test("M53: what onAppear brings in an animation comes in")
  func appearing() throws {
    struct Late: View {
      @State private var isThere = false
      let color: Color
      var body: some View {
        ZStack { if isThere { color.frame(width: 10, height: 10) } }
          .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
      }
    }
    let host = ViewHost(Late(color: red), size: CGSize(width: 20, height: 20))
    try host.advance(by: .seconds(0.5))
    expectNear(host.fill(red)?.opacity, 0.5)
  }

  @Test(
    "M5, M11: a parent's animation for a value does not reach a child with nil, nor one with disablesAnimations")
  func refusing() throws {
    let stage = stage(false) { flag in
      VStack(alignment: .leading, spacing: 0) {
        bar(flag ? 100 : 0)
        Color.blue.frame(width: flag ? 100 : 0, height: 10).accessibilityIdentifier("nil").animation(nil, value: flag)
        Color.blue.frame(width: flag ? 100 : 0, height: 10).accessibilityIdentifier("off")
          .transaction { $0.animation = nil }
      }
      .animation(.linear(duration: 1), value: flag)
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
    #expect(try stage.host.get(.identifier("nil")).frame.width == 100)
    #expect(try stage.host.get(.identifier("off")).frame.width == 100)
  }
}
