// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps
@testable import EspalierContent
@testable import EspalierControls
@testable import EspalierPrimitives

/// Typing in the document and beside it.
@MainActor
@Suite("Fields in windows of documents")
final class DocumentFieldTests: DocumentSuite {
  /// A field that is not of the document, in the window or in a sheet, and a button that adds what it has.
  private struct NoteApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { NoteEditor(page: $0.$document) }
    }

    private struct NoteEditor: View {
      @Binding var page: Page
      @State private var search = ""
      @State private var isAdding = false

      init(page: Binding<Page>) { _page = page }

      var body: some View {
        VStack {
          Text(page.text).accessibilityIdentifier("page")
          if !isAdding { TextField("Search", text: $search) }
          Button("New") { isAdding = true }
        }
        .sheet(isPresented: $isAdding) { NewNote(page: $page) }
      }
    }

    private struct NewNote: View {
      @Binding var page: Page
      @State private var note = ""
      @Environment(\.dismiss) private var dismiss

      init(page: Binding<Page>) { _page = page }

      var body: some View {
        VStack {
          TextField("Note", text: $note)
          Button("Add") {
            page.text += note
            dismiss()
          }
        }
      }
    }
  }

  @Test func typingElsewhereIsNoChangeOfTheDocument() throws {
    try write("one", to: "a.txt")
    let window = try Opened(NoteApp.self, kept).open(place("a.txt"))
    try window.field.type("two")
    #expect(
      try window.field.value == "two" && !window.session.isEdited && window.session.windowTitle().title == "a.txt")
    try window.press("New")
    try window.field.type(" three")
    #expect(try window.field.value == " three" && !window.session.isEdited)
    try window.press("Add")
    #expect(try window.host.get(.identifier("page")).label == "one three" && window.session.isEdited)
    window.session.save()
    #expect(text("a.txt") == "one three" && !window.session.isEdited)
    try window.key("z")
    #expect(try window.host.get(.identifier("page")).label == "one" && window.session.isEdited)
  }

  @Test func typingIsUndoneByWords() throws {
    try write("", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
    try window.field.type("one two")
    #expect(window.undo.undoMenuItemTitle == "Undo Typing")
    try window.key("z")
    #expect(try window.field.value == "one ")
    try window.field.type("x")
    // Text that is typed after a save is not saved.
    window.session.save()
    try window.field.type("y")
    #expect(try window.field.value == "one xy" && window.session.isEdited && text("a.txt") == "one x")
    try window.key("z")
    #expect(try window.field.value == "one x" && !window.session.isEdited)
    for _ in 0..<4 { try window.key("z") }
    #expect(try window.field.value == "" && !window.undo.canUndo)
  }
}
