// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Selection, undo, several lines, values and submissions.
@MainActor
struct TextFieldEditingTests {
  private func field(_ text: String, axis: Axis = .horizontal) throws -> Element {
    try ViewHost(NameField(text: text, axis: axis), size: CGSize(width: 150, height: 200)).get(.role(.textField))
  }

  @Test func keysSelectAndTypingReplaces() throws {
    let host = ViewHost(NameField(text: "one two"), size: CGSize(width: 300, height: 50))
    let field = try host.get(.role(.textField))
    try field.key(.leftArrow, modifiers: .shift)
    try field.key(.leftArrow, modifiers: .shift)
    try field.key("x")
    #expect(field.value == "one tx")
    try field.key(.leftArrow, modifiers: [.shift, .option])
    try field.key(.delete)
    #expect(field.value == "one ")
    try field.key("a", modifiers: .control)
    try field.key("q")
    #expect(field.value == "q")
    try field.key(.home, modifiers: .shift)
    try field.key(.rightArrow)
    try field.key("r")
    // An arrow leaves the selection at its end.
    #expect(field.value == "qr")
  }

  @Test func undoGoesBackByWords() throws {
    let host = ViewHost(NameField(text: ""), size: CGSize(width: 300, height: 50))
    let field = try host.get(.role(.textField))
    for key in "one two" { try field.key(KeyEquivalent(key)) }
    try field.key(.delete)
    #expect(field.value == "one tw")
    try field.key("z", modifiers: .command)
    #expect(field.value == "one two")
    try field.key("z", modifiers: .command)
    #expect(field.value == "one ")
    try field.key("z", modifiers: [.command, .shift])
    #expect(field.value == "one two")
    for _ in 0..<5 { try field.key("z", modifiers: .control) }
    #expect(field.value == "")
  }

  @Test func aVerticalFieldGrowsWithItsText() throws {
    func height(_ text: String, _ change: (NameField) -> some View = { $0 }) -> CGFloat {
      ViewHost(change(NameField(text: text, axis: .vertical))).sizeThatFits(ProposedViewSize(width: 100, height: nil))
        .height
    }
    let long = "a text that needs more than one line of the field"
    let line = height("a")
    #expect(height(long) >= 3 * line)
    // The body's lines follow each other at 20 points, which is also the height of a field of one line.
    let pitch: CGFloat = 20
    #expect(abs(height(long) { $0.lineLimit(2) } - line - pitch) < 0.01)
    #expect(abs(height("a") { $0.lineLimit(3...5) } - line - 2 * pitch) < 0.01)
    #expect(abs(height(long) { $0.lineLimit(1...2) } - line - pitch) < 0.01)
    let single = ViewHost(NameField(text: long).textFieldStyle(.plain)).sizeThatFits(
      ProposedViewSize(width: 100, height: nil)
    ).height
    #expect(abs(single - pitch) < 0.01)
  }

  @Test func returnBeginsALineInAVerticalField() throws {
    let host = ViewHost(NameField(text: "one", axis: .vertical), size: CGSize(width: 150, height: 200))
    let field = try host.get(.role(.textField))
    try field.key(.return)
    try field.type("two")
    #expect(field.value == "one\ntwo")
    try field.key(.upArrow)
    try field.key("!")
    #expect(field.value == "one!\ntwo")
    try field.key(.downArrow)
    try field.key(.end)
    try field.key("?")
    #expect(field.value == "one!\ntwo?")
  }

  @Test("I37: a value is written while it can be read, and kept otherwise")
  func values() throws {
    struct Numbers: View {
      @State private var number = 12
      @State private var amount: Double? = nil
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          TextField("Amount", value: $amount, format: .number)
          Text(verbatim: "\(number) \(amount ?? -1)")
          TextField("Other", text: .constant(""))
        }
      }
    }
    let host = ViewHost(Numbers(), size: CGSize(width: 300, height: 200))
    let number = try host.get(.role(.textField, name: "Number"))
    try number.type("3")
    #expect(host.all(.text("123 -1.0")).count == 1)
    try number.type("x")
    #expect(number.value == "123x" && host.all(.text("123 -1.0")).count == 1)
    let amount = try host.get(.role(.textField, name: "Amount"))
    try amount.type("2.5")
    #expect(host.all(.text("123 2.5")).count == 1)
    #expect(number.value == "123")
    for _ in 0..<3 { try amount.key(.delete) }
    #expect(host.all(.text("123 -1.0")).count == 1)
  }

  @Test("I38: onSubmit runs for all fields in it, inner first; a scope stops it")
  func submissions() throws {
    var log: [String] = []
    let host = ViewHost(
      VStack {
        TextField("A", text: .constant("")).onSubmit { log.append("inner") }
        TextField("B", text: .constant("")).submitScope()
        TextField("C", text: .constant(""), onCommit: { log.append("commit") })
      }.onSubmit { log.append("outer") }, size: CGSize(width: 300, height: 200))
    for name in ["A", "B", "C"] { try host.get(.role(.textField, name: name)).key(.return) }
    #expect(log == ["inner", "outer", "commit", "outer"])
  }

  @Test("I47: the binding is written at each keystroke")
  func keystrokes() throws {
    var log: [String] = []
    var text = ""
    let binding = Binding {
      text
    } set: {
      text = $0; log.append($0)
    }
    let host = ViewHost(TextField("A", text: binding), size: CGSize(width: 300, height: 50))
    try host.get(.role(.textField)).type("ab")
    #expect(log == ["a", "ab"])
  }
}
