// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The values that a gesture gives while it runs, and its end when it is interrupted.
extension NestedGestureTests {
  @Test("I11, I12: a cancelled drag ends nothing and resets, with the requested animation")
  func cancelled() throws {
    struct Pulled: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x: CGFloat = 0
      let log: Log
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").offset(x: x)
          .frame(width: 200, height: 200).contentShape(Rectangle())
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($x) { value, state, _ in state = value.translation.width }
              .onEnded { _ in log.add("ended") })
      }
    }
    let host = host(Pulled(log: log))
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 50, y: 100))
    pointer.move(to: CGPoint(x: 90, y: 100))
    #expect(try host.get(.identifier("c")).frame.minX == 130)
    pointer.cancel()
    try host.advance(by: .seconds(0.5))
    #expect(abs(try host.get(.identifier("c")).frame.minX - 110) < 0.01)
    #expect(log.take() == [])
  }

  @Test("I11: the reset closure gets the last value")
  func resetClosure() throws {
    struct Pressed: View {
      @GestureState private var length: Int
      init(_ log: Log) {
        _length = GestureState(initialValue: 0, reset: { value, _ in log.add("reset \(value)") })
      }
      var body: some View {
        Color.red.accessibilityIdentifier("c")
          .gesture(DragGesture().updating($length) { value, state, _ in state = Int(value.translation.width) })
      }
    }
    try host(Pressed(log)).get(.identifier("c")).drag(by: CGSize(width: 30, height: 0))
    #expect(log.take() == ["reset 30"])
  }

  @Test("I11: updating receives the transaction, and can make the state move")
  func updatingTransaction() throws {
    struct Pulled: View {
      @GestureState private var isPressed = false
      var body: some View {
        Color.red.frame(width: isPressed ? 100 : 50, height: 50).accessibilityIdentifier("c")
          .gesture(
            LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, transaction in
              state = value
              transaction.animation = .linear(duration: 1)
            })
      }
    }
    let host = host(Pulled())
    host.pointer.press(at: CGPoint(x: 100, y: 100))
    try host.advance(by: .seconds(0.5))
    #expect(abs(try host.get(.identifier("c")).frame.width - 75) < 0.01)
  }

  @Test("I14: the distance counts along the way, in any direction; it is the given one")
  func distances() throws {
    var first: [CGSize] = []
    func drag(_ distance: CGFloat, by translation: CGSize) throws -> CGSize? {
      first = []
      let host = host(square.gesture(DragGesture(minimumDistance: distance).onChanged { first.append($0.translation) }))
      try host.get(.identifier("c")).drag(by: translation)
      return first.first
    }
    #expect(try drag(30, by: CGSize(width: -60, height: 0))?.width == -30)
    let diagonal = try #require(try drag(10, by: CGSize(width: 24, height: 24)))
    #expect(diagonal.width == 8)
    #expect(try drag(0, by: CGSize(width: 6, height: 0)) == .zero)
    #expect(try drag(100, by: CGSize(width: 60, height: 60)) == nil)
  }

  @Test("I1: a drag gives places of the view's own space, also where that is scaled, turned or moved")
  func localSpace() throws {
    var ends: [DragGesture.Value] = []
    let gesture = DragGesture(minimumDistance: 0).onEnded { ends.append($0) }
    let red = Color.red.frame(width: 50, height: 50)
    try host(red.gesture(gesture).scaleEffect(2).accessibilityIdentifier("c")).get(.identifier("c"))
      .drag(by: CGSize(width: 40, height: 0))
    #expect(ends.last.map { abs($0.translation.width - 20) < 0.01 } == true)
    #expect(ends.last.map { abs($0.startLocation.x - 25) < 0.01 } == true)
    try host(red.gesture(gesture).rotationEffect(.degrees(90)).accessibilityIdentifier("c")).get(.identifier("c"))
      .drag(by: CGSize(width: 0, height: 30))
    #expect(ends.last.map { abs($0.translation.width - 30) < 0.01 && abs($0.translation.height) < 0.01 } == true)
    try host(red.gesture(gesture).offset(x: 30).accessibilityIdentifier("c")).get(.identifier("c"))
      .drag(by: CGSize(width: 10, height: 0))
    #expect(ends.last.map { abs($0.startLocation.x - 25) < 0.01 && abs($0.startLocation.y - 25) < 0.01 } == true)
  }

  @Test("I2, I48: long presses have other durations and distances")
  func longPresses() throws {
    let host = host(
      square.onLongPressGesture(minimumDuration: 1, maximumDistance: 50) {
        log.add("done")
      } onPressingChanged: {
        log.add("\($0)")
      })
    let target = try host.get(.identifier("c"))
    try target.press(for: .seconds(0.9))
    #expect(log.take() == ["true", "false"])
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 100))
    try host.advance(by: .seconds(0.5))
    pointer.move(to: CGPoint(x: 140, y: 100))
    try host.advance(by: .seconds(0.6))
    #expect(log.take() == ["true", "done", "false"])
    pointer.release(at: CGPoint(x: 140, y: 100))
    #expect(log.take() == [])
    pointer.press(at: CGPoint(x: 100, y: 100))
    pointer.move(to: CGPoint(x: 151, y: 100))
    #expect(log.take() == ["true", "false"])
    pointer.release(at: CGPoint(x: 151, y: 100))
  }

  @Test("I12: a view that goes in the middle of a drag ends nothing, and the next gesture works")
  func viewGoes() throws {
    struct Going: View {
      @State private var isThere = true
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          if isThere {
            Color.red.gesture(
              DragGesture().onChanged { if $0.translation.width > 20 { isThere = false } }.onEnded { _ in
                log.add("ended")
              })
          }
          Color.blue.accessibilityIdentifier("blue").onTapGesture { log.add("blue") }
        }
      }
    }
    let host = host(Going(log: log))
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 50))
    pointer.move(to: CGPoint(x: 130, y: 50))
    pointer.move(to: CGPoint(x: 140, y: 50))
    pointer.release(at: CGPoint(x: 140, y: 50))
    #expect(log.take() == [])
    try host.get(.identifier("blue")).tap()
    #expect(log.take() == ["blue"])
  }

  @Test("I12, I25: a view that is disabled in the middle of a gesture loses it")
  func disabledInBetween() throws {
    struct Lock: View {
      @State private var isLocked = false
      @GestureState private var isDragged = false
      let log: Log
      var body: some View {
        Text(isDragged ? "dragged" : "free")
        Color.red
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isDragged) { _, state, _ in state = true }
              .onChanged { if $0.translation.width > 20 { isLocked = true } }
              .onEnded { _ in log.add("ended") }
          )
          .disabled(isLocked)
      }
    }
    let host = host(VStack { Lock(log: log) })
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 150))
    #expect(host.all(.text("dragged")).count == 1)
    pointer.move(to: CGPoint(x: 130, y: 150))
    pointer.move(to: CGPoint(x: 140, y: 150))
    #expect(host.all(.text("free")).count == 1)
    pointer.release(at: CGPoint(x: 140, y: 150))
    #expect(log.take() == [])
  }
}
