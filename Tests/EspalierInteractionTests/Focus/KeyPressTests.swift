// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Keys for views that take the keyboard.
@MainActor
@Suite("Key presses")
struct KeyPressTests {
  @Test("A focusable view gets the keys while it has the keyboard") func focusable() throws {
    let log = Log()
    let host = ViewHost(
      VStack {
        Text("board").focusable()
          .onKeyPress(.upArrow) {
            log.lines.append("up")
            return .handled
          }
        Text("other")
      })
    try host.get(.text("other")).key(.upArrow)
    #expect(log.lines.isEmpty)
    try host.get(.text("board")).key(.upArrow)
    #expect(log.lines == ["up"])
  }

  @Test("A press, the Tab key and a focus state bring the keyboard") func ways() throws {
    struct Page: View {
      @FocusState var isFocused: Bool
      @State var canFocus = true
      var body: some View {
        VStack {
          Text(isFocused ? "has it" : "has it not").focusable(canFocus).focused($isFocused)
          Button("Give") { isFocused = true }
          Button("Forbid") { canFocus = false }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
    try host.get(.text("has it not")).tap()
    #expect(host.all(.text("has it")).count == 1)
    host.graph.focus.focus(nil)
    try host.update()
    host.keys.press(.tab)
    #expect(host.all(.text("has it")).count == 1)
    host.graph.focus.focus(nil)
    try host.update()
    try host.get(.text("Give")).tap()
    #expect(host.all(.text("has it")).count == 1)
    host.graph.focus.focus(nil)
    try host.update()
    try host.get(.text("Forbid")).tap()
    try host.get(.text("has it not")).tap()
    #expect(host.all(.text("has it not")).count == 1)
  }

  @Test("The innermost receives it first; what is ignored goes on, at last to the view itself") func order() throws {
    struct Page: View {
      let log: Log
      @State var text = ""
      var body: some View {
        TextField("Field", text: $text)
          .onKeyPress(characters: .decimalDigits) {
            log.lines.append("inner \($0.characters)")
            return .ignored
          }
          .onKeyPress(keys: ["1", .return]) {
            log.lines.append("outer \($0.key == .return ? "return" : $0.characters)")
            return .handled
          }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 60))
    try host.get(.role(.textField)).type("a12\n")
    #expect(try host.get(.role(.textField)).value == "a2")
    #expect(log.lines == ["inner 1", "outer 1", "inner 2", "outer return"])
  }

  @Test("Every key, with its modifiers") func all() throws {
    let log = Log()
    let host = ViewHost(
      Color.red.frame(width: 20, height: 20).focusable().accessibilityIdentifier("view")
        .onKeyPress { press in
          log.lines.append("\(press.key.character) \(press.modifiers.contains(.command))")
          return .handled
        })
    try host.get(.identifier("view")).key("s", modifiers: .command)
    try host.get(.identifier("view")).type("x")
    #expect(log.lines == ["s true", "x false"])
  }

  @Test("Arrows move, Escape exits: the innermost view with an action gets the command, a field keeps its arrows")
  func commands() throws {
    struct Page: View {
      let log: Log
      @State var text = ""
      var body: some View {
        VStack {
          Text("board").focusable()
            .onMoveCommand { log.lines.append("move \($0)") }
          Text("other").focusable().onMoveCommand(perform: nil).onExitCommand { log.lines.append("exit") }
          TextField("Field", text: $text)
        }
        .onMoveCommand { log.lines.append("outer \($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Page(log: log), size: CGSize(width: 200, height: 200))
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow] { try host.get(.text("board")).key(key) }
    #expect(log.lines == ["move up", "move down", "move left", "move right"])
    try host.get(.text("other")).key(.leftArrow)
    try host.get(.text("other")).key(.leftArrow, modifiers: .command)
    try host.get(.text("other")).key(.escape)
    #expect(log.lines.dropFirst(4) == ["outer left", "exit"])
    try host.get(.label("Field")).key(.leftArrow)
    #expect(log.lines.count == 6)
  }

  @Test("One key in the phases that are named: its release, too") func phasesOfOneKey() throws {
    let log = Log()
    let host = ViewHost(
      Text("board").focusable().onKeyPress(.space, phases: .down) {
        log.add("\($0.key == .space) \($0.phase == .down)")
        return .handled
      })
    try host.get(.text("board")).key(.space)
    try host.get(.text("board")).key(.return)
    #expect(log.take() == ["true true"])
  }
}
