// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Gestures of two fingers, and where the pointer is.
@MainActor
@Suite struct TwoFingerTests {
  /// The records that the closures of a view leave.
  private final class Log {
    var entries: [String] = []
    var values: [Double] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(view.accessibilityIdentifier("c").frame(width: 300, height: 300), size: CGSize(width: 300, height: 300))
  }

  @Test("a magnification gives how much farther apart the fingers are, and where they began")
  func magnify() throws {
    let log = Log()
    var first: MagnifyGesture.Value?
    var last: MagnifyGesture.Value?
    let host = host(
      Color.red.frame(width: 100, height: 200).gesture(
        MagnifyGesture()
          .onChanged { value in
            first = first ?? value
            log.values.append(value.magnification)
          }
          .onEnded { last = $0 }))
    try host.get(.identifier("c")).magnify(by: 2)
    let value = try #require(last)
    #expect(abs(value.magnification - 2) < 0.001)
    #expect(value.startAnchor == .center)
    #expect(value.startLocation == CGPoint(x: 50, y: 100))
    #expect(abs(value.velocity - 10) < 0.5)
    #expect(log.values == log.values.sorted() && log.values.count == 6)
    #expect(first.map { $0.magnification > 1 } == true)
  }

  @Test("below the minimum it is none; the names of before iOS 17 give plain values")
  func thresholds() throws {
    let log = Log()
    let host = host(
      Color.red.frame(width: 100, height: 100)
        .gesture(
          MagnificationGesture(minimumScaleDelta: 0.5).onEnded { log.entries.append("scale \($0.rounded())") }
        )
        .simultaneousGesture(
          RotationGesture(minimumAngleDelta: .degrees(30)).onEnded {
            log.entries.append("turn \($0.degrees.rounded())")
          }))
    let element = try host.get(.identifier("c"))
    try element.magnify(by: 1.2)
    #expect(log.take() == [])
    try element.magnify(by: 2)
    #expect(log.take() == ["scale 2.0"])
    try element.rotate(by: .degrees(20))
    #expect(log.take() == [])
    try element.rotate(by: .degrees(-90))
    #expect(log.take() == ["turn -90.0"])
  }

  @Test("a rotation counts on beyond half a turn")
  func rotate() throws {
    var last: RotateGesture.Value?
    let host = host(Color.red.frame(width: 100, height: 100).gesture(RotateGesture().onEnded { last = $0 }))
    try host.get(.identifier("c")).rotate(by: .degrees(300))
    let value = try #require(last)
    #expect(abs(value.rotation.degrees - 300) < 0.001)
    #expect(abs(value.velocity.degrees - 3000) < 200)
    #expect(value.startAnchor == .center)
  }

  @Test("both at once, and a tap or drag of one finger beside them")
  func together() throws {
    let log = Log()
    let host = host(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { log.entries.append("tap") }
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onEnded { log.entries.append("\($0.first != nil) \($0.second != nil)") }))
    let element = try host.get(.identifier("c"))
    try element.tap()
    #expect(log.take() == ["tap"])
    try element.magnify(by: 2)
    #expect(log.take() == ["true false"])
    try element.rotate(by: .degrees(45))
    #expect(log.take() == ["false true"])
  }

  private struct Zoom: View {
    @GestureState private var scale = 1.0
    var body: some View {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("c").scaleEffect(scale)
        .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
    }
  }

  @Test("I11 gesture state follows the fingers and goes back when one of them goes; the next finger is another gesture")
  func state() throws {
    let host = ViewHost(Zoom(), size: CGSize(width: 300, height: 300))
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 140, y: 150))
    pointer.pressSecond(at: CGPoint(x: 160, y: 150))
    pointer.move(CGPoint(x: 130, y: 150), CGPoint(x: 170, y: 150))
    #expect(abs(try host.get(.identifier("c")).frame.width - 200) < 0.01)
    pointer.releaseSecond()
    #expect(abs(try host.get(.identifier("c")).frame.width - 100) < 0.01)
    pointer.release(at: CGPoint(x: 130, y: 150))
  }

  @Test("M16 changes of a gesture that goes on are continuous, its end is not")
  func continuous() throws {
    struct Slid: View {
      @State private var x = 0.0
      let log: Log
      var body: some View {
        Color.red.frame(width: 100, height: 100).offset(x: x)
          .transaction { log.entries.append($0.isContinuous ? "continuous" : "single") }
          .gesture(DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
      }
    }
    let log = Log()
    let host = host(Slid(log: log))
    _ = log.take()
    try host.get(.identifier("c")).drag(by: CGSize(width: 60, height: 0))
    let kinds = log.take().filter { _ in true }
    #expect(kinds.contains("continuous"))
    #expect(kinds.last == "single")
  }

  @Test("onContinuousHover reports each place, and the end")
  func hover() throws {
    let log = Log()
    let host = host(
      Color.red.frame(width: 100, height: 100)
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): log.entries.append("\(Int(point.x)) \(Int(point.y))")
          case .ended: log.entries.append("ended")
          }
        })
    let pointer = host.pointer
    pointer.hover(at: CGPoint(x: 10, y: 10))
    pointer.hover(at: CGPoint(x: 110, y: 120))
    pointer.hover(at: CGPoint(x: 120, y: 120))
    pointer.hover(at: nil)
    #expect(log.take() == ["10 20", "20 20", "ended"])
  }

  @Test("I8 a gesture that is switched off leaves those inside alone")
  func isEnabled() throws {
    let log = Log()
    for isEnabled in [true, false] {
      let host = host(
        Color.red.frame(width: 100, height: 100).onTapGesture { log.entries.append("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.entries.append("outer") }, isEnabled: isEnabled))
      try host.get(.identifier("c")).tap()
      #expect(log.take() == [isEnabled ? "outer" : "inner"])
    }
  }

  @Test("I16 a drag gives its speed, and where it would come to rest")
  func velocity() throws {
    var last: DragGesture.Value?
    let host = host(Color.red.frame(width: 100, height: 100).gesture(DragGesture().onEnded { last = $0 }))
    try host.get(.identifier("c")).drag(by: CGSize(width: 100, height: -50))
    let value = try #require(last)
    #expect(abs(value.velocity.width - 1000) < 60 && abs(value.velocity.height + 500) < 30)
    #expect(abs(value.predictedEndTranslation.width - 100 - value.velocity.width * 0.25) < 0.01)
    #expect(value.predictedEndLocation.x - value.location.x == value.predictedEndTranslation.width - 100)
  }

  @Test("G27 a drag gives places in the space that is requested")
  func namedSpace() throws {
    var last: DragGesture.Value?
    let host = ViewHost(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 100)
          .gesture(DragGesture(coordinateSpace: .named("s")).onEnded { last = $0 })
          .accessibilityIdentifier("c").padding(.leading, 40)
      }
      .frame(width: 200, height: 200, alignment: .topLeading).coordinateSpace(.named("s")).padding(10),
      size: CGSize(width: 220, height: 220))
    try host.get(.identifier("c")).drag(by: CGSize(width: 20, height: 0))
    #expect(last?.startLocation == CGPoint(x: 90, y: 50))
    #expect(last?.location == CGPoint(x: 110, y: 50))
  }
}
