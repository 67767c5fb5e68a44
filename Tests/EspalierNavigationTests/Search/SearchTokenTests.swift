// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Tokens of search fields, the keyboard in them, and how a search ends (documentation of `searchable`, `searchFocused`).
@MainActor
@Suite("Tokens and the keyboard of search fields") struct SearchTokenTests {
  private struct Tag: Identifiable, Hashable {
    let id: String
  }

  private struct Page: View {
    @State var text = ""
    @State var tokens: [Tag] = []
    @State var offered = [Tag(id: "red"), Tag(id: "green")]
    @FocusState private var isInField: Bool

    init() {}

    var body: some View {
      VStack {
        Text("\(text)|\(tokens.map(\.id).joined(separator: ","))|\(isInField ? "in" : "out")")
        Button("Go") { isInField = true }
      }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered) { Text($0.id) }
      .searchFocused($isInField)
    }
  }

  private let host = ViewHost(Page(), size: CGSize(width: 320, height: 400))

  private func state(_ expected: String) -> Bool { host.all(.text(expected)).count == 1 }

  @Test("A token that is chosen stands in the field, is offered no more, and Backspace removes it") func tokens() throws
  {
    let field = try host.get(.role(.textField))
    try field.type("re")
    try host.get(.text("red")).tap()
    #expect(state("|red|in"))
    #expect(host.all(.text("red")).count == 1 && host.all(.text("green")).count == 1)
    try field.type("x")
    try field.key(.delete)
    #expect(state("|red|in"))
    try field.key(.delete)
    #expect(state("||in"))
    try field.key(.delete)
    #expect(state("||in"))
  }

  enum Form: CaseIterable { case tokens, suggested, editable }
  enum Prompt: CaseIterable { case none, text, key, string }

  /// A search that a binding begins, in each form and with each kind of prompt.
  private struct Presented: View {
    let form: Form
    let prompt: Prompt
    @State private var text = ""
    @State private var tokens = [Tag(id: "red")]
    @State private var offered = [Tag(id: "red"), Tag(id: "green")]
    @State private var isShown = false
    private let string = String("Colors")

    init(form: Form, prompt: Prompt) {
      self.form = form
      self.prompt = prompt
    }

    var body: some View {
      VStack { searched }
    }

    private var content: some View {
      VStack {
        Text(isShown ? "begun" : "ended")
        Button("Go") { isShown = true }
        Button("Stop") { isShown = false }
      }
      // Not below the suggestions.
      .frame(maxHeight: .infinity, alignment: .bottom)
    }

    @ViewBuilder private var searched: some View {
      switch (form, prompt) {
      case (.tokens, .none): content.searchable(text: $text, tokens: $tokens, isPresented: $isShown) { Text($0.id) }
      case (.tokens, .text):
        content.searchable(text: $text, tokens: $tokens, isPresented: $isShown, prompt: Text("Colors")) { Text($0.id) }
      case (.tokens, .key):
        content.searchable(text: $text, tokens: $tokens, isPresented: $isShown, prompt: "Colors") { Text($0.id) }
      case (.tokens, .string):
        content.searchable(text: $text, tokens: $tokens, isPresented: $isShown, prompt: string) { Text($0.id) }
      case (.suggested, .none):
        content.searchable(text: $text, tokens: $tokens, suggestedTokens: $offered, isPresented: $isShown) {
          Text($0.id)
        }
      case (.suggested, .text):
        content.searchable(
          text: $text, tokens: $tokens, suggestedTokens: $offered, isPresented: $isShown, prompt: Text("Colors")
        ) {
          Text($0.id)
        }
      case (.suggested, .key):
        content.searchable(
          text: $text, tokens: $tokens, suggestedTokens: $offered, isPresented: $isShown, prompt: "Colors"
        ) {
          Text($0.id)
        }
      case (.suggested, .string):
        content.searchable(
          text: $text, tokens: $tokens, suggestedTokens: $offered, isPresented: $isShown, prompt: string
        ) {
          Text($0.id)
        }
      case (.editable, .none):
        content.searchable(text: $text, editableTokens: $tokens, isPresented: $isShown) { $token in Text(token.id) }
      case (.editable, .text):
        content.searchable(text: $text, editableTokens: $tokens, isPresented: $isShown, prompt: Text("Colors")) {
          $token in Text(token.id)
        }
      case (.editable, .key):
        content.searchable(text: $text, editableTokens: $tokens, isPresented: $isShown, prompt: "Colors") {
          $token in Text(token.id)
        }
      case (.editable, .string):
        content.searchable(text: $text, editableTokens: $tokens, isPresented: $isShown, prompt: string) {
          $token in Text(token.id)
        }
      }
    }
  }

  @Test(
    "A binding begins and ends a search with tokens; the field has its prompt", arguments: Form.allCases,
    Prompt.allCases)
  func presented(form: Form, prompt: Prompt) throws {
    let host = ViewHost(Presented(form: form, prompt: prompt), size: CGSize(width: 320, height: 400))
    #expect(host.all(.text("red")).count == 1 && host.all(.text("ended")).count == 1)
    try host.get(.text("Go")).tap()
    #expect(host.all(.text("begun")).count == 1 && host.all(.text("Cancel")).count == 1)
    #expect(host.all(.text("green")).count == (form == .suggested ? 1 : 0))
    try host.get(.text("Stop")).tap()
    #expect(host.all(.text("Cancel")).isEmpty)
    // The end of the search removes its tokens.
    #expect(host.all(.text("red")).isEmpty)
    #expect(host.all(.text(prompt == .none ? "Search" : "Colors")).count == 1)
  }

  @Test("searchFocused moves the keyboard into the field, and follows it") func focus() throws {
    #expect(state("||out"))
    try host.get(.text("Go")).tap()
    #expect(state("||in"))
    try host.get(.role(.textField)).type("a")
    #expect(state("a||in"))
  }

  @Test("Escape clears the field and ends the search") func escape() throws {
    let field = try host.get(.role(.textField))
    try field.type("re")
    try host.get(.text("red")).tap()
    try field.type("more")
    #expect(host.all(.text("Cancel")).count == 1)
    try field.key(.escape)
    #expect(state("||out"))
    #expect(host.all(.text("Cancel")).isEmpty && host.all(.text("green")).isEmpty)
  }

  @Test("The search ends when the keyboard leaves an empty field, and goes on where something is in it") func leaving()
    throws
  {
    struct Fields: View {
      @State var text = ""
      @State var other = ""
      var body: some View { TextField("Other", text: $other).searchable(text: $text) }
    }
    let host = ViewHost(Fields(), size: CGSize(width: 320, height: 400))
    let field = try host.get(.label("Search"))
    try field.focus()
    #expect(host.all(.text("Cancel")).count == 1)
    try host.get(.label("Other")).focus()
    #expect(host.all(.text("Cancel")).isEmpty)
    try field.type("a")
    try host.get(.label("Other")).focus()
    #expect(host.all(.text("Cancel")).count == 1)
  }

  @Test(
    "Down and Up go through the suggestions while the field keeps the keyboard; Return takes one, also with a text typed"
  )
  func arrows() throws {
    let field = try host.get(.role(.textField))
    func chosen() -> [String] {
      host.all(.role(.button)).filter { $0.isSelected }.compactMap(\.label)
    }
    try field.focus()
    #expect(chosen().isEmpty)
    try field.key(.downArrow)
    #expect(chosen() == ["red"])
    try field.key(.downArrow)
    try field.key(.downArrow)
    #expect(chosen() == ["green"] && state("||in"))
    try field.key(.upArrow)
    #expect(chosen() == ["red"])
    try field.key(.upArrow)
    #expect(chosen().isEmpty)
    try field.type("g")
    try field.key(.downArrow)
    try field.key(.return)
    #expect(state("|red|in") && chosen().isEmpty)
    try field.key(.downArrow)
    try field.key(.return)
    #expect(state("|red,green|in"))
    // Without suggestions the keys are the field's again.
    try field.key(.downArrow)
    #expect(state("|red,green|in"))
  }

  @Test("Return without a suggestion that arrows have reached submits the text") func submits() throws {
    struct Search: View {
      @State private var text = ""
      @State private var submitted = ""
      var body: some View {
        Text("= \(submitted)")
          .searchable(text: $text)
          .searchSuggestions { Text("apple").searchCompletion("apple") }
          .onSubmit(of: .search) { submitted = text }
      }
    }
    let host = ViewHost(Search(), size: CGSize(width: 320, height: 400))
    let field = try host.get(.role(.textField))
    try field.type("ap")
    try field.key(.return)
    #expect(host.all(.text("= ap")).count == 1)
    try field.type("p")
    try field.key(.downArrow)
    try field.key(.return)
    #expect(field.text == "apple" || field.value == "apple")
    #expect(host.all(.text("= ap")).count == 1)
  }

  @Test("Tab from an empty field goes to the suggestions, and the search goes on; Space takes one") func tab() throws {
    let field = try host.get(.role(.textField))
    try field.focus()
    // The field, "Cancel", the first suggestion.
    for _ in 0..<2 {
      host.keys.press(.tab)
      try host.settle()
      #expect(host.all(.text("Cancel")).count == 1)
    }
    host.keys.press(.space)
    try host.settle()
    #expect(state("|red|in"))
  }
}
