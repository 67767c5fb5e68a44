// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Gestures that may be missing.
@MainActor
@Suite struct OptionalGestureTests {
  private struct Target: View {
    let log: Log
    @State var isOn = true
    @GestureState private var isDragged = false

    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        Text(isDragged ? "dragged" : "at rest")
        Color.red.frame(width: 200, height: 200).accessibilityIdentifier("target")
          .onTapGesture { log.lines.append("tap") }
          .gesture(isOn ? drag : nil)
      }
    }

    private var drag: some Gesture {
      DragGesture().updating($isDragged) { _, state, _ in state = true }.onEnded { _ in log.lines.append("drag") }
    }
  }

  @Test("nil recognises nothing, and what is there again does; other gestures keep their events")
  func missing() throws {
    let log = Log()
    let host = ViewHost(Target(log: log), size: CGSize(width: 300, height: 400))
    let target = try host.get(.identifier("target"))
    try target.drag(by: CGSize(width: 60, height: 0))
    try target.tap()
    #expect(log.lines == ["drag", "tap"])
    try host.get(.text("Switch")).tap()
    log.lines = []
    try target.drag(by: CGSize(width: 60, height: 0))
    try target.tap()
    #expect(log.lines == ["tap"])
    try host.get(.text("Switch")).tap()
    try target.drag(by: CGSize(width: 60, height: 0))
    #expect(log.lines == ["tap", "drag"])
  }

  @Test("a gesture that is taken away while it goes on ends without success, and its state with it")
  func takenAway() throws {
    final class Model: ObservableObject { @Published var isOn = true }
    struct Page: View {
      @ObservedObject var model: Model
      let log: Log
      @GestureState private var isDragged = false
      var body: some View {
        VStack {
          Text(isDragged ? "dragged" : "at rest")
          Color.red.accessibilityIdentifier("target").gesture(
            model.isOn
              ? DragGesture().updating($isDragged) { _, state, _ in state = true }.onEnded { _ in
                log.lines.append("end")
              }
              : nil)
        }
      }
    }
    let (model, log) = (Model(), Log())
    let host = ViewHost(Page(model: model, log: log), size: CGSize(width: 200, height: 200))
    let frame = try host.get(.identifier("target")).frame
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: frame.midX, y: frame.midY))
    pointer.move(to: CGPoint(x: frame.midX + 30, y: frame.midY))
    _ = try host.get(.text("dragged"))
    model.isOn = false
    try host.update()
    pointer.move(to: CGPoint(x: frame.midX + 40, y: frame.midY))
    _ = try host.get(.text("at rest"))
    pointer.release(at: CGPoint(x: frame.midX + 40, y: frame.midY))
    #expect(log.lines.isEmpty)
  }

  @Test("nil before all others, beside others and in a combination leaves their events to them")
  func precedence() throws {
    let none: TapGesture? = nil
    let log = Log()
    let host = ViewHost(
      VStack {
        Button("Inside") { log.lines.append("button") }.highPriorityGesture(none).simultaneousGesture(none)
        Text("Both").simultaneousGesture(none.simultaneously(with: TapGesture().onEnded { log.lines.append("one") }))
        Text("Either").gesture(none.exclusively(before: TapGesture().onEnded { log.lines.append("other") }))
      })
    for name in ["Inside", "Both", "Either"] { try host.get(.text(name)).tap() }
    #expect(log.lines == ["button", "one", "other"])
  }

  @Test("gestures in rows of a list are those of the rows that have one")
  func rows() throws {
    let log = Log()
    let host = ViewHost(
      List(0..<4) { row in
        Text("Row \(row)").gesture(row.isMultiple(of: 2) ? TapGesture().onEnded { log.lines.append("\(row)") } : nil)
      }, size: CGSize(width: 300, height: 400))
    for row in 0..<4 { try host.get(.text("Row \(row)")).tap() }
    #expect(log.lines == ["0", "2"])
  }
}
