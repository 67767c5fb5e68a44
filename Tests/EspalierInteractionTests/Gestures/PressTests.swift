// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Styles of buttons, and presses that end early: specification I28, I48.
@MainActor
struct PressTests {
  private let log = Log()
  private let size = CGSize(width: 300, height: 400)

  private func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

  @Test("I28: a style on a container is for all buttons inside; the nearest wins")
  func styles() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("!")
        }
      }
    }
    struct Quiet: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture(minimumDuration: 0.2) { configuration.trigger() }
      }
    }
    let host = host(
      VStack {
        Button("A") { log.add("a") }
        ForEach(0..<1, id: \.self) { _ in AnyView(Button("B") { log.add("b") }.buttonStyle(Quiet())) }
      }
      .buttonStyle(Loud()))
    #expect(host.all(.text("!")).count == 1)
    try host.get(.text("A")).tap()
    try host.get(.text("B")).tap()
    #expect(log.take() == ["a"])
    try host.get(.text("B")).press(for: .seconds(0.3))
    #expect(log.take() == ["b"])
  }

  @Test("I48: the press that a drag or a cancellation ends is no long press")
  func longPressEnds() throws {
    let host = host(
      Color.red.frame(width: 100, height: 100).onLongPressGesture {
        log.add("done")
      } onPressingChanged: {
        log.add("\($0)")
      })
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: 150, y: 200))
    try host.advance(by: .seconds(0.2))
    pointer.cancel()
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["true", "false"])
    pointer.press(at: CGPoint(x: 150, y: 200))
    try host.advance(by: .seconds(0.2))
    pointer.move(to: CGPoint(x: 150, y: 212))
    try host.advance(by: .seconds(1))
    #expect(log.take() == ["true", "false"])
    pointer.release(at: CGPoint(x: 150, y: 212))
  }
}
