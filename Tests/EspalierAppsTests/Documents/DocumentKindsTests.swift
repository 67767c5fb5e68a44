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

/// Documents that are objects, viewers, and opening without windows.
@MainActor
@Suite("Kinds of documents")
final class DocumentKindsTests: DocumentSuite {
  /// Numbers in a file, as an object.
  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    @Published private(set) var numbers: [Int] = []

    init() {}
    init(configuration: ReadConfiguration) throws {
      numbers = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [Int] { numbers }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    @MainActor func set(_ new: [Int], _ undo: UndoManager?) {
      let old = numbers
      undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
      numbers = new
    }
  }

  private struct SketchView: View {
    @ObservedObject var sketch: Sketch
    @Environment(\.undoManager) private var undo
    var body: some View {
      VStack {
        Text(sketch.numbers.map(String.init).joined(separator: " ")).accessibilityIdentifier("numbers")
        Button("Add") { sketch.set(sketch.numbers + [sketch.numbers.count], undo) }
      }
    }
  }

  private struct SketchApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Sketch() }) { SketchView(sketch: $0.document) }
    }
  }

  private struct ViewerApp: App {
    var body: some Scene {
      DocumentGroup(viewing: Page.self) { file in
        TextField("Text", text: file.$document.text)
        Text(file.isEditable ? "editable" : "viewed")
      }
    }
  }

  @Test func anObjectIsEditedWhereItRegistersWithTheUndoManager() throws {
    try write("[7]", to: "a.json")
    let window = try Opened(SketchApp.self, kept).open(place("a.json"))
    func numbers() throws -> String? { try window.host.get(.identifier("numbers")).text }
    #expect(try numbers() == "7" && !window.session.isEdited)
    try window.add()
    #expect(try numbers() == "7 1" && window.session.isEdited)
    try window.key("z")
    #expect(try numbers() == "7" && !window.session.isEdited)
    try window.add()
    window.session.save()
    #expect(text("a.json") == "[7,1]")
    try window.add()
    window.session.revertAfterQuestion()
    try window.press("Revert")
    #expect(try numbers() == "7 1" && !window.undo.canUndo)
  }

  @Test func aViewerChangesNothing() throws {
    try write("one", to: "a.txt")
    let app = Opened(ViewerApp.self, kept)
    let window = try app.open(place("a.txt"))
    #expect(!window.host.all(.text("viewed")).isEmpty)
    try window.field.type("x")
    #expect(!window.session.isEdited)
    window.session.close { #expect($0) }
    #expect(text("a.txt") == "one" && app.documents.sources.first?.canMake == false)
  }

  @MainActor private final class Opener: DocumentOpener {
    let documents: OpenDocuments
    var opened: [String] = []
    init(_ documents: OpenDocuments) { self.documents = documents }
    func openDocument(at url: URL) throws { opened.append(try documents.open(url).session.name) }
    func newDocument(_ make: (any DocumentSource, String) -> DocumentSession?) {
      opened.append(documents.make(make)?.session.name ?? "none")
    }
  }

  @Test func actionsOfTheEnvironment() async throws {
    try write("one", to: "a.txt")
    let app = Opened(PageApp.self, kept)
    let opener = Opener(app.documents)
    let new = NewDocumentAction(opener)
    try await OpenDocumentAction(opener)(at: place("a.txt"))
    await #expect(throws: CocoaError.self) { try await OpenDocumentAction(opener)(at: self.place("none.txt")) }
    new(contentType: .plainText)
    new(contentType: .png)
    new(Page())
    new { Sketch() }
    #expect(opener.opened == ["a.txt", "Untitled", "none", "Untitled", "none"])
  }

  @Test func buttonsOfNewDocuments() async throws {
    struct Refusal: Error {}
    let app = Opened(PageApp.self, kept)
    let opener = Opener(app.documents)
    func press<Button: View>(_ button: Button) async throws {
      let host = ViewHost(button.environment(\.newDocument, NewDocumentAction(opener)))
      try host.get(.role(.button)).tap()
      for _ in 0..<20 { await Task.yield() }
    }
    try await press(NewDocumentButton())
    try await press(NewDocumentButton("Text", contentType: .plainText))
    try await press(NewDocumentButton("Picture", contentType: .png))
    try await press(NewDocumentButton("Page", for: Page.self) { Page() })
    try await press(NewDocumentButton("None", for: Page.self) { nil })
    try await press(NewDocumentButton("Sketch", for: Sketch.self) { Sketch() })
    try await press(NewDocumentButton("Refusal", for: Page.self) { throw Refusal() })
    #expect(opener.opened == ["Untitled", "Untitled", "none", "Untitled", "none"])
  }

  /// `espalier render` and previews have no windows: the first one's content is about a new document.
  @Test func withoutWindowsThereIsANewDocument() throws {
    let host = ViewHost(AppView(PageApp()), size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Add")).tap()
    #expect(try host.get(.role(.textField)).value == "new+")
  }
}
