// SPDX-License-Identifier: MIT

import EspalierHosting
import EspalierInteraction
import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Gestures inside of what scrolls: specification I15, I30.
@MainActor
@Suite struct ScrollGestureTests {
  private let log = Log()

  private func host(_ row: some View) -> ViewHost<some View> {
    ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          row.frame(height: 100).accessibilityIdentifier("row")
          Color.blue.frame(height: 1000)
        }
      }, size: CGSize(width: 200, height: 200))
  }

  /// Whether a drag that begins on the row scrolls.
  private func scrolls(_ row: some View) throws -> Bool {
    let host = host(row)
    let element = try host.get(.identifier("row"))
    let before = element.frame.minY
    try element.drag(by: CGSize(width: 0, height: -60))
    return element.frame.minY < before - 10
  }

  @Test(
    "I15: a drag from the first point keeps the content still, also in rows and erased; a simultaneous one does not")
  func drags() throws {
    let drag = DragGesture(minimumDistance: 0).onEnded { _ in log.add("drag") }
    #expect(try !scrolls(Color.red.gesture(drag)))
    #expect(log.take() == ["drag"])
    #expect(try !scrolls(VStack { AnyView(Color.red.gesture(drag)) }))
    #expect(log.take() == ["drag"])
    #expect(try scrolls(Color.red.simultaneousGesture(drag)))
    #expect(log.take() == ["drag"])
    #expect(try scrolls(Color.red.gesture(drag, including: .subviews)))
    #expect(try scrolls(Color.red.gesture(drag).disabled(true)))
    #expect(log.take() == [])
  }

  @Test("I15: taps, long presses and buttons do not keep it from scrolling, and do not run when it scrolls")
  func taps() throws {
    #expect(try scrolls(Color.red.onTapGesture { log.add("tap") }))
    #expect(try scrolls(Color.red.onLongPressGesture { log.add("long") }))
    #expect(try scrolls(Button("B") { log.add("button") }))
    #expect(log.take() == [])
    let row = host(Color.red.onTapGesture { log.add("tap") })
    try row.get(.identifier("row")).tap()
    #expect(log.take() == ["tap"])
    let pressed = host(Color.red.onLongPressGesture { log.add("long") })
    try pressed.get(.identifier("row")).press(for: .seconds(0.6))
    #expect(log.take() == ["long"])
  }

  @Test("I30: in a phone's list plain and borderless buttons are touched each by itself, default ones all together")
  func listButtons() throws {
    func row(_ style: Int) -> some View {
      List {
        let buttons = HStack {
          Button("A") { log.add("a") }
          Button("B") { log.add("b") }
          Spacer()
          Text("rest")
        }
        switch style {
        case 0: buttons
        case 1: buttons.buttonStyle(.borderless)
        default: buttons.buttonStyle(.plain)
        }
      }
    }
    for style in 1...2 {
      let host = ViewHost(row(style), size: CGSize(width: 300, height: 200))
      try host.get(.text("A")).tap()
      #expect(log.take() == ["a"])
      try host.get(.text("rest")).tap()
      #expect(log.take() == [])
    }
    let host = ViewHost(row(0), size: CGSize(width: 300, height: 200), look: .phone)
    try host.get(.text("rest")).tap()
    #expect(log.take() == ["a", "b"])
  }

  @Test("On a desktop the pointer's button moves no content: a finger does, and a wheel")
  func pointersOnADesktop() throws {
    let host = host(Color.red)
    let row = try host.get(.identifier("row"))
    host.pointer.scrolls = false
    try row.drag(by: CGSize(width: 0, height: -60))
    try host.settle()
    #expect(row.frame.minY == 0)

    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 100, y: 100), isTouch: true)
    pointer.move(to: CGPoint(x: 100, y: 80))
    #expect(row.frame.minY == -20)
    try host.advance(by: .seconds(0.3))
    pointer.release(at: CGPoint(x: 100, y: 80))
    try row.scroll(by: CGSize(width: 0, height: -10))
    #expect(row.frame.minY == -30)
  }
}
