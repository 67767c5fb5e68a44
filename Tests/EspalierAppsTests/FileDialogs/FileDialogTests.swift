// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// `fileImporter`, `fileExporter` and `fileMover`, answered by the test.
@MainActor
@Suite("Dialogs for files")
final class FileDialogTests {
  private let folder = TemporaryFolder()
  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
  private func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    var name: String?

    init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "broken" { throw Broken() }
      let file = FileWrapper(regularFileWithContents: Data("\(configuration.contentType): \(text)".utf8))
      file.preferredFilename = name
      return file
    }
    struct Broken: Error {}
  }

  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    @Published var points = [1, 2]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [Int] { points }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  /// A page whose buttons show the dialogs, and which shows the results.
  private struct Page: View {
    let folder: URL
    @State private var shown: String?
    @State private var results: [String] = []

    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { if !$0 { shown = nil } })
    }

    private func note(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): results.append(urls.map(\.lastPathComponent).joined(separator: " ") + " \(shown == nil)")
      case .failure(let error): results.append("\(type(of: error))")
      }
    }

    private func single(_ result: Result<URL, any Error>) { note(result.map { [$0] }) }

    var body: some View {
      VStack {
        ForEach(
          ["import", "several", "folder", "export", "broken", "sketch", "all", "hostile", "item", "move"], id: \.self
        ) {
          name in
          Button(name) { shown = name }
        }
        Button("Take back") { shown = nil }
        Text(results.joined(separator: ", ")).accessibilityIdentifier("results")
      }
      .fileImporter(isPresented: isShown("import"), allowedContentTypes: [.image, .json]) { single($0) }
      .fileImporter(
        isPresented: isShown("several"), allowedContentTypes: [.plainText], allowsMultipleSelection: true
      ) {
        note($0)
      } onCancellation: {
        results.append("cancelled")
      }
      .fileDialogMessage("Which texts?")
      .fileDialogConfirmationLabel(Text("Take"))
      .fileDialogDefaultDirectory(folder)
      .fileImporter(isPresented: isShown("folder"), allowedContentTypes: [.folder]) { single($0) }
      .fileExporter(
        isPresented: isShown("export"), document: Note("one"), contentType: .plainText, defaultFilename: "Note"
      ) { single($0) }
      .fileExporter(isPresented: isShown("broken"), document: Note("broken"), contentType: .plainText) { single($0) }
      .fileExporter(isPresented: isShown("sketch"), document: Sketch(), contentTypes: [.json]) { single($0) }
      .fileExporter(
        isPresented: isShown("all"), documents: [Note("1"), Note("2", name: "b.txt"), Note("3", name: "b")],
        contentType: .plainText
      ) { note($0) }
      .fileExporter(
        isPresented: isShown("hostile"),
        documents: ["../x", "a/../../y.txt", "/", "..", "z/", "../\u{301}w", "n\0/../n"].map { Note("1", name: $0) },
        contentType: .plainText
      ) { note($0) }
      .fileExporter(isPresented: isShown("item"), item: "words", contentTypes: [.plainText]) { single($0) }
      .fileMover(isPresented: isShown("move"), file: folder.appendingPathComponent("moved.txt")) { single($0) }
    }
  }

  private lazy var host = ViewHost(Page(folder: folder.url), size: CGSize(width: 300, height: 500))
  private func show(_ name: String) throws -> ViewTesting.FileDialog {
    try host.get(.text(name)).tap()
    return try #require(host.fileDialogs.first)
  }
  private var results: String { (try? host.get(.identifier("results")).text) ?? "" }

  @Test func aFileIsImported() throws {
    #expect(host.fileDialogs.isEmpty)
    let dialog = try show("import")
    #expect(
      dialog.purpose == .open && dialog.allowedContentTypes == [.image, .json] && !dialog.allowsMultipleSelection)
    #expect(host.fileDialogs.count == 1)
    try dialog.choose(place("a.png"))
    // It is not presented any more when the result comes.
    #expect(results == "a.png true" && host.fileDialogs.isEmpty)
    #expect(throws: FileDialogMisuse.self) { try dialog.choose(self.place("b.png")) }
  }

  @Test func severalFilesAreImported() throws {
    let dialog = try show("several")
    #expect(dialog.allowsMultipleSelection && dialog.message == "Which texts?" && dialog.confirmationLabel == "Take")
    #expect(dialog.directory == folder.url)
    try dialog.choose(place("a.txt"), place("b.md"))
    #expect(results == "a.txt b.md true")
    try show("several").cancel()
    #expect(results == "a.txt b.md true, cancelled")
  }

  @Test func aDialogThatIsCancelledCanComeAgain() throws {
    try show("import").cancel()
    #expect(results == "" && host.fileDialogs.isEmpty)
    try show("import").choose(place("a.json"))
    #expect(results == "a.json true")
  }

  @Test func onlyWhatAUserCouldChooseIsTaken() throws {
    let dialog = try show("import")
    for urls in [[], [place("a.txt")], [place("a.png"), place("b.png")]] {
      #expect(throws: FileDialogMisuse.self) { try dialog.choose(urls) }
    }
    #expect(results == "" && host.fileDialogs.count == 1)
    try dialog.cancel()
    let folders = try show("folder")
    #expect(throws: FileDialogMisuse.self) { try folders.choose(self.place("a.txt")) }
    try folders.choose(folder.url)
    #expect(results == folder.url.lastPathComponent + " true")
  }

  @Test func theProgramTakesADialogBack() throws {
    let dialog = try show("import")
    try host.get(.text("Take back")).tap()
    #expect(host.fileDialogs.isEmpty)
    #expect(throws: FileDialogMisuse.self) { try dialog.cancel() }
    _ = try show("import")
    #expect(host.fileDialogs.count == 1)
  }

  @Test func aDialogEndsWithItsView() throws {
    struct Parent: View {
      @State private var isThere = true
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Remove") { isThere = false }
          if isThere { Text("view").fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) { _ in } }
        }
      }
    }
    let host = ViewHost(Parent(), size: CGSize(width: 200, height: 200))
    #expect(host.fileDialogs.count == 1)
    try host.get(.text("Remove")).tap()
    #expect(host.fileDialogs.isEmpty)
  }

  @Test func inASheet() throws {
    struct Parent: View {
      @State private var hasSheet = false
      @State private var isShown = false
      @State private var name = "none"
      var body: some View {
        VStack {
          Button("Sheet") { hasSheet = true }
          Text(name)
        }
        .sheet(isPresented: $hasSheet) {
          Button("Open") { isShown = true }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) { result in
              name = (try? result.get().lastPathComponent) ?? "error"
            }
        }
      }
    }
    let host = ViewHost(Parent(), size: CGSize(width: 300, height: 400))
    try host.get(.text("Sheet")).tap()
    try host.settle()
    try host.get(.text("Open")).tap()
    try #require(host.fileDialogs.first).choose(place("a.bin"))
    #expect(!host.all(.text("a.bin")).isEmpty)
  }

  // MARK: - Exporting

  @Test func aDocumentIsExported() throws {
    let dialog = try show("export")
    #expect(dialog.purpose == .save && dialog.defaultFilename == "Note.txt")
    try dialog.choose(place("chosen.txt"))
    #expect(results == "chosen.txt true" && text("chosen.txt") == "public.plain-text: one")
    // The ending is added, unless that would replace a file about which the user was not asked.
    try show("export").choose(place("new"))
    #expect(folder.names == ["chosen.txt", "new.txt"])
    try show("export").choose(place("new"))
    #expect(folder.names == ["chosen.txt", "new", "new.txt"])
  }

  @Test func whatCannotBeWrittenIsAnError() throws {
    let dialog = try show("broken")
    #expect(dialog.defaultFilename == "Untitled.txt")
    try dialog.choose(place("a.txt"))
    #expect(results == "Broken" && folder.names == [])
    try show("export").choose(place("none/a.txt"))
    #expect(results == "Broken, CocoaError")
  }

  @Test func anObjectIsExported() throws {
    try show("sketch").choose(place("a.json"))
    #expect(text("a.json") == "[1,2]")
  }

  @Test func documentsAreExportedIntoAFolder() throws {
    let dialog = try show("all")
    #expect(dialog.purpose == .chooseFolder)
    try Data().write(to: place("Untitled.txt"))
    try dialog.choose(folder.url)
    #expect(folder.names == ["Untitled 2.txt", "Untitled.txt", "b 2.txt", "b.txt"])
    #expect(text("Untitled 2.txt") == "public.plain-text: 1" && text("b 2.txt") == "public.plain-text: 3")
    #expect(results == "Untitled 2.txt b.txt b 2.txt true")
  }

  @Test("A suggested name is one in the chosen folder, also where it is a path") func suggestedPaths() throws {
    try FileManager.default.createDirectory(at: place("chosen"), withIntermediateDirectories: true)
    try show("hostile").choose(place("chosen"))
    #expect(folder.names == ["chosen"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place("chosen").path).sorted()
        == ["Untitled 2.txt", "Untitled.txt", "n.txt", "x.txt", "y.txt", "z.txt", "\u{301}w.txt"])
  }

  @Test func aTransferableValueIsExported() async throws {
    try show("item").choose(place("a.txt"))
    // The form is made by a task.
    while results.isEmpty { await Task.yield() }
    #expect(text("a.txt") == "words" && results == "a.txt true")
  }

  // MARK: - Moving

  @Test func aFileIsMoved() throws {
    try Data("m".utf8).write(to: place("moved.txt"))
    try FileManager.default.createDirectory(at: place("inner"), withIntermediateDirectories: true)
    try show("move").choose(place("inner"))
    #expect(folder.names == ["inner"] && text("inner/moved.txt") == "m" && results == "moved.txt true")
    // No file is replaced.
    try Data("n".utf8).write(to: place("moved.txt"))
    try show("move").choose(place("inner"))
    #expect(text("inner/moved.txt") == "m" && text("moved.txt") == "n")
  }
}
