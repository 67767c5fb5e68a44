// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Gestures other than taps, and their values.
@MainActor
struct GestureTests {
  private func host(_ gesture: some Gesture) -> ViewHost<some View> {
    ViewHost(
      Color.red.gesture(gesture).accessibilityIdentifier("target"), size: CGSize(width: 200, height: 200))
  }

  @Test("I1, I14, I12: a drag begins after its distance")
  func aDragBeginsAfterItsDistance() throws {
    var changes: [CGSize] = []
    var ends: [DragGesture.Value] = []
    let host = host(DragGesture().onChanged { changes.append($0.translation) }.onEnded { ends.append($0) })
    try host.get(.identifier("target")).drag(by: CGSize(width: 60, height: 0))
    #expect(changes.map(\.width) == [10, 20, 30, 40, 50, 60])
    #expect(ends.map(\.startLocation) == [CGPoint(x: 100, y: 100)])
    #expect(ends.map(\.location) == [CGPoint(x: 160, y: 100)])
    #expect(abs(ends[0].velocity.width - 600) < 1)
    // specification I16
    #expect(abs(ends[0].predictedEndTranslation.width - 210) < 1)
    try host.get(.identifier("target")).drag(by: CGSize(width: 9, height: 0))
    #expect(ends.count == 1)
  }

  @Test("I2, I48: a long press reports while it is held")
  func aLongPressReportsWhileItIsHeld() throws {
    var log: [String] = []
    let root = Color.red.onLongPressGesture {
      log.append("done")
    } onPressingChanged: {
      log.append("\($0)")
    }
    let host = ViewHost(root.accessibilityIdentifier("target"), size: CGSize(width: 100, height: 100))
    let target = try host.get(.identifier("target"))
    try target.press(for: .seconds(0.4))
    #expect(log == ["true", "false"])
    log = []
    try target.press(for: .seconds(0.5))
    #expect(log == ["true", "done", "false"])
    log = []
    try target.drag(by: CGSize(width: 20, height: 0))
    #expect(log == ["true", "false"])
  }

  @Test("I11: gesture state lasts as long as the gesture")
  func gestureStateLastsAsLongAsTheGesture() throws {
    struct Root: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        VStack {
          Text("Offset \(Int(offset.width))")
          Color.red.accessibilityIdentifier("target")
            .gesture(
              DragGesture(coordinateSpace: .global).updating($offset) { value, state, _ in state = value.translation })
        }
      }
    }
    let host = ViewHost(Root(), size: CGSize(width: 200, height: 200))
    let frame = try host.get(.identifier("target")).frame
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: frame.midX, y: frame.midY))
    pointer.move(to: CGPoint(x: frame.midX + 30, y: frame.midY))
    _ = try host.get(.text("Offset 30"))
    pointer.cancel()
    _ = try host.get(.text("Offset 0"))
  }

  @Test("I9: combinations have a value for the one that it was")
  func combinationsReportWhichOneItWas() throws {
    var log: [String] = []
    let exclusive = LongPressGesture().exclusively(before: TapGesture()).onEnded {
      switch $0 {
      case .first: log.append("long press")
      case .second: log.append("tap")
      }
    }
    try host(exclusive).get(.identifier("target")).tap()
    try host(exclusive).get(.identifier("target")).press(for: .seconds(0.6))
    #expect(log == ["tap", "long press"])

    var both: [Bool] = []
    let simultaneous = TapGesture().simultaneously(with: LongPressGesture(minimumDuration: 0.2)).onEnded {
      both.append($0.first != nil && $0.second != nil)
    }
    try host(simultaneous).get(.identifier("target")).press(for: .seconds(0.3))
    #expect(both == [true])

    var drags: [CGFloat] = []
    let sequence = LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture()).onEnded {
      if case .second(true, let drag?) = $0 { drags.append(drag.translation.width) }
    }
    try host(sequence).get(.identifier("target")).drag(by: CGSize(width: 30, height: 0))
    #expect(drags == [30])
  }

  @Test func aGestureOfOnesOwnHasABody() throws {
    struct Twice: Gesture {
      let action: () -> Void
      var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
    }
    var count = 0
    try host(Twice { count += 1 }).get(.identifier("target")).doubleTap()
    #expect(count == 1)
  }

  @Test func aGestureEndsWithItsView() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Keep") { isShown = false }
          if isShown { Text("Go").onLongPressGesture(minimumDuration: 1) { isShown = false } }
        }
      }
    }
    let host = ViewHost(Root())
    let text = try host.get(.text("Go"))
    try text.press(for: .seconds(2))
    #expect(host.all(.text("Go")).isEmpty)
    try host.settle()
  }

  @Test func thePointerComesAndGoes() throws {
    var log: [String] = []
    let host = ViewHost(
      VStack {
        Text("A").onHover { log.append("A \($0)") }
        Text("B").onHover { log.append("B \($0)") }
      })
    try host.get(.text("A")).hover()
    try host.get(.text("B")).hover()
    #expect(log == ["A true", "A false", "B true"])
  }

  @Test func scrollingWhatDoesNotScrollDoesNothing() throws {
    let host = ViewHost(Text("A"), size: CGSize(width: 100, height: 100))
    let before = try host.get(.text("A")).frame
    try host.get(.text("A")).scroll(by: CGSize(width: 0, height: 10))
    try host.settle()
    #expect(try host.get(.text("A")).frame == before && host.warnings.isEmpty)
  }
}
