// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ButtonTests {
  private struct Shout: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "idle")
        Text(configuration.role == .destructive ? "destructive" : "ordinary")
      }
    }
  }

  @Test("I28: a style sees the press")
  func aStyleSeesThePress() throws {
    var count = 0
    let host = ViewHost(Button("Go", role: .destructive) { count += 1 }.buttonStyle(Shout()))
    let pointer = host.pointer
    let frame = try host.get(.text("Go")).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    _ = try host.get(.text("destructive"))

    pointer.press(at: point)
    _ = try host.get(.text("pressed"))
    #expect(count == 0)

    pointer.move(to: CGPoint(x: point.x, y: point.y + 200))
    _ = try host.get(.text("idle"))

    pointer.move(to: point)
    pointer.release(at: point)
    _ = try host.get(.text("idle"))
    #expect(count == 1)
  }

  @Test("I28: releasing outside does nothing")
  func releasingOutsideDoesNothing() throws {
    var count = 0
    let host = ViewHost(Button("Go") { count += 1 }, size: CGSize(width: 300, height: 300))
    try host.get(.text("Go")).drag(by: CGSize(width: 0, height: 100))
    #expect(count == 0)
    try host.get(.text("Go")).press(for: .seconds(3))
    #expect(count == 1)
  }

  @Test("I28: a primitive style triggers itself")
  func aPrimitiveStyleTriggersItself() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    var count = 0
    let host = ViewHost(Button("Go") { count += 1 }.buttonStyle(Twice()))
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(count == 0)
    try host.get(.text("Go")).doubleTap()
    #expect(count == 1)
  }

  @Test func aStyleReadsTheEnvironment() throws {
    struct Polite: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "Please" : "Sorry") }
    }
    _ = try ViewHost(Button("Go") {}.buttonStyle(Polite())).get(.text("Please"))
    _ = try ViewHost(Button("Go") {}.buttonStyle(Polite()).disabled(true)).get(.text("Sorry"))
  }

  @Test("I24: a disabled button does nothing, and is disabled for screen readers")
  func aDisabledButtonDoesNothingAndIsMarkedDisabled() throws {
    var count = 0
    let host = ViewHost(Button("Go") { count += 1 }.disabled(true))
    let button = try host.get(.role(.button, name: "Go"))
    try button.tap()
    #expect(count == 0)
    #expect(!button.isEnabled)
    #expect(button.isHittable)
  }

  @Test("I31: a plain button is touched where it draws")
  func aPlainButtonIsTouchedWhereItDraws() throws {
    var count = 0
    func host(_ style: some PrimitiveButtonStyle) -> ViewHost<some View> {
      let label = HStack {
        Text("A")
        Spacer()
        Text("B")
      }
      return ViewHost(
        Button {
          count += 1
        } label: {
          label
        }.buttonStyle(style), size: CGSize(width: 200, height: 40))
    }
    try host(.plain).get(.role(.button)).tap()
    #expect(count == 0)
    try host(.borderless).get(.role(.button)).tap()
    #expect(count == 1)
  }

  /// A screen reader finds one element; what it shows is found as well.
  @Test func aButtonIsOneElement() throws {
    let host = ViewHost(
      Button {
      } label: {
        VStack {
          Text("Send")
          Text("to everybody")
        }
      })
    let button = try host.get(.role(.button))
    #expect(button.label == "Send, to everybody")
    #expect(host.all(.label("Send")).isEmpty)
    #expect(try host.get(.text("Send").within(.role(.button))).frame.height > 0)
  }

  /// The button gives way to a drag around it once the finger has moved.
  @Test func aDragTakesTheFingerFromAButton() throws {
    var log: [String] = []
    let root = Button("Go") { log.append("tap") }.buttonStyle(.borderedProminent)
      .gesture(DragGesture().onEnded { _ in log.append("drag") })
    let host = ViewHost(root, size: CGSize(width: 200, height: 100))
    try host.get(.text("Go")).drag(by: CGSize(width: 15, height: 0))
    #expect(log == ["drag"])
    try host.get(.text("Go")).drag(by: CGSize(width: 5, height: 0))
    #expect(log == ["drag", "tap"])
  }
}
