// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Fields whose text a program changes while it is edited, and what Return and a tap elsewhere do with one.
@MainActor
@Suite("Text that changes while it is edited")
struct ChangedTextTests {
  private static let size = CGSize(width: 300, height: 200)

  /// Digits in groups of four.
  private static func grouped(_ text: String) -> String {
    let digits = Array(text.filter(\.isNumber))
    return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
      .joined(separator: " ")
  }

  private struct ByAction: View {
    let axis: Axis
    @State private var text = ""
    var body: some View {
      TextField("a", text: $text, axis: axis).accessibilityIdentifier("a")
        .onChange(of: text) { text = ChangedTextTests.grouped(text) }
    }
  }

  private struct ByBinding: View {
    @State private var text = ""
    var body: some View {
      TextField("a", text: Binding(get: { text }, set: { text = ChangedTextTests.grouped($0) }))
        .accessibilityIdentifier("a")
    }
  }

  @Test("a text that an action or a binding writes differently goes on at its end", arguments: 0..<3)
  func mask(way: Int) throws {
    let view: any View = way == 2 ? ByBinding() : ByAction(axis: way == 0 ? .horizontal : .vertical)
    let host = ViewHost(AnyView(view), size: Self.size)
    let field = try host.get(.identifier("a"))
    for digit in "123456789" { try field.type(String(digit)) }
    #expect(field.value == "1234 5678 9")
    try field.key(.delete)
    #expect(field.value == "1234 5678")
  }

  private struct Replaced: View {
    @State private var text = "Sw"
    var body: some View {
      VStack {
        TextField("a", text: $text).accessibilityIdentifier("a")
        Button("Complete") { text = "Swift" }
        Button("Prefix") { text = "+" + text }
        Button("Capitals") { text = text.uppercased() }
      }
    }
  }

  @Test("a text from elsewhere: the caret stays by what is around it, else it is at the end")
  func caret() throws {
    let host = ViewHost(Replaced(), size: Self.size)
    let field = try host.get(.identifier("a"))
    try field.focus()
    try host.get(.label("Complete")).tap()
    try field.type("UI")
    #expect(field.value == "SwiftUI")
    // Between the last two letters.
    try field.key(.leftArrow)
    try host.get(.label("Prefix")).tap()
    try host.get(.label("Capitals")).tap()
    try field.type("-")
    #expect(field.value == "+SWIFTU-I")
  }

  private struct Numbers: View {
    @State private var number = 5
    @FocusState private var isFocused: Bool
    let isFollowed: Bool
    @State private var other = ""
    @FocusState private var isOther: Bool
    var body: some View {
      VStack {
        TextField("n", value: $number, format: .number).focused($isFocused).accessibilityIdentifier("n")
          .onSubmit { if isFollowed { isOther = true } }
        TextField("o", text: $other).focused($isOther).accessibilityIdentifier("o")
        Text("\(number) \(isFocused ? "focused" : "left") \(isOther ? "next" : "")")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test(
    "Return writes a value in its format; on the phone it takes the keyboard away", arguments: [Look.desktop, .phone])
  func submit(look: Look) throws {
    let host = ViewHost(Numbers(isFollowed: false), size: Self.size, look: look)
    let field = try host.get(.identifier("n"))
    try field.type("x\n")
    #expect(field.value == "5")
    let focus = look == .phone ? "left" : "focused"
    _ = try host.get(.text("5 \(focus) "))
    try field.type("\u{8}")
    try field.type("000\n")
    _ = try host.get(.label("o"))
  }

  @Test("Return leaves the keyboard to the field that the action gave it to", arguments: [Look.desktop, .phone])
  func next(look: Look) throws {
    let host = ViewHost(Numbers(isFollowed: true), size: Self.size, look: look)
    try host.get(.identifier("n")).type("\n")
    _ = try host.get(.text("5 left next"))
  }

  /// The value that an action writes into the focus state of its field.
  enum Answer: CaseIterable { case same, nowhere, nowhereThenSame, unwritten }

  private struct Chat: View {
    let answer: Answer
    @State private var text = ""
    @State private var sent: [String] = []
    @FocusState private var isFocused: Bool
    @FocusState private var number: Int?

    init(answer: Answer) { self.answer = answer }

    var body: some View {
      VStack {
        TextField("Message", text: $text).focused($isFocused).focused($number, equals: 1)
          .onSubmit {
            sent.append(text)
            text = ""
            if answer == .nowhere || answer == .nowhereThenSame { number = nil }
            if answer == .nowhereThenSame { number = 1 }
            if answer == .same { isFocused = true }
          }
        Text("\(sent.joined(separator: ",")) \(isFocused ? "focused" : "left")")
      }
    }
  }

  /// A chat keeps the keyboard for the next message.
  @Test(
    "Return on the phone leaves the keyboard to a field whose action writes its focus state, even with the value it has",
    arguments: Answer.allCases)
  func kept(_ answer: Answer) throws {
    let host = ViewHost(Chat(answer: answer), size: Self.size, look: .phone)
    try host.get(.role(.textField)).tap()
    for letter in ["a", "b"] {
      host.keys.type(letter)
      host.keys.press(.return)
      try host.settle()
    }
    _ = try host.get(.text(answer == .same || answer == .nowhereThenSame ? "a,b focused" : "a left"))
    #expect(host.warnings.isEmpty)
  }

  private struct Two: View {
    enum Field { case a, b }
    @FocusState private var field: Field?
    @State private var log = ""
    var body: some View {
      VStack {
        TextField("a", text: .constant("")).focused($field, equals: .a).accessibilityIdentifier("a")
        TextField("b", text: .constant("")).focused($field, equals: .b).accessibilityIdentifier("b")
        Text(log).accessibilityIdentifier("log")
      }
      .onChange(of: field) { old, new in
        log += "\(old.map { "\($0)" } ?? "none")>\(new.map { "\($0)" } ?? "none") "
      }
    }
  }

  @Test("a tap on another field: the focus state goes from one value to the other")
  func focusState() throws {
    let host = ViewHost(Two(), size: Self.size)
    try host.get(.identifier("a")).tap()
    try host.get(.identifier("b")).tap()
    #expect(try host.get(.identifier("log")).label == "none>a a>b ")
  }
}
