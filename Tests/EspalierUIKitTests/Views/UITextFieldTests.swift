// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UITextField", .serialized)
struct UITextFieldTests {
  /// A field with a binding, as apps write it.
  private struct Field: UIViewRepresentable {
    @Binding var text: String
    var limit = Int.max
    let log: Log

    @MainActor final class Log {
      var events: [String] = []
      weak var field: UITextField?
      nonisolated init() {}
    }
    final class Coordinator: NSObject, UITextFieldDelegate {
      let parent: Field
      init(_ parent: Field) { self.parent = parent }
      func changed(_ field: UITextField) { parent.text = field.text ?? "" }
      func textFieldDidBeginEditing(_ textField: UITextField) { parent.log.events.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { parent.log.events.append("end") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        parent.log.events.append("return")
        textField.resignFirstResponder()
        return true
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        (textField.text?.count ?? 0) - range.length + string.count <= parent.limit
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      field.delegate = context.coordinator
      field.addTarget(
        context.coordinator, action: Selector("changed:", Coordinator.changed), for: .editingChanged)
      log.field = field
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
  }

  private struct Form: View {
    let log: Field.Log
    var limit = Int.max
    @State private var text = ""
    var body: some View {
      VStack {
        Field(text: $text, limit: limit, log: log).frame(height: 30)
        Text("has \(text)")
      }
    }
  }

  @Test("Typing reaches the binding, and the delegate follows the keyboard") func typingReachesBindingDelegate() throws
  {
    let log = Field.Log()
    let host = ViewHost(Form(log: log), size: CGSize(width: 200, height: 100))
    host.pointer.tap(at: CGPoint(x: 60, y: 40))
    #expect(log.events == ["begin"] && log.field?.isFirstResponder == true)
    host.keys.type("Ada")
    _ = try host.get(.text("has Ada"))
    _ = host.keys.press(.return)
    #expect(log.events == ["begin", "return", "end"] && log.field?.isFirstResponder == false)
  }

  @Test("An edit that the delegate forbids has no effect") func editDelegateForbidsEffect() throws {
    let log = Field.Log()
    let host = ViewHost(Form(log: log, limit: 2), size: CGSize(width: 200, height: 100))
    host.pointer.tap(at: CGPoint(x: 60, y: 40))
    host.keys.type("abc")
    _ = try host.get(.text("has ab"))
    #expect(log.field?.text == "ab")
  }

  @Test("A program gives the keyboard to a field") func programGivesKeyboardField() throws {
    let log = Field.Log()
    let host = ViewHost(Form(log: log), size: CGSize(width: 200, height: 100))
    #expect(log.field?.becomeFirstResponder() == true)
    try host.advance(by: .seconds(0.1))
    host.keys.type("x")
    _ = try host.get(.text("has x"))
    #expect(log.field?.endEditing(true) == true)
    try host.advance(by: .seconds(0.1))
    #expect(log.events == ["begin", "end"])
  }

  @Test("An edit is the smallest replacement, in UTF-16 units") func editSmallestReplacementUnits() {
    #expect(TextEdit(from: "abc", to: "abXc").range == NSRange(location: 2, length: 0))
    #expect(TextEdit(from: "abc", to: "abXc").replacement == "X")
    #expect(TextEdit(from: "a😀b", to: "ab").range == NSRange(location: 1, length: 2))
    #expect(TextEdit(from: "aa", to: "aaa").range == NSRange(location: 2, length: 0))
  }
}
