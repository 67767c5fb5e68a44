// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The animation that a change gets: specification M1–M15.
@MainActor
struct AnimationScopeTests {
  /// The width after half a second of a change from 0 to 100.
  private func half(
    _ animation: Animation?, @ViewBuilder _ content: @escaping (CGFloat) -> some View
  ) throws -> CGFloat {
    let stage = stage(CGFloat(0), content)
    try stage.set(100, animation)
    try stage.advance(0.5)
    return try stage.frame.width
  }

  @Test("M1: withAnimation moves what changes in it; without it nothing moves")
  func withAndWithout() throws {
    #expect(try half(nil) { bar($0) } == 100)
    expectNear(try Double(half(.linear(duration: 1)) { bar($0) }), 50)
    #expect(try half(.default) { bar($0) } > 90)
  }

  @Test("M2: state and geometry are final at once, only the picture moves")
  func onlyThePicture() throws {
    let widths = Recording<CGFloat>()
    let stage = stage(CGFloat(0)) { width in
      bar(width).overlay {
        GeometryReader { proxy in
          let _ = widths.add(proxy.size.width)
          Color.clear
        }
      }
    }
    try stage.set(100, .linear(duration: 1))
    #expect(stage.cell.value == 100)
    #expect(widths.values == [0, 100])
    try stage.advance(0.25)
    expectNear(try Double(stage.frame.width), 25)
    #expect(widths.values == [0, 100])
  }

  @Test("M3: animation(_:value:) moves what is inside when the value changes")
  func forValue() throws {
    expectNear(try Double(half(nil) { bar($0).animation(.linear(duration: 1), value: $0) }), 50)
    #expect(try half(nil) { bar($0).animation(.linear(duration: 1), value: 7) } == 100, "another value")
  }

  @Test("M4: animation(_:value:) overrides withAnimation")
  func overrides() throws {
    expectNear(
      try Double(half(.linear(duration: 1)) { bar($0).animation(.linear(duration: 2), value: $0) }), 25)
  }

  @Test("M5: animation(nil, value:) makes the change jump")
  func none() throws {
    #expect(try half(.linear(duration: 1)) { bar($0).animation(nil, value: $0) } == 100)
  }

  @Test("M6: the nearest one wins")
  func nearest() throws {
    let stage = stage(false) { flag in
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
        .scaleEffect(flag ? 3 : 1, anchor: .topLeading).animation(.linear(duration: 1), value: flag)
        .offset(x: flag ? 100 : 0).animation(.linear(duration: 2), value: flag)
    }
    try stage.set(true)
    try stage.advance(1)
    expectNear(try stage.frame, CGRect(x: 50, y: 0, width: 30, height: 30))
  }

  @Test("M7: what is outside of it does not move")
  func outside() throws {
    let stage = stage(false) { flag in
      bar(10).offset(x: flag ? 100 : 0).animation(.linear(duration: 1), value: flag).offset(y: flag ? 40 : 0)
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 50, y: 40, width: 10, height: 10))
  }

  @Test("M9: animation(_:) of 2019 moves every change inside")
  func legacy() throws {
    expectNear(try Double(half(nil) { bar($0).modifier(LegacyAnimation(animation: .linear(duration: 1))) }), 50)
  }

  @available(*, deprecated)
  @Test("M9: animation(_:) of 2019 moves the view that has it", arguments: [true, false])
  func legacyForm(isAnimated: Bool) throws {
    let width = try half(nil) { width in
      if isAnimated { bar(width).animation(.linear(duration: 1)) } else { bar(width) }
    }
    expectNear(Double(width), isAnimated ? 50 : 100)
  }

  @Test("M10: transaction { } changes the transaction of every update inside")
  func transaction() throws {
    expectNear(
      try Double(half(nil) { width in bar(width).transaction { $0.animation = .linear(duration: 1) } }), 50)
    #expect(try half(.linear(duration: 1)) { width in bar(width).transaction { $0.animation = nil } } == 100)
  }

  @Test("M11: with disablesAnimations, animation(_:value:) adds nothing; what is there already stays")
  func disabled() throws {
    #expect(
      try half(nil) { width in
        bar(width).animation(.linear(duration: 1), value: width).transaction { $0.disablesAnimations = true }
      } == 100)
    expectNear(
      try Double(
        half(.linear(duration: 2)) { width in
          bar(width).animation(.linear(duration: 1), value: width).transaction { $0.disablesAnimations = true }
        }), 25)
  }

  @Test("M12: an inner withAnimation wins, keys that it does not set are inherited")
  func nesting() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    withAnimation(.linear(duration: 4)) {
      withAnimation(.linear(duration: 1)) { stage.cell.value = 100 }
    }
    try stage.host.update()
    try stage.advance(0.5)
    expectNear(try Double(stage.frame.width), 50)
  }

  @Test("M13: a write beside withAnimation jumps, in the same event")
  func separateTransactions() throws {
    struct Size: Equatable {
      var width: CGFloat = 0
      var height: CGFloat = 0
    }
    let stage = stage(Size()) { size in
      Color.red.frame(width: size.width, height: size.height).accessibilityIdentifier("c")
    }
    withAnimation(.linear(duration: 1)) { stage.cell.value.width = 100 }
    stage.cell.value.height = 50
    try stage.host.update()
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("M14: an animation is for one update only")
  func notSticky() throws {
    let stage = stage(CGFloat(0)) { bar($0).animation(.linear(duration: 1), value: $0 > 50) }
    try stage.set(100)
    try stage.advance(2)
    try stage.set(60)
    #expect(try stage.frame.width == 60)
  }

  private enum Mark: TransactionKey {
    static let defaultValue = 0
  }

  @Test("M15: a key of the user's own reaches transaction { }")
  func userKey() throws {
    let seen = Recording<Int>()
    let stage = stage(CGFloat(0)) { width in
      bar(width).transaction { transaction in
        seen.add(transaction[Mark.self])
        if transaction[Mark.self] == 5 { transaction.animation = .linear(duration: 1) }
      }
    }
    var transaction = Transaction()
    transaction[Mark.self] = 5
    withTransaction(transaction) { stage.cell.value = 100 }
    try stage.host.update()
    try stage.advance(0.5)
    #expect(seen.values.contains(5))
    expectNear(try Double(stage.frame.width), 50)
  }
}
