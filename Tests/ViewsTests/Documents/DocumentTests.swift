// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierViews

/// A text in a file.
private struct Page: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = "new"

  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text.contains("unwritable") { throw CocoaError(.fileWriteOutOfSpace) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct PageApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Page()) { file in
      VStack {
        TextField("Text", text: file.$document.text)
        Button("Add") { file.document.text += "+" }
        Text(file.fileURL?.lastPathComponent ?? "no file")
      }
    }
  }
}

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

/// Documents: what is saved when, and what happens where a file is not as it should be.
@MainActor
@Suite("Documents")
final class DocumentTests {
  private let folder = TemporaryFolder()
  private let state = State()
  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
  private func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }
  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: place(name), options: .atomic)
  }

  /// What is kept of the apps of a test: their folder, and the graphs in which their scenes are.
  @MainActor private final class State {
    private let folder = TemporaryFolder()
    var graphs: [ViewGraph] = []
    var url: URL { folder.url }
  }

  /// An app, and the window of one of its documents.
  @MainActor private struct Opened {
    let graph: ViewGraph
    let documents: OpenDocuments

    init<Program: App>(_ program: Program.Type, _ state: State) {
      let windows: WindowList
      (graph, windows) = WindowProgram(program).start()
      state.graphs.append(graph)
      documents = OpenDocuments(windows.sources, in: state.url)
    }

    func window(_ session: DocumentSession, _ source: any DocumentSource) -> Window {
      Window(
        session: session,
        host: ViewHost(WindowRoot(source), size: CGSize(width: 400, height: 400)) {
          $0.windowValue = AnyHashable(session)
        })
    }

    func open(_ url: URL) throws -> Window {
      let (session, source) = try documents.open(url)
      return window(session, source)
    }

    func new() throws -> Window {
      let source = try #require(documents.sources.first)
      return window(try #require(documents.make(in: source)), source)
    }
  }

  @MainActor private struct Window {
    let session: DocumentSession
    let host: ViewHost<WindowRoot>

    var field: Element { get throws { try host.get(.role(.textField)) } }
    var undo: UndoManager { host.graph.undoManager }
    func add() throws { try host.get(.role(.button, name: "Add")).tap() }
    func press(_ button: String) throws {
      try host.settle()
      try host.get(.role(.button, name: button)).tap()
      try host.settle()
    }
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) throws {
      host.graph.events.key(key, modifiers: modifiers)
      try host.update()
    }
    /// The question on screen.
    var question: String? { session.alert?.title }
  }

  // MARK: - Values

  @Test func aFileIsOpenedChangedAndSaved() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    #expect(try window.field.value == "one" && !window.host.all(.text("a.txt")).isEmpty)
    #expect(!window.session.isEdited && window.session.title(nil) == "a.txt")
    try window.add()
    #expect(try window.field.value == "one+" && window.session.isEdited && window.session.title(nil) == "• a.txt")
    #expect(text("a.txt") == "one")
    window.session.save()
    #expect(text("a.txt") == "one+" && !window.session.isEdited)
  }

  @Test func savingSomewhereMakesARecentFile() throws {
    let app = Opened(PageApp.self, state)
    let window = try app.new()
    window.session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("s.txt"))
    #expect(app.documents.recent.urls.map(\.lastPathComponent) == ["s.txt"])
  }

  @Test func changesAreUndoneAndTheMarkFollows() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.add()
    window.session.save()
    try window.add()
    #expect(window.session.isEdited)
    try window.key("z")
    #expect(try window.field.value == "one+" && !window.session.isEdited)
    try window.key("z")
    #expect(try window.field.value == "one" && window.session.isEdited)
    try window.key("z", [.command, .shift])
    #expect(!window.session.isEdited)
  }

  @Test func typingElsewhereIsNoChangeOfTheDocument() throws {
    try write("one", to: "a.txt")
    let window = try Opened(NoteApp.self, state).open(place("a.txt"))
    try window.field.type("two")
    #expect(try window.field.value == "two" && !window.session.isEdited && window.session.title(nil) == "a.txt")
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
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.field.type("one two")
    #expect(window.undo.undoMenuItemTitle == "Undo Typing")
    try window.key("z")
    #expect(try window.field.value == "one ")
    try window.field.type("x")
    // What is typed on after a save is not saved.
    window.session.save()
    try window.field.type("y")
    #expect(try window.field.value == "one xy" && window.session.isEdited && text("a.txt") == "one x")
    try window.key("z")
    #expect(try window.field.value == "one x" && !window.session.isEdited)
    for _ in 0..<4 { try window.key("z") }
    #expect(try window.field.value == "" && !window.undo.canUndo)
  }

  @Test func aNewDocumentIsSavedWhereTheUserChooses() throws {
    let app = Opened(PageApp.self, state)
    let window = try app.new()
    let second = try app.new()
    #expect(window.session.title(nil) == "Untitled" && second.session.title(nil) == "Untitled 2")
    #expect(!window.session.isEdited)
    try window.add()
    window.session.save()
    let dialog = try #require(window.host.fileDialogs.first)
    #expect(dialog.purpose == .save && dialog.defaultFilename == "Untitled.txt")
    try dialog.choose(place("b"))
    #expect(text("b.txt") == "new+" && window.session.title(nil) == "b.txt" && !window.host.all(.text("b.txt")).isEmpty)
    // Save As: another file from then on.
    window.session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("c.txt"))
    try window.add()
    window.session.save()
    #expect(text("b.txt") == "new+" && text("c.txt") == "new++")
  }

  @Test func aDocumentSavesItself() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.add()
    try window.host.advance(by: .seconds(1.9))
    #expect(text("a.txt") == "one")
    try window.host.advance(by: .seconds(0.2))
    #expect(text("a.txt") == "one+" && !window.session.isEdited)
    // Revert goes back to what was opened; that can be undone.
    #expect(window.session.canRevert)
    window.session.revertAfterQuestion()
    try window.press("Revert")
    #expect(try window.field.value == "one")
    try window.key("z")
    #expect(try window.field.value == "one+")
  }

  // MARK: - Closing

  @Test func closingSavesWhatHasAFile() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.add()
    var answers: [Bool] = []
    window.session.close { answers.append($0) }
    #expect(answers == [true] && text("a.txt") == "one+")
  }

  @Test func closingANewDocumentAsks() throws {
    let app = Opened(PageApp.self, state)
    let window = try app.new()
    var answers: [Bool] = []
    window.session.close { answers.append($0) }
    #expect(answers == [true])
    try window.add()
    window.session.close { answers.append($0) }
    #expect(window.question == "Save changes to “Untitled” before closing?")
    try window.press("Cancel")
    #expect(answers == [true, false] && window.question == nil)
    window.session.close { answers.append($0) }
    try window.press("Save…")
    try #require(window.host.fileDialogs.first).cancel()
    #expect(answers == [true, false, false])
    window.session.close { answers.append($0) }
    try window.press("Save…")
    try #require(window.host.fileDialogs.first).choose(place("d.txt"))
    #expect(answers == [true, false, false, true] && text("d.txt") == "new+")
    let other = try app.new()
    try other.add()
    other.session.close { answers.append($0) }
    try other.press("Close Without Saving")
    #expect(answers.last == true && folder.names == ["d.txt"])
  }

  // MARK: - Trouble

  @Test func aFileThatAnotherProgramChangedIsNotOverwritten() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.add()
    try write("theirs", to: "a.txt")
    try window.host.advance(by: .seconds(3))
    #expect(text("a.txt") == "theirs" && window.question == "“a.txt”: Another program has changed the file.")
    try window.press("Cancel")
    // The question does not come again by itself; saving brings it.
    try window.add()
    try window.host.advance(by: .seconds(3))
    #expect(window.question == nil && text("a.txt") == "theirs")
    window.session.save()
    #expect(window.question != nil)
    try window.press("Save Mine")
    #expect(text("a.txt") == "one++" && !window.session.isEdited)

    try write("theirs again", to: "a.txt")
    try window.add()
    window.session.save()
    try window.press("Load Theirs")
    #expect(try window.field.value == "theirs again" && !window.session.isEdited && !window.undo.canUndo)
  }

  @Test func aDocumentWithoutChangesFollowsItsFile() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try write("theirs", to: "a.txt")
    window.session.checkFile()
    #expect(try window.field.value == "theirs" && window.question == nil && !window.session.isEdited)
  }

  @Test func aFileThatVanishesIsNotLost() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try FileManager.default.removeItem(at: place("a.txt"))
    window.session.checkFile()
    #expect(window.question == "“a.txt”: The file is not there any more: it was moved or deleted.")
    #expect(window.session.isEdited)
    try window.press("Save Again")
    #expect(text("a.txt") == "one" && !window.session.isEdited)
  }

  @Test func aReadOnlyFileIsSavedElsewhere() throws {
    try write("one", to: "a.txt")
    chmod(place("a.txt").path, 0o444)
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.add()
    window.session.save()
    #expect(window.question == "“a.txt”: The file is read-only.")
    try window.press("Save As…")
    try #require(window.host.fileDialogs.first).choose(place("b.txt"))
    #expect(text("a.txt") == "one" && text("b.txt") == "one+" && window.session.title(nil) == "b.txt")
  }

  @Test func whatCannotBeWrittenStaysOpen() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, state).open(place("a.txt"))
    try window.field.type(" unwritable")
    window.session.save()
    #expect(window.question == "“a.txt” could not be saved." && window.session.alert?.message == "The disk is full.")
    try window.press("Cancel")
    #expect(text("a.txt") == "one" && window.session.isEdited)
    var answers: [Bool] = []
    window.session.close { answers.append($0) }
    #expect(answers == [] && window.question?.hasPrefix("Save changes") == true)
  }

  @Test func whatCannotBeOpenedIsAnError() throws {
    let app = Opened(PageApp.self, state)
    try Data([0xFF, 0xFE, 0xFF]).write(to: place("bad.txt"))
    for (name, reason) in [
      ("bad.txt", "It is damaged, or of another kind."), ("none.txt", "It is not there any more."),
    ] {
      do {
        _ = try app.open(place(name))
        Issue.record("\(name) was opened")
      } catch { #expect(OpenDocuments.alert(place(name), error).message == reason) }
    }
    #expect(!app.documents.takes(place("a.png")) && app.documents.takes(place("README")))
  }

  @Test func aFileIsOpenOnce() throws {
    try write("one", to: "a.txt")
    let app = Opened(PageApp.self, state)
    let window = try app.open(place("a.txt"))
    try FileManager.default.createSymbolicLink(atPath: place("link.txt").path, withDestinationPath: "a.txt")
    #expect(try app.documents.open(place("link.txt")).session === window.session)
  }

  // MARK: - Drafts, recent files

  @Test func whatHasNoFileIsThereAgain() throws {
    do {
      let window = try Opened(PageApp.self, state).new()
      try window.add()
      try window.host.advance(by: .seconds(3))
    }
    let app = Opened(PageApp.self, state)
    let drafts = app.documents.takeDrafts()
    let (session, source) = try #require(drafts.first)
    let window = app.window(session, source)
    #expect(try drafts.count == 1 && window.field.value == "new+" && session.isEdited && session.name == "Untitled")
    session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("a.txt"))
    #expect(!session.isEdited && Opened(PageApp.self, state).documents.takeDrafts().isEmpty)
  }

  /// Numbers of processes are used again: whether the one that wrote a draft runs is a question of its start, too.
  @Test func aDraftBelongsToTheProcessThatWroteIt() throws {
    #expect(ProcessMark.isRunning(ProcessMark.own + "-draft"))
    #expect(!ProcessMark.isRunning("\(getpid())-1-draft") && !ProcessMark.isRunning("draft"))
    do {
      let window = try Opened(PageApp.self, state).new()
      try window.add()
      try window.host.advance(by: .seconds(3))
    }
    let unsaved = state.url.appendingPathComponent("unsaved")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: unsaved.path).first)
    let drafts = Opened(PageApp.self, state).documents
    func move(_ old: String, _ new: String) throws {
      try FileManager.default.moveItem(
        at: unsaved.appendingPathComponent(old), to: unsaved.appendingPathComponent(new))
    }
    // One that was being written is none.
    try move(name, ".espalier-saving-1-1-1")
    #expect(drafts.takeDrafts().isEmpty)
    try move(".espalier-saving-1-1-1", "\(getppid())-1-draft")
    #expect(drafts.takeDrafts().count == 1)
  }

  /// A draft is not there any more where its changes were taken back, nor after closing without saving.
  @Test func draftsEnd() throws {
    let app = Opened(PageApp.self, state)
    func drafts() -> Int {
      ((try? FileManager.default.contentsOfDirectory(atPath: state.url.path + "/unsaved")) ?? []).count
    }
    let window = try app.new()
    try window.add()
    try window.host.advance(by: .seconds(3))
    #expect(drafts() == 1)
    try window.key("z")
    #expect(drafts() == 0)
    try window.add()
    try window.host.advance(by: .seconds(3))
    window.session.close { _ in }
    try window.press("Close Without Saving")
    #expect(drafts() == 0)
  }

  /// What was presented does not keep the window's tree.
  @Test func aWindowThatAskedEnds() throws {
    weak var gone: ViewGraph?
    do {
      let window = try Opened(PageApp.self, state).new()
      gone = window.host.graph
      try window.add()
      window.session.close { _ in }
      try window.press("Cancel")
    }
    #expect(gone == nil)
  }

  @Test func whatCouldNotGoToItsFileIsThereAgain() throws {
    try write("one", to: "a.txt")
    do {
      let window = try Opened(PageApp.self, state).open(place("a.txt"))
      try window.add()
      try write("theirs", to: "a.txt")
      try window.host.advance(by: .seconds(3))
    }
    let (session, _) = try #require(Opened(PageApp.self, state).documents.takeDrafts().first)
    #expect(session.name == "a (restored)" && session.fileURL == nil && text("a.txt") == "theirs")
  }

  @Test func recentFiles() throws {
    let app = Opened(PageApp.self, state)
    for name in 0..<12 {
      try write("", to: "\(name).txt")
      _ = try app.documents.open(place("\(name).txt"))
    }
    _ = try app.documents.open(place("5.txt"))
    app.documents.recent.add(place("5.txt"))
    let again = Opened(PageApp.self, state).documents.recent
    #expect(again.urls.map(\.lastPathComponent) == [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map { "\($0).txt" })
    try FileManager.default.removeItem(at: place("11.txt"))
    #expect(again.existing.count == 9)
    again.clear()
    #expect(Opened(PageApp.self, state).documents.recent.urls.isEmpty)
  }

  // MARK: - Objects and viewers

  @Test func anObjectIsEditedWhereItRegistersWithTheUndoManager() throws {
    try write("[7]", to: "a.json")
    let window = try Opened(SketchApp.self, state).open(place("a.json"))
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
    let app = Opened(ViewerApp.self, state)
    let window = try app.open(place("a.txt"))
    #expect(!window.host.all(.text("viewed")).isEmpty)
    try window.field.type("x")
    #expect(!window.session.isEdited)
    window.session.close { #expect($0) }
    #expect(text("a.txt") == "one" && app.documents.sources.first?.canMake == false)
  }

  @Test func actionsOfTheEnvironment() async throws {
    @MainActor final class Opener: DocumentOpener {
      let documents: OpenDocuments
      var opened: [String] = []
      init(_ documents: OpenDocuments) { self.documents = documents }
      func openDocument(at url: URL) throws { opened.append(try documents.open(url).session.name) }
      func newDocument(_ make: (any DocumentSource, String) -> DocumentSession?) {
        opened.append(documents.make(make)?.session.name ?? "none")
      }
    }
    try write("one", to: "a.txt")
    let app = Opened(PageApp.self, state)
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

  /// `espalier render` and previews have no windows: the first one's content is about a new document.
  @Test func withoutWindowsThereIsANewDocument() throws {
    let host = ViewHost(AppView(PageApp()), size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Add")).tap()
    #expect(try host.get(.role(.textField)).value == "new+")
  }
}
