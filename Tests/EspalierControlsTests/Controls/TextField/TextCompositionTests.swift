// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierInteraction
import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Texts that an input method composes, reads and deletes.
@MainActor
@Suite struct TextCompositionTests {
  private struct Fields: View {
    @State var text = "ab"
    @State var secret = "xy"
    let log: @MainActor (String) -> Void
    var body: some View {
      VStack {
        TextField("Name", text: $text).onChange(of: text) { log(text) }
        SecureField("Secret", text: $secret).onChange(of: secret) { log(secret) }
        TextEditor(text: $text).accessibilityIdentifier("editor")
      }
    }
  }

  private func host(_ log: Log = Log()) -> ViewHost<Fields> {
    ViewHost(Fields { log.lines.append($0) }, size: CGSize(width: 200, height: 300))
  }

  private func texts<Root: View>(_ host: ViewHost<Root>) -> [String] { host.drawnTexts.map(\.string) }

  @Test func itIsShownAtTheCaretAndNotWritten() throws {
    let log = Log()
    let host = host(log)
    let field = try host.get(.role(.textField, name: "Name"))
    try field.key(.leftArrow)
    try field.compose("にほ")
    #expect(texts(host).first == "aにほb")
    #expect(field.value == "ab" && log.lines.isEmpty)
    let line = try #require(host.drawnRects.first { $0.height == 1 })
    let letters = try #require(host.drawnTexts.first)
    #expect(line.width > 10 && line.maxY <= letters.frame.maxY + 0.01)
    try field.compose("日本")
    #expect(texts(host).first == "a日本b")
    try field.type("日本")
    #expect(field.value == "a日本b" && log.lines == ["a日b", "a日本b"])
    #expect(host.drawnRects.first { $0.height == 1 } == nil)
    try field.type("!")
    #expect(field.value == "a日本!b")
  }

  @Test func itStandsInPlaceOfTheSelectionUntilItIsCancelled() throws {
    let host = host()
    let field = try host.get(.role(.textField, name: "Name"))
    try field.key("a", modifiers: .command)
    try field.compose("x")
    #expect(texts(host).first == "x")
    try field.compose("")
    #expect(texts(host).first == "ab")
    try field.type("y")
    #expect(field.value == "y")
  }

  @Test func itsCaretIsItsOwn() throws {
    let host = host()
    let field = try host.get(.role(.textField, name: "Name"))
    func caret() throws -> CGFloat { try #require(host.graph.focus.target?.client?.caretRect).minX }
    try field.compose("wwww")
    let end = try caret()
    try field.compose("wwww", caret: 0)
    let start = try caret()
    try field.compose("")
    #expect(try abs(caret() - start) < 1)
    #expect(end > start + 30)
  }

  @Test func aSecretStaysOne() throws {
    let host = host()
    let field = try host.get(.role(.secureTextField))
    try field.compose("pq")
    #expect(texts(host).contains("••••"))
    #expect(host.graph.focus.target?.client?.surroundingText == nil)
    #expect(host.graph.focus.target?.client?.inputTraits.purpose == .password)
    try field.type("pq")
    #expect(field.value == "••••")
  }

  @Test func itEndsWhenTheKeyboardGoesElsewhere() throws {
    let log = Log()
    let host = host(log)
    try host.get(.role(.textField, name: "Name")).compose("x")
    try host.get(.role(.secureTextField)).focus()
    #expect(texts(host).first == "ab" && log.lines.isEmpty)
    // Text that comes too late goes to the view with the keyboard.
    host.keys.type("z")
    #expect(log.lines == ["xyz"])
  }

  @Test func anEditorShowsIt() throws {
    let host = host()
    let editor = try host.get(.role(.textField).within(.identifier("editor")))
    try editor.compose("new")
    #expect(texts(host).contains("abnew"))
    #expect(host.graph.focus.target?.client?.inputTraits.isMultiline == true)
  }

  @Test func theTextAroundTheCaret() throws {
    let host = host()
    let field = try host.get(.role(.textField, name: "Name"))
    try field.type("cé")
    try field.key(.leftArrow, modifiers: .shift)
    let client = try #require(host.graph.focus.target?.client)
    #expect(client.surroundingText == SurroundingText(text: "abcé", caret: 3, anchor: 5))
    #expect(client.deleteSurrounding(offset: -2, count: 1))
    try host.update()
    #expect(field.value == "acé")
    try field.type("-")
    #expect(field.value == "a-cé")
  }

  @Test func fieldsSayWhatTheyAreFor() throws {
    func traits(_ view: some View) throws -> TextInputTraits {
      let host = ViewHost(view, size: CGSize(width: 100, height: 50))
      try host.get(.role(.textField)).focus()
      return try #require(host.graph.focus.target?.client?.inputTraits)
    }
    let field = TextField("", text: .constant(""))
    #expect(try traits(field).purpose == .free)
    #expect(try traits(field.keyboardType(.emailAddress)).purpose == .email)
    #expect(try traits(field.textContentType(.telephoneNumber)).purpose == .phone)
    #expect(try traits(field.autocorrectionDisabled()).corrects == false)
    #expect(try traits(field.textInputAutocapitalization(.words)).capitals == .words)
    #expect(try traits(field.autocapitalization(.allCharacters)).capitals == .characters)
    #expect(try traits(field.autocapitalization(.none)).capitals == TextInputTraits.Capitals.none)
    #expect(try traits(field).capitals == nil && traits(field).corrects == nil)
    #expect(try traits(field.disableAutocorrection(true)).corrects == false)
    #expect(try traits(field.disableAutocorrection(false)).corrects == true)
  }
}
