// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// `\.undoManager` of a window: buttons and fields register with it, keys undo.
@MainActor
@Suite("Undo in a window")
struct WindowUndoTests {
  /// A list of rows that can be added and taken back, beside two fields.
  private struct Page: View {
    @MainActor final class Model: ObservableObject {
      @Published private(set) var rows: [String] = []

      func add(_ row: String, _ undo: UndoManager?) {
        rows.append(row)
        undo?.registerUndo(withTarget: self) { $0.remove(row, undo) }
        undo?.setActionName("Add \(row)")
      }

      func remove(_ row: String, _ undo: UndoManager?) {
        rows.removeAll { $0 == row }
        undo?.registerUndo(withTarget: self) { $0.add(row, undo) }
      }
    }

    @StateObject private var model = Model()
    @State private var name = ""
    @State private var page = ""
    @State private var hasNotes = true
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        ForEach(model.rows, id: \.self) { Text($0) }
        Button("Both") {
          model.add("one", undoManager)
          model.add("two", undoManager)
        }
        Button("Three") { model.add("three", undoManager) }
        TextField("Name", text: $name)
        Toggle("Notes", isOn: $hasNotes)
        if hasNotes { TextEditor(text: $page).frame(height: 60).accessibilityLabel("Notes page") }
        Text(undoManager?.undoMenuItemTitle ?? "none")
      }
    }
  }

  private let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
  private var rows: [String] { ["one", "two", "three"].filter { !host.all(.text($0)).isEmpty } }
  private var undo: UndoManager { host.graph.undoManager }

  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) throws {
    host.keys.press(key, modifiers: modifiers)
  }

  @Test func whatAnEventChangesIsUndoneTogether() throws {
    try host.get(.role(.button, name: "Both")).tap()
    try host.get(.role(.button, name: "Three")).tap()
    #expect(rows == ["one", "two", "three"] && undo.undoMenuItemTitle == "Undo Add three")
    try key("z")
    #expect(rows == ["one", "two"])
    try key("z")
    #expect(rows == [] && !undo.canUndo)
    try key("z", [.command, .shift])
    try key("z", [.command, .shift])
    #expect(rows == ["one", "two", "three"])
  }

  @Test func typingIsUndoneWordByWordAmongOtherChanges() throws {
    let field = try host.get(.role(.textField, name: "Name"))
    try field.type("ab")
    #expect(undo.undoMenuItemTitle == "Undo Typing" && undo.undoCount == 1)
    try host.get(.role(.button, name: "Three")).tap()
    // The same word, but something else happened in between.
    try field.type("c")
    #expect(undo.undoCount == 3)
    try key("z")
    #expect(field.value == "ab" && rows == ["three"])
    try key("z")
    #expect(field.value == "ab" && rows == [])
    try key("z")
    #expect(field.value == "")
    for _ in 0..<3 { try key("z", [.command, .shift]) }
    #expect(field.value == "abc" && rows == ["three"])
  }

  @Test func aFieldThatLostTheKeyboardIsUndoneToo() throws {
    let field = try host.get(.role(.textField, name: "Name"))
    try field.type("ab")
    let page = try host.get(.label("Notes page"))
    try page.type("x")
    #expect(undo.undoCount == 2)
    try key("z")
    try key("z")
    #expect(field.value == "" && !undo.canUndo)
  }

  @Test func theActionsOfAFieldEndWithIt() throws {
    try host.get(.label("Notes page")).type("x")
    try host.get(.role(.textField, name: "Name")).type("a")
    #expect(undo.undoCount == 2)
    try host.get(.label("Notes")).tap()
    #expect(host.all(.label("Notes page")).isEmpty && undo.undoCount == 1)
    try key("z")
    #expect(try host.get(.role(.textField, name: "Name")).value == "" && !undo.canUndo)
  }

  @Test func cuttingAndPastingHaveNames() throws {
    let field = try host.get(.role(.textField, name: "Name"))
    try field.type("word")
    try key("a")
    try key("x")
    #expect(undo.undoActionName == "Cut")
    try key("v")
    #expect(undo.undoActionName == "Paste" && field.value == "word")
    try key("z")
    try key("z")
    #expect(field.value == "word" && undo.undoActionName == "Typing" && undo.redoActionName == "Cut")
  }

  /// Letters are an edit each where the setter registers itself how they are undone, and they are undone once.
  @Test func aSetterThatRegistersItselfIsUndoneByItself() throws {
    @MainActor final class Model: ObservableObject {
      @Published private(set) var text = "a"
      func set(_ new: String, _ undo: UndoManager?) {
        let old = text
        undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
        undo?.setActionName("Rename")
        text = new
      }
    }
    struct Renaming: View {
      @StateObject private var model = Model()
      @Environment(\.undoManager) private var undo
      var body: some View {
        TextField("Name", text: Binding(get: { model.text }, set: { model.set($0, undo) }))
      }
    }
    let host = ViewHost(Renaming(), size: CGSize(width: 200, height: 60))
    let field = try host.get(.role(.textField))
    try field.type("bc")
    #expect(field.value == "abc" && host.graph.undoManager.undoActionName == "Rename")
    try field.key("z", modifiers: .command)
    #expect(field.value == "ab")
    try field.key("z", modifiers: .command)
    #expect(field.value == "a" && !host.graph.undoManager.canUndo)
    for _ in 0..<2 { try field.key("z", modifiers: [.command, .shift]) }
    #expect(field.value == "abc")
  }

  /// From the press to the release all is one event, however often the value changes.
  @Test func aDragIsUndoneAsAWhole() throws {
    @MainActor final class Model: ObservableObject {
      @Published private(set) var x = 0.0
      var changes = 0
      func set(_ new: Double, _ undo: UndoManager?) {
        let old = x
        undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
        x = new
        changes += 1
      }
    }
    struct Sliding: View {
      @ObservedObject var model: Model
      @Environment(\.undoManager) private var undo
      var body: some View {
        Slider(value: Binding(get: { model.x }, set: { model.set($0, undo) })).accessibilityLabel("x")
      }
    }
    let model = Model()
    let host = ViewHost(Sliding(model: model), size: CGSize(width: 200, height: 60))
    try host.get(.label("x")).drag(by: CGSize(width: 60, height: 0))
    #expect(model.changes > 2 && model.x > 0 && host.graph.undoManager.undoCount == 1)
    host.keys.press("z", modifiers: .command)
    #expect(model.x == 0 && !host.graph.undoManager.canUndo)
  }

  @Test func outsideOfAWindowThereIsNone() {
    #expect(EnvironmentValues().undoManager == nil)
  }

  @Test func twoWindowsHaveTwo() throws {
    let other = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    try host.get(.role(.button, name: "Three")).tap()
    #expect(undo.canUndo && !other.graph.undoManager.canUndo)
  }
}
