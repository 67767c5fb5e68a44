// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TextFieldTests {
  private struct One: View {
    @State var text = ""
    let log: @MainActor (String) -> Void
    var body: some View {
      VStack {
        TextField("Name", text: $text, prompt: Text("First and last")).onChange(of: text) { log(text) }
        Text("Text: \(text)")
      }
    }
  }

  @Test("I47: the binding is written at each keystroke")
  func theBindingIsWrittenAtEachKeystroke() throws {
    var log: [String] = []
    let host = ViewHost(One { log.append($0) }, size: CGSize(width: 200, height: 100))
    let field = try host.get(.role(.textField, name: "Name"))
    #expect(field.text == "First and last")
    #expect(field.value == "")
    try field.type("Ada")
    #expect(log == ["A", "Ad", "Ada"])
    #expect(field.value == "Ada")
    _ = try host.get(.text("Text: Ada"))
  }

  @Test func keysMoveAndDelete() throws {
    let host = ViewHost(One(text: "one two three") { _ in }, size: CGSize(width: 300, height: 100))
    let field = try host.get(.role(.textField))
    try field.key(.delete)
    #expect(field.value == "one two thre")
    try field.key(.leftArrow)
    try field.key(.leftArrow)
    try field.key(.delete)
    #expect(field.value == "one two tre")
    try field.key(.home)
    try field.key(.deleteForward)
    try field.type("O")
    #expect(field.value == "One two tre")
    try field.key(.end)
    try field.key(.delete, modifiers: .option)
    #expect(field.value == "One two ")
    try field.key(.leftArrow, modifiers: .control)
    try field.key("x", modifiers: .shift)
    #expect(field.value == "One Xtwo ")
    try field.key(.home)
    try field.key(.delete)
    #expect(field.value == "One Xtwo ")
  }

  @Test func aTapPutsTheCaret() throws {
    let host = ViewHost(One(text: "iiiiiiiiii") { _ in }, size: CGSize(width: 400, height: 100))
    let field = try host.get(.role(.textField))
    // The middle of the field lies behind the text.
    try field.tap()
    try field.type("!")
    #expect(field.value == "iiiiiiiiii!")
    let pointer = host.pointer
    let left = CGPoint(x: field.frame.minX + 0.5, y: field.frame.midY)
    pointer.tap(at: left)
    try field.type("?")
    #expect(field.value == "?iiiiiiiiii!")
  }

  /// A binding that does not take everything is what the field shows.
  @Test func theFieldShowsWhatTheBindingTook() throws {
    var stored = ""
    let binding = Binding {
      stored
    } set: {
      stored = String($0.prefix(3))
    }
    let host = ViewHost(TextField("Code", text: binding), size: CGSize(width: 100, height: 40))
    let field = try host.get(.role(.textField))
    try field.type("12345")
    #expect(stored == "123")
    #expect(field.value == "123")
  }

  @Test("I37: a formatted field keeps the last valid value")
  func aFormattedFieldKeepsTheLastValidValue() throws {
    var stored = 12
    let binding = Binding {
      stored
    } set: {
      stored = $0
    }
    let host = ViewHost(TextField("Number", value: binding, format: .number), size: CGSize(width: 100, height: 40))
    let field = try host.get(.role(.textField))
    #expect(field.value == "12")
    try field.type("5")
    #expect(stored == 125)
    for _ in 0..<3 { try field.key(.delete) }
    #expect(field.value == "")
    #expect(stored == 1)
    try field.type("\t")
  }

  @Test("A format writes and reads in the environment's locale, unless it was given its own")
  func formatsFollowTheLocale() throws {
    var amount = 1234.5
    let amounts = Binding {
      amount
    } set: {
      amount = $0
    }
    let count = Binding<Int?>.constant(1000)
    let english = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    let fields = VStack {
      TextField("Amount", value: amounts, format: .number)
      TextField("English", value: amounts, format: english)
      TextField("Price", value: amounts, format: .currency(code: "USD"))
      TextField("Count", value: count, format: .number)
      Text(amount, format: .currency(code: "USD")).accessibilityIdentifier("text")
    }
    func value(_ host: ViewHost<some View>, _ name: String) throws -> String? {
      try host.get(.role(.textField, name: name)).value
    }
    let size = CGSize(width: 300, height: 300)
    let german = ViewHost(fields.environment(\.locale, Locale(identifier: "de_DE")), size: size)
    #expect(try value(german, "Amount") == "1.234,5")
    #expect(try value(german, "English") == "1,234.5")
    #expect(try value(german, "Count") == "1.000")
    #expect(try value(german, "Price") == german.get(.identifier("text")).text)
    let american = ViewHost(fields.environment(\.locale, Locale(identifier: "en_US")), size: size)
    #expect(try value(american, "Price") == "$1,234.50")
    // The typed number has the locale's comma.
    try german.get(.role(.textField, name: "Amount")).type("7")
    #expect(amount == 1234.57)
  }

  @Test("A field is written anew when the locale changes")
  func formatsFollowAChangeOfTheLocale() throws {
    struct Page: View {
      @State private var locale = "en_US"
      private let amount = Binding.constant(1234.5)

      var body: some View {
        VStack {
          TextField("Amount", value: amount, format: .number)
            .environment(\.locale, Locale(identifier: locale))
          Button("German") { locale = "de_DE" }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 100))
    #expect(try host.get(.role(.textField)).value == "1,234.5")
    try host.get(.text("German")).tap()
    #expect(try host.get(.role(.textField)).value == "1.234,5")
  }

  @Test func aSecureFieldKeepsItsSecret() throws {
    var stored = "abc"
    let host = ViewHost(
      SecureField(
        "Password",
        text: Binding {
          stored
        } set: {
          stored = $0
        }), size: CGSize(width: 100, height: 40))
    let field = try host.get(.role(.secureTextField, name: "Password"))
    try field.type("d")
    #expect(stored == "abcd")
    #expect(field.value == "••••")
    #expect(host.all(.text("abcd")).isEmpty)
  }

  @Test func aDisabledFieldTakesNothing() throws {
    var stored = ""
    let host = ViewHost(
      TextField(
        "Name",
        text: Binding {
          stored
        } set: {
          stored = $0
        }
      ).disabled(true),
      size: CGSize(width: 100, height: 40))
    let field = try host.get(.role(.textField))
    try field.tap()
    try field.focus()
    try field.type("a")
    #expect(stored == "")
    #expect(!field.isEnabled)
  }

  @Test("I38: submitting calls handlers from the inside")
  func submittingCallsHandlersFromTheInside() throws {
    var log: [String] = []
    let form = VStack {
      TextField("A", text: .constant("")).onSubmit { log.append("field") }
      TextField("B", text: .constant("")).submitScope()
      TextField("C", text: .constant("")).onSubmit(of: .search) { log.append("search") }
    }
    let host = ViewHost(form.onSubmit { log.append("form") }, size: CGSize(width: 100, height: 200))
    try host.get(.label("A")).type("\n")
    #expect(log == ["field", "form"])
    log = []
    try host.get(.label("B")).key(.return)
    #expect(log == [])
    try host.get(.label("C")).key(.return)
    #expect(log == ["form"])
  }

  /// The whole of a styled field can be touched, its border and inset too.
  @Test func aStyleSurroundsTheField() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View { configuration.padding(20) }
    }
    let host = ViewHost(
      TextField("Name", text: .constant("x")).textFieldStyle(Framed()).frame(width: 200))
    let field = try host.get(.role(.textField))
    #expect(field.frame.height > 58)
    let corner = CGPoint(x: field.frame.minX + 2, y: field.frame.minY + 2)
    host.pointer.tap(at: corner)
    #expect(host.graph.focus.target != nil)
  }

  private struct NameLabel: View {
    let name: String
    var body: some View { Text(name).bold() }
  }

  /// Random programs 65701, 40511, 79688 and 109935.
  @Test("An empty field shows the text of its label, whatever surrounds that")
  func labels() throws {
    func shown(_ label: some View) throws -> (drawn: [String], name: String?) {
      let host = ViewHost(
        VStack {
          TextField(text: .constant("")) { label }
          SecureField(text: .constant("")) { label }
        }, size: CGSize(width: 300, height: 200), look: .phone)
      return (host.drawnTexts.map(\.string), try host.get(.role(.textField)).label)
    }
    let isNamed = Bool("true")
    for label in [
      AnyView(
        Group {
          Color.red
          Text("Name")
          Group {}
        }), AnyView(Group { if isNamed == true { Text("Name") } }),
      AnyView(Group { if isNamed == true { Text("Name") } else { Text("Other") } }), AnyView(Text("Name")),
      AnyView(Text("Name").transaction { _ in }.padding(4)),
      AnyView(Label("Name", systemImage: "person")), AnyView(Group { Text("Name") }.id(1).opacity(0.5)),
    ] {
      let shown = try shown(label)
      #expect(shown.drawn == ["Name", "Name"] && shown.name == "Name")
    }
    #expect(try shown(Color.red).drawn == [])
  }
}
