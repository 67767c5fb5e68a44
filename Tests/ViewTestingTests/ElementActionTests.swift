// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// design.md, section 9: what actions mean.
@MainActor
struct ElementActionTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func dragsAndPressesTakeVirtualTime() throws {
    let host = ViewHost(Text("A"), size: size)
    let element = try host.get(.text("A"))
    try element.tap()
    #expect(host.time == 0)
    try element.drag(by: CGSize(width: 30, height: 0))
    #expect(abs(host.time - 0.1) < 1e-9)
    try element.press(for: .seconds(2))
    #expect(abs(host.time - 2.1) < 1e-9)
    try element.hover()
    try element.scroll(by: CGSize(width: 0, height: 5))
    try element.type("abc")
    #expect(abs(host.time - 2.1) < 1e-9)
  }

  /// Each event is delivered in its own update.
  @Test func everyEventHasItsUpdate() throws {
    struct Root: View {
      @State private var text = ""
      let log: @MainActor (String) -> Void
      var body: some View { TextField("Field", text: $text).onChange(of: text) { log(text) } }
    }
    var log: [String] = []
    let host = ViewHost(Root { log.append($0) }, size: size)
    try host.get(.role(.textField)).type("ab")
    #expect(log == ["a", "ab"])
  }

  /// The list of names of the cases.
  @Test func anElementWithTheKeyboardIsFocused() throws {
    let host = ViewHost(
      VStack {
        HStack { TextField("First", text: .constant("")) }.accessibilityIdentifier("row")
        TextField("Second", text: .constant(""))
      }, size: size)
    let (first, second) = try (host.get(.role(.textField, name: "First")), host.get(.role(.textField, name: "Second")))
    try second.focus()
    #expect(!first.isFocused && second.isFocused)
    try host.get(.identifier("row")).focus()
    #expect(try first.isFocused && !second.isFocused && host.get(.identifier("row")).isFocused)
  }

  /// Without a field, keys go to the view with the keyboard: here there is none.
  @Test func typingWhereNothingListensDoesNothing() throws {
    let host = ViewHost(Text("A"), size: size)
    let before = host.dump(.layout)
    try host.get(.text("A")).focus()
    try host.get(.text("A")).type("x\n\t")
    try host.get(.text("A")).key(.escape)
    try host.settle()
    #expect(host.dump(.layout) == before)
  }

  /// An element around a field passes the keyboard on to it.
  @Test func anIdentifiedFieldIsTypedInto() throws {
    struct Root: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Field", text: $text).accessibilityIdentifier("field")
          Text("Text: \(text)")
        }
      }
    }
    let host = ViewHost(Root(), size: size)
    let field = try host.get(.identifier("field"))
    try field.type("x")
    #expect(field.value == "x")
    #expect(field.role == .textField)
    #expect(field.isHittable)
    _ = try host.get(.text("Text: x"))
  }

  /// Misuse: an element whose view is gone names what it was and what to do, for every action.
  @Test func actionsOnWhatIsGoneSayWhich() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("Fleeting") }
          Button("Remove") { isShown = false }
        }
      }
    }
    let host = ViewHost(Root(), size: size)
    let element = try host.get(.text("Fleeting"))
    try host.get(.text("Remove")).tap()
    let actions: [(String, () throws -> Void)] = [
      ("tap", { try element.tap() }), ("tap", { try element.doubleTap() }),
      ("press", { try element.press(for: .seconds(1)) }), ("drag", { try element.drag(by: .zero) }),
      ("scroll", { try element.scroll(by: .zero) }), ("hover", { try element.hover() }),
      ("focus", { try element.focus() }), ("type", { try element.type("x") }),
      ("press a key", { try element.key(.tab) }),
    ]
    for (name, action) in actions {
      let error = try #require(throws: ElementGone.self) { try action() }
      #expect(
        error.description.hasPrefix("Cannot \(name): the element found by text \"Fleeting\" is gone. It was: text"))
      #expect(error.description.hasSuffix("get it again after the change."))
    }
    #expect(element.frame == .zero)
  }
}
