// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Gestures of different kinds inside of each other, in rows, lists and erased views: specification I1–I16.
@MainActor
@Suite struct NestedGestureTests {
  let log = Log()
  private let size = CGSize(width: 200, height: 200)

  func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

  var square: some View { Color.red.frame(width: 100, height: 100).accessibilityIdentifier("c") }

  @Test("I5: where the inner gesture fails the outer one has its turn")
  func outerAfterInnerFails() throws {
    let longInside = host(
      square.onLongPressGesture { log.add("long") }.padding().contentShape(Rectangle()).onTapGesture { log.add("tap") })
    try longInside.get(.identifier("c")).tap()
    try longInside.settle()
    #expect(log.take() == ["tap"])
    try longInside.get(.identifier("c")).press(for: .seconds(0.6))
    try longInside.settle()
    #expect(log.take() == ["long"])

    let dragInside = host(
      square.gesture(DragGesture().onEnded { _ in log.add("drag") }).onTapGesture { log.add("tap") })
    try dragInside.get(.identifier("c")).tap()
    #expect(log.take() == ["tap"])
    try dragInside.get(.identifier("c")).drag(by: CGSize(width: 50, height: 0))
    #expect(log.take() == ["drag"])

    let tapInside = host(
      square.onTapGesture { log.add("tap") }.gesture(DragGesture().onEnded { _ in log.add("drag") }))
    try tapInside.get(.identifier("c")).tap()
    #expect(log.take() == ["tap"])
    try tapInside.get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    #expect(log.take() == ["drag"])
  }

  @Test("I5: of three levels the innermost wins; through groups, rows and erased views")
  func threeLevels() throws {
    let host = host(
      VStack {
        ForEach(0..<2, id: \.self) { row in
          AnyView(
            Group { Color.red.accessibilityIdentifier("r\(row)").onTapGesture { log.add("row \(row)") } })
        }
        Color.blue.accessibilityIdentifier("blue")
      }
      .onTapGesture { log.add("stack") }
      .padding().contentShape(Rectangle())
      .onTapGesture { log.add("outer") })
    try host.get(.identifier("r1")).tap()
    #expect(log.take() == ["row 1"])
    try host.get(.identifier("blue")).tap()
    #expect(log.take() == ["stack"])
    host.pointer.tap(at: CGPoint(x: 2, y: 2))
    #expect(log.take() == ["outer"])
  }

  @Test("I6: high priority around a button, a toggle and a row with a tap of its own")
  func highPriority() throws {
    struct Switch: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        VStack {
          Button("Go") { log.add("button") }
          Toggle(isOn ? "on" : "off", isOn: $isOn)
        }
        .highPriorityGesture(TapGesture().onEnded { log.add("parent") })
      }
    }
    let host = host(Switch(log: log))
    try host.get(.text("Go")).tap()
    try host.get(.text("off")).tap()
    #expect(log.take() == ["parent", "parent"])
    #expect(host.all(.text("off")).count == 1)
  }

  @Test("I6: a high priority gesture that fails gives way to the inner one")
  func highPriorityFails() throws {
    let host = host(
      Button("Go") { log.add("button") }
        .highPriorityGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") }))
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(log.take() == ["button"])
    try host.get(.text("Go")).press(for: .seconds(0.4))
    try host.settle()
    #expect(log.take() == ["long"])
  }

  @Test("I7: a simultaneous gesture is recognised with a long press and a drag of the child")
  func simultaneous() throws {
    let host = host(
      square.onLongPressGesture(minimumDuration: 0.2) { log.add("long") }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") }))
    try host.get(.identifier("c")).press(for: .seconds(0.3))
    #expect(log.take().sorted() == ["drag", "long"])
    try host.get(.identifier("c")).drag(by: CGSize(width: 40, height: 0))
    #expect(log.take() == ["drag"])
  }

  @Test(
    "I8: masks of high priority and simultaneous gestures",
    arguments: [
      (GestureMask.all, ["parent"], ["child", "parent"]), (.gesture, ["parent"], ["parent"]),
      (.subviews, ["child"], ["child"]), (.none, [], []),
    ])
  func masks(_ mask: GestureMask, _ high: [String], _ simultaneous: [String]) throws {
    let child = square.onTapGesture { log.add("child") }
    let tap = TapGesture().onEnded { log.add("parent") }
    try host(child.highPriorityGesture(tap, including: mask)).get(.identifier("c")).tap()
    #expect(log.take() == high)
    try host(child.simultaneousGesture(tap, including: mask)).get(.identifier("c")).tap()
    #expect(log.take().sorted() == simultaneous)
  }

  @Test("I8: a mask on an outer view counts for all that is inside")
  func maskFromOutside() throws {
    let host = host(
      VStack { AnyView(square.onTapGesture { log.add("child") }) }
        .gesture(DragGesture().onEnded { _ in log.add("drag") }, including: .gesture))
    try host.get(.identifier("c")).tap()
    #expect(log.take() == [])
    try host.get(.identifier("c")).drag(by: CGSize(width: 40, height: 0))
    #expect(log.take() == ["drag"])
  }

  @Test("I9: the first of two exclusive gestures has precedence, the second its turn when the first fails")
  func exclusive() throws {
    let gesture = DragGesture(minimumDistance: 20).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first(let drag): log.add("drag \(Int(drag.translation.width))")
        case .second: log.add("tap")
        }
      }
    let host = host(square.gesture(gesture))
    try host.get(.identifier("c")).tap()
    #expect(log.take() == ["tap"])
    try host.get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    #expect(log.take() == ["drag 60"])
  }

  @Test("I9: a double tap before a single one: the single waits")
  func exclusiveTaps() throws {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.add("double")
        case .second: log.add("single")
        }
      }
    let host = host(square.gesture(gesture))
    try host.get(.identifier("c")).doubleTap()
    try host.settle()
    #expect(log.take() == ["double"])
    try host.get(.identifier("c")).tap()
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["single"])
  }

  @Test("Two taps with a pause between them are two, though a program that was busy handles them at once")
  func tapsAreCountedByTheirOwnTime() throws {
    let host = host(square.onTapGesture(count: 2) { log.add("double") })
    let point = CGPoint(x: 100, y: 100)
    for times in [[1, 2], [5, 5.1]] {
      for time in times {
        host.pointer.press(at: point, eventTime: time)
        host.pointer.release(at: point, eventTime: time)
      }
      try host.update()
      #expect(log.take() == (times == [5, 5.1] ? ["double"] : []))
      try host.advance(by: .seconds(1))
    }
  }

  @Test("I9: simultaneous values change one by one, and may be absent")
  func simultaneousValues() throws {
    let gesture = LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture())
      .onChanged { value in
        log.add("\(value.first.map { "\($0)" } ?? "-") \(value.second.map { "\(Int($0.translation.width))" } ?? "-")")
      }
    let host = host(square.gesture(gesture))
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["true -"])
    try host.advance(by: .seconds(0.3))
    pointer.move(to: CGPoint(x: 130, y: 100))
    #expect(log.take().last == "true 30")
    pointer.release(at: CGPoint(x: 130, y: 100))
  }

  @Test("I9: a sequence whose first part fails never gets to the second")
  func sequenceFails() throws {
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log.add("first")
        case .second(_, let drag): log.add(drag == nil ? "second" : "drag")
        }
      }
      .onEnded { _ in log.add("ended") }
    let host = host(square.gesture(gesture))
    try host.get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    let entries = log.take()
    #expect(!entries.contains("second") && !entries.contains("drag") && !entries.contains("ended"))
  }

  @Test("I9, I11: a sequence of three, with a state that follows each step")
  func threeSteps() throws {
    struct Steps: View {
      @GestureState private var step = "idle"
      let log: Log
      var body: some View {
        Text(step)
        Color.red.accessibilityIdentifier("c")
          .gesture(
            LongPressGesture(minimumDuration: 0.1).sequenced(before: LongPressGesture(minimumDuration: 0.3))
              .sequenced(before: DragGesture(minimumDistance: 0))
              .updating($step) { value, state, _ in
                switch value {
                case .first(.first): state = "one"
                case .first(.second): state = "two"
                case .second(_, let drag): state = drag == nil ? "three" : "drag \(Int(drag!.translation.width))"
                }
              }
              .onEnded { _ in log.add("ended") })
      }
    }
    let host = host(VStack { Steps(log: log) })
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 150))
    #expect(host.all(.text("one")).count == 1)
    try host.advance(by: .seconds(0.2))
    #expect(host.all(.text("two")).count == 1)
    try host.advance(by: .seconds(0.4))
    pointer.move(to: CGPoint(x: 120, y: 150))
    #expect(host.all(.text("drag 20")).count == 1)
    pointer.release(at: CGPoint(x: 120, y: 150))
    #expect(host.all(.text("idle")).count == 1)
    #expect(log.take() == ["ended"])
  }

  @Test("I10: single, double and triple taps on one view, the most taps innermost")
  func taps() throws {
    let host = host(
      square.onTapGesture(count: 3) { log.add("3") }.onTapGesture(count: 2) { log.add("2") }.onTapGesture {
        log.add("1")
      })
    let target = try host.get(.identifier("c"))
    for count in 1...3 {
      for _ in 0..<count { try target.tap() }
      try host.advance(by: .seconds(2))
      #expect(log.take() == ["\(count)"])
    }
  }

  @Test("I10: a double tap on a parent, a single one on the child: the child's runs each time")
  func doubleOutside() throws {
    let host = host(square.onTapGesture { log.add("1") }.onTapGesture(count: 2) { log.add("2") })
    try host.get(.identifier("c")).doubleTap()
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["1", "1"])
  }
}
