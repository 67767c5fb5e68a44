// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The first focus of what is presented: an alert's field, a menu's chosen item.
@MainActor
@Suite("First focus of what is presented")
struct FirstFocusTests {
  private let size = CGSize(width: 500, height: 500)

  private func press(_ keys: KeyEquivalent..., in host: ViewHost<some View>) throws {
    for key in keys {
      host.keys.press(key)
      try host.settle()
    }
  }

  @Test("What is typed goes to the first field of an alert, and Return to its first button") func alert() throws {
    struct Page: View {
      @State var isAsking = false
      @State var name = ""
      @State var behind = ""
      @State var answer = "none"
      var body: some View {
        VStack {
          TextField("Behind", text: $behind)
          Button("ask") { isAsking = true }
          Text(answer).accessibilityIdentifier("answer")
        }
        .alert("Rename", isPresented: $isAsking) {
          TextField("Name", text: $name)
          TextField("Second", text: .constant(""))
          Button("Rename") { answer = name }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.role(.textField, name: "Behind")).focus()
    try host.get(.text("ask")).tap()
    try host.settle()
    host.keys.type("Ada")
    try press(.return, in: host)
    #expect(try host.get(.identifier("answer")).text == "Ada")
    // The keyboard is where it was.
    host.keys.type("x")
    try host.settle()
    #expect(try host.get(.role(.textField, name: "Behind")).value == "x")
  }

  @Test("A picker's menu by keys: Space opens it at the chosen option, arrows go on, Return chooses, Escape leaves")
  func picker() throws {
    struct Page: View {
      let isInForm: Bool
      @State var fruit = 2
      var body: some View {
        let picker = Picker("Fruit", selection: $fruit) {
          ForEach(0..<5) { Text("Fruit \($0)").tag($0) }
        }
        .pickerStyle(.menu)
        if isInForm { Form { picker } } else { picker }
        Text("= \(fruit)").accessibilityIdentifier("chosen")
      }
    }
    for isInForm in [false, true] {
      let host = ViewHost(Page(isInForm: isInForm), size: size)
      let chosen: () throws -> String? = { try host.get(.identifier("chosen")).text }
      try host.get(.role(.button, name: "Fruit")).focus()
      try press(.space, .downArrow, .return, in: host)
      #expect(try chosen() == "= 3" && host.all(.text("Fruit 0")).isEmpty)
      try press(.return, .upArrow, .upArrow, .return, in: host)
      #expect(try chosen() == "= 1")
      try press(.downArrow, .downArrow, .escape, in: host)
      #expect(try chosen() == "= 1" && host.all(.text("Fruit 0")).isEmpty)
      try press(.space, .return, in: host)
      #expect(try chosen() == "= 1")
    }
  }

  @Test("A view with the keyboard that goes changes the focused values after the update in which it goes")
  func theKeyboardsViewGoes() throws {
    struct Reader: View {
      @FocusedValue(\.rowOfKeyboard) private var row
      var body: some View { Text("row \(row ?? -1)") }
    }
    struct Page: View {
      @State var rows = [1, 2]
      var body: some View {
        VStack {
          Reader()
          ForEach(rows, id: \.self) { TextField("Row \($0)", text: .constant("")).focusedValue(\.rowOfKeyboard, $0) }
          Button("delete") { rows.removeLast() }
        }
      }
    }
    let host = ViewHost(Page(), size: size)
    try host.get(.role(.textField, name: "Row 2")).focus()
    #expect(host.all(.text("row 2")).count == 1)
    try host.get(.text("delete")).tap()
    try host.settle()
    #expect(host.all(.text("row -1")).count == 1 && host.warnings.isEmpty)
  }
}

extension FocusedValues {
  @Entry fileprivate var rowOfKeyboard: Int?
}
