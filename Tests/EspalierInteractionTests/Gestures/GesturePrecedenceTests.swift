// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The gesture that is recognised where several lie on top of each other.
@MainActor
struct GesturePrecedenceTests {
  private func tapChild(_ root: some View, _ log: Log) throws -> [String] {
    let host = ViewHost(root)
    try host.get(.text("Child")).tap()
    try host.settle()
    return log.lines
  }

  private func card(_ log: Log) -> some View {
    VStack(spacing: 0) {
      Text("Child").onTapGesture { log.add("child") }
      Text("Other")
    }
  }

  @Test("I5: the inner gesture wins")
  func theInnerGestureWins() throws {
    let log = Log()
    let root = card(log).gesture(TapGesture().onEnded { log.add("parent") })
    #expect(try tapChild(root, log) == ["child"])
    try ViewHost(root).get(.text("Other")).tap()
    #expect(log.lines == ["child", "parent"])
  }

  @Test("I6: a high priority gesture wins")
  func aHighPriorityGestureWins() throws {
    let log = Log()
    #expect(try tapChild(card(log).highPriorityGesture(TapGesture().onEnded { log.add("parent") }), log) == ["parent"])
  }

  @Test("I7: simultaneous gestures both run")
  func simultaneousGesturesBothRun() throws {
    let log = Log()
    let root = card(log).simultaneousGesture(TapGesture().onEnded { log.add("parent") })
    #expect(Set(try tapChild(root, log)) == ["child", "parent"])
    log.lines = []
    try ViewHost(root).get(.text("Other")).tap()
    #expect(log.lines == ["parent"])
  }

  @Test(
    "I8: masks turn gestures off",
    arguments: [(GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, [])])
  func masksTurnGesturesOff(_ mask: GestureMask, _ expected: [String]) throws {
    let log = Log()
    let root = card(log).gesture(TapGesture().onEnded { log.add("parent") }, including: mask)
    #expect(try tapChild(root, log) == expected)
  }

  @Test("I10: a single tap waits for the double tap inside")
  func aSingleTapWaitsForTheDoubleTapInside() throws {
    let log = Log()
    let root = Text("Child").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    let host = ViewHost(root)
    try host.get(.text("Child")).tap()
    #expect(log.lines == [])
    try host.advance(by: .seconds(0.5))
    #expect(log.lines == ["single"])
    log.lines = []
    try host.get(.text("Child")).doubleTap()
    try host.advance(by: .seconds(1))
    #expect(log.lines == ["double"])
  }

  @Test("I29: a button wins over a tap around it")
  func aButtonWinsOverATapAroundIt() throws {
    let log = Log()
    #expect(
      try tapChild(Button("Child") { log.add("button") }.onTapGesture { log.add("tap") }, log) == ["button"])
    log.lines = []
    let both = Button("Child") { log.add("button") }.simultaneousGesture(TapGesture().onEnded { log.add("tap") })
    #expect(Set(try tapChild(both, log)) == ["button", "tap"])
  }

  @Test("I4: a tap that takes too long fails")
  func aTapThatTakesTooLongFails() throws {
    let log = Log()
    let host = ViewHost(Text("Child").onTapGesture { log.add("tap") })
    try host.get(.text("Child")).press(for: .seconds(0.8))
    #expect(log.lines == [])
    try host.get(.text("Child")).press(for: .seconds(0.5))
    #expect(log.lines == ["tap"])
  }

  @Test("I4: a tap that moves too far fails")
  func aTapThatMovesTooFarFails() throws {
    let log = Log()
    let host = ViewHost(Text("Child").onTapGesture { log.add("tap") })
    try host.get(.text("Child")).drag(by: CGSize(width: 46, height: 0))
    #expect(log.lines == [])
    try host.get(.text("Child")).drag(by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["tap"])
  }

  /// A change of state in the middle of a gesture makes the views anew; the gesture goes on.
  @Test func aGestureOutlivesAnUpdate() throws {
    struct Root: View {
      @State var isPressed = false
      @State var taps = 0
      var body: some View {
        VStack {
          Text("Taps \(taps)")
          Text("Child").padding(isPressed ? 20 : 0)
            .gesture(TapGesture().onEnded { taps += 1 })
            .simultaneousGesture(TapGesture(count: 2).onEnded { isPressed.toggle() })
        }
      }
    }
    let host = ViewHost(Root())
    let child = try host.get(.text("Child"))
    try child.doubleTap()
    _ = try host.get(.text("Taps 2"))
    try child.tap()
    _ = try host.get(.text("Taps 3"))
  }
}
