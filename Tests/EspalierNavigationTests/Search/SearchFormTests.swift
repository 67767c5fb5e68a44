// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Modifiers around a search field: the text or token of a suggestion, the keyboard, the selection.
@MainActor
@Suite("Modifiers of search fields")
struct SearchFormTests {
  private struct Tag: Identifiable, Hashable { let id: String }

  private let size = CGSize(width: 393, height: 600)

  @Test("A suggestion writes its text or its token, and one without neither", arguments: [Look.desktop, .phone])
  func completions(look: Look) throws {
    func chosen(_ suggestion: some View) throws -> String {
      var (text, tokens) = ("", [Tag]())
      let view = List { Text("Row") }
        .searchable(
          text: Binding(get: { text }, set: { text = $0 }), tokens: Binding(get: { tokens }, set: { tokens = $0 })
        ) { Text($0.id) }
        .searchSuggestions { suggestion }
      let host = ViewHost(view, size: size, look: look)
      try host.get(.role(.textField)).tap()
      try host.settle()
      try host.get(.text("Eggs")).tap()
      return "\(text)|\(tokens.map(\.id).joined())"
    }
    #expect(try chosen(Text("Eggs").searchCompletion("eggs")) == "eggs|")
    #expect(try chosen(Text("Eggs").searchCompletion(Tag(id: "eggs"))) == "|eggs")
    #expect(try chosen(Text("Eggs")) == "|")
  }

  enum Form: CaseIterable { case none, bool, value }

  private struct Page: View {
    let form: Form
    @State private var text = ""
    @FocusState private var isInField: Bool
    @FocusState private var place: String?

    init(form: Form) { self.form = form }

    var body: some View {
      switch form {
      case .none: content
      case .bool: content.searchFocused($isInField)
      case .value: content.searchFocused($place, equals: "field")
      }
    }

    private var content: some View {
      VStack {
        Button("Go") {
          isInField = true
          place = "field"
        }
        Text(isInField || place == "field" ? "in" : "out")
      }
      .searchable(text: $text)
    }
  }

  @Test("A Boolean or a value moves the keyboard into the field, and follows it", arguments: Form.allCases)
  func focus(form: Form) throws {
    let host = ViewHost(Page(form: form), size: size)
    let field = try host.get(.role(.textField))
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(field.isFocused == (form != .none))
    let other = ViewHost(Page(form: form), size: size)
    try other.get(.role(.textField)).focus()
    #expect(other.all(.text("in")).count == (form == .none ? 0 : 1))
  }

  @Test("A binding follows the selection in the field") func selection() throws {
    var selection: TextSelection?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    func caret(_ view: some View) throws -> Bool? {
      selection = nil
      let host = ViewHost(view, size: size)
      let field = try host.get(.role(.textField))
      try field.focus()
      try field.key(.end)
      return selection?.isInsertion
    }
    let page = Text("page").searchable(text: .constant("one two"))
    #expect(try caret(page.searchSelection(binding)) == true)
    #expect(try caret(page) == nil)
  }
}
