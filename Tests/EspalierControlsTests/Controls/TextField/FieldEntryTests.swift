// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The selection in a field that the Tab key leads to: all of its text on a desktop, as in AppKit's text fields
/// (`NSTextField` selects its text when it becomes first responder) and GTK's (`gtk-entry-select-on-focus`).
@MainActor
@Suite("Fields that a key leads to")
struct FieldEntryTests {
  private struct Page: View {
    @State private var texts = ["Ada", "Byron", "secret", "long"]
    @State private var number = 12
    @State private var editor = "editor"
    var body: some View {
      VStack {
        Text("\(texts.joined(separator: "|"))|\(number)|\(editor)").accessibilityIdentifier("written")
        TextField("First", text: $texts[0])
        TextField("Second", text: $texts[1])
        SecureField("Third", text: $texts[2])
        TextField("Fourth", text: $texts[3], axis: .vertical)
        TextField("Number", value: $number, format: .number)
        TextEditor(text: $editor).frame(height: 60)
      }
    }
  }

  private func tab(_ host: ViewHost<some View>, backwards: Bool = false, typing text: String) throws {
    host.keys.press(.tab, modifiers: backwards ? .shift : [])
    try host.settle()
    host.keys.type(text)
    try host.settle()
  }

  private func written(_ host: ViewHost<some View>) throws -> String? { try host.get(.identifier("written")).text }

  @Test("Tab selects the text of a field, and typing replaces it; an editor keeps it") func tab() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    for text in ["a", "b", "c", "d", "9", "!"] { try tab(host, typing: text) }
    #expect(try written(host) == "a|b|c|d|9|editor!")
  }

  @Test("Shift+Tab selects the text of a field") func backwards() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    try host.get(.role(.textField, name: "Second")).focus()
    try tab(host, backwards: true, typing: "x")
    #expect(try written(host) == "x|Byron|secret|long|12|editor")
  }

  @Test("On a phone the caret goes to the end") func phone() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400), look: .phone)
    try tab(host, typing: "x")
    #expect(try written(host) == "Adax|Byron|secret|long|12|editor")
  }

  @Test("A press puts the caret where it is, and selects nothing") func press() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    try host.get(.role(.textField, name: "First")).tap()
    host.keys.type("x")
    try host.settle()
    #expect(try written(host)?.prefix(4).sorted() == "Adax".sorted())
  }

  @Test("A selection of the program's stays") func ownSelection() throws {
    struct Own: View {
      @State private var text = "Ada"
      @State private var selection: TextSelection?
      var body: some View {
        VStack {
          Text(text).accessibilityIdentifier("written")
          TextField("First", text: $text, selection: $selection)
        }
        .onAppear { selection = TextSelection(insertionPoint: text.startIndex) }
      }
    }
    let host = ViewHost(Own(), size: CGSize(width: 300, height: 100))
    try tab(host, typing: "x")
    #expect(try written(host) == "xAda")
  }
}
