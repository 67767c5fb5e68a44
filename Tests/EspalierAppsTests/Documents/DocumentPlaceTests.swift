// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps
@testable import EspalierContent
@testable import EspalierControls

/// A document's place is written only as what was read there: a folder that was called like a text lost all that was in it.
@MainActor
@Suite("What stands at a document's place")
final class DocumentPlaceTests: DocumentSuite {
  /// Reads anything, a folder as an empty text.
  private struct Careless: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct CarelessApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Careless()) { TextField("Text", text: $0.$document.text) }
    }
  }

  /// A folder of two texts.
  private struct Album: FileDocument {
    static let readableContentTypes = [UTType(filenameExtension: "albm", conformingTo: .package)!]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.fileWrappers?["text"]?.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let part = FileWrapper(regularFileWithContents: Data(text.utf8))
      if text.contains("flat") { return part }
      return FileWrapper(directoryWithFileWrappers: ["text": part])
    }
  }

  private struct AlbumApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Album()) { TextField("Text", text: $0.$document.text) }
    }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: place(name).appendingPathComponent("sub"), withIntermediateDirectories: true)
    try write("a", to: name + "/a")
    try write("b", to: name + "/sub/b")
  }

  private func isWhole(_ name: String) -> Bool { text(name + "/a") == "a" && text(name + "/sub/b") == "b" }

  private func message<Program: App>(ofOpening name: String, in program: Program.Type) -> String? {
    let app = Opened(program, kept)
    do {
      _ = try app.open(place(name))
      return nil
    } catch { return OpenDocuments.alert(place(name), error).message }
  }

  // MARK: - Opening

  @Test("A folder is no document where no readable type is one", arguments: ["notes.txt", "notes", "notes.albm"])
  func foldersAreRefused(name: String) throws {
    try makeFolder(name)
    #expect(message(ofOpening: name, in: CarelessApp.self) == "It is a folder, not a file.")
    #expect(isWhole(name))
  }

  @Test func aLinkToAFolderIsRefused() throws {
    try makeFolder("folder")
    try FileManager.default.createSymbolicLink(atPath: place("a.txt").path, withDestinationPath: "folder")
    #expect(message(ofOpening: "a.txt", in: CarelessApp.self) == "It is a folder, not a file.")
    #expect(isWhole("folder"))
  }

  @Test func aPipeIsRefusedAtOnce() throws {
    #expect(mkfifo(place("a.txt").path, 0o600) == 0)
    #expect(message(ofOpening: "a.txt", in: CarelessApp.self) == "It is a pipe, not a file.")
    #expect(Opened(CarelessApp.self, kept).documents.takes(place("a.txt")), "opening it gives the reason")
  }

  @Test("A package is opened and saved whole; a folder of another kind is not one") func packages() throws {
    try FileManager.default.createDirectory(at: place("a.albm"), withIntermediateDirectories: true)
    try write("one", to: "a.albm/text")
    let window = try Opened(AlbumApp.self, kept).open(place("a.albm"))
    try window.field.type("+")
    try window.host.advance(by: .seconds(3))
    #expect(text("a.albm/text") == "one+" && window.question == nil && !window.session.isEdited)
    for name in ["b.txt", "b", "b.other"] {
      try makeFolder(name)
      #expect(message(ofOpening: name, in: AlbumApp.self) == "It is a folder, not a file.")
      #expect(isWhole(name))
    }
  }

  @Test("Another program changes a part of an open package: it is not written over") func packageChanges() throws {
    try FileManager.default.createDirectory(at: place("a.albm"), withIntermediateDirectories: true)
    try write("one", to: "a.albm/text")
    let window = try Opened(AlbumApp.self, kept).open(place("a.albm"))
    try window.field.type("+")
    try Data("theirs".utf8).write(to: place("a.albm/text"))
    try window.host.advance(by: .seconds(3))
    #expect(text("a.albm/text") == "theirs")
    #expect(window.question == "“a.albm”: Another program has changed the file.")
    try window.press("Save Mine")
    #expect(text("a.albm/text") == "one+" && !window.session.isEdited)
  }

  @Test("A package that would become a file stays a package") func packageBecomesAFile() throws {
    try FileManager.default.createDirectory(at: place("a.albm"), withIntermediateDirectories: true)
    try write("one", to: "a.albm/text")
    let window = try Opened(AlbumApp.self, kept).open(place("a.albm"))
    try window.field.type(" flat")
    try window.host.advance(by: .seconds(3))
    #expect(text("a.albm/text") == "one")
    #expect(window.question == "“a.albm”: There is a folder in its place, which is not replaced.")
    try window.press("Cancel")
    #expect(window.session.isEdited)
  }

  // MARK: - While it is open

  @Test("A folder that takes the place of an open file: neither saving nor loading touches it", arguments: [0, 1, 2])
  func folderTakesThePlace(step: Int) throws {
    try write("one", to: "a.txt")
    let window = try Opened(CarelessApp.self, kept).open(place("a.txt"))
    if step > 0 { try window.field.type("+") }
    try FileManager.default.removeItem(at: place("a.txt"))
    try makeFolder("a.txt")
    if step == 0 { window.session.checkFile() }
    if step == 1 { try window.host.advance(by: .seconds(3)) }
    if step == 2 { window.session.save() }
    #expect(window.question == "“a.txt”: There is a folder in its place.")
    #expect(window.session.alert?.choices.map(\.label) == ["Save As…", "Cancel"])
    try window.press("Save As…")
    try #require(window.host.fileDialogs.first).choose(place("b.txt"))
    #expect(isWhole("a.txt") && text("b.txt") == (step > 0 ? "one+" : "one") && !window.session.isEdited)
  }

  @Test("A folder takes the place while the question is on screen: Save Mine asks again") func folderDuringQuestion()
    throws
  {
    try write("one", to: "a.txt")
    let window = try Opened(CarelessApp.self, kept).open(place("a.txt"))
    try window.field.type("+")
    try write("theirs", to: "a.txt")
    window.session.save()
    #expect(window.question == "“a.txt”: Another program has changed the file.")
    try FileManager.default.removeItem(at: place("a.txt"))
    try makeFolder("a.txt")
    try window.press("Save Mine")
    #expect(isWhole("a.txt") && window.question == "“a.txt”: There is a folder in its place.")
  }

  @Test("The file changes again while the question is on screen: Save Mine asks again") func changeDuringQuestion()
    throws
  {
    try write("one", to: "a.txt")
    let window = try Opened(CarelessApp.self, kept).open(place("a.txt"))
    try window.field.type("+")
    try write("theirs", to: "a.txt")
    window.session.save()
    try write("theirs again", to: "a.txt")
    try window.press("Save Mine")
    #expect(text("a.txt") == "theirs again" && window.question == "“a.txt”: Another program has changed the file.")
    try window.press("Save Mine")
    #expect(text("a.txt") == "one+" && !window.session.isEdited)
  }

  @Test("Another file of the same size and time takes the place: it counts as changed") func anotherFile() throws {
    try write("one", to: "a.txt")
    let window = try Opened(CarelessApp.self, kept).open(place("a.txt"))
    let date = try FileManager.default.attributesOfItem(atPath: place("a.txt").path)[.modificationDate]
    try write("two", to: "b.txt")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: place("b.txt").path)
    #expect(rename(place("b.txt").path, place("a.txt").path) == 0)
    try window.field.type("+")
    try window.host.advance(by: .seconds(3))
    #expect(text("a.txt") == "two" && window.question == "“a.txt”: Another program has changed the file.")
  }

  @Test func savingAsAFolderIsRefused() throws {
    try makeFolder("b.txt")
    let window = try Opened(CarelessApp.self, kept).new()
    try window.field.type("new")
    window.session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("b.txt"))
    #expect(isWhole("b.txt") && window.question == "“b.txt” could not be saved.")
    #expect(window.session.alert?.message == "There is a folder in its place, which is not replaced.")
  }

  // MARK: - When it is written

  @Test(
    "What changes all the time is in the file, or in the draft, at most five seconds after its first change",
    arguments: [false, true])
  func autosaveHasABound(isNew: Bool) throws {
    try write("0", to: "a.txt")
    let app = Opened(CarelessApp.self, kept)
    let window = isNew ? try app.new() : try app.open(place("a.txt"))
    /// The length of the kept text, which grows with each change: that of the file, or of the draft of a new document.
    func written() -> Int {
      if !isNew { return text("a.txt")?.count ?? 0 }
      let unsaved = kept.url.appendingPathComponent("unsaved")
      let draft = (try? FileManager.default.contentsOfDirectory(atPath: unsaved.path))?.first
      return draft.flatMap { text(unsaved.appendingPathComponent($0).appendingPathComponent("content")) }?.count ?? 0
    }
    var writes = Set<Int>()
    for turn in 1...400 {
      try window.field.type("x")
      try window.host.advance(by: .seconds(0.05))
      writes.insert(written())
      let unsaved = turn + (isNew ? 0 : 1) - written()
      #expect(Double(unsaved) * 0.05 < 5, "after \(Double(turn) * 0.05) s")
    }
    // Not with every change, either.
    #expect(writes.count <= 7)
  }

  @Test func aDraftThatCannotBeWrittenIsSaid() throws {
    // A file where the folder of drafts would be.
    try write("", to: "state")
    let window = try Opened(CarelessApp.self, kept, in: place("state")).new()
    try window.field.type("new")
    try window.host.advance(by: .seconds(3))
    #expect(window.question?.hasPrefix("“Untitled”: What is not saved is only in this window.") == true)
  }

  @Test("Views of a document know its file") func configuration() throws {
    struct Reader: View {
      @Environment(\.documentConfiguration) private var configuration
      var body: some View {
        Text(configuration.map { "\($0.fileURL?.lastPathComponent ?? "no file") \($0.isEditable)" } ?? "none")
      }
    }
    struct ReaderApp: App {
      var body: some Scene { DocumentGroup(newDocument: Page()) { _ in Reader() } }
    }
    try write("one", to: "a.txt")
    let app = Opened(ReaderApp.self, kept)
    #expect(!(try app.open(place("a.txt")).host.all(.text("a.txt true")).isEmpty))
    #expect(!(try app.new().host.all(.text("no file true")).isEmpty))
    #expect(!ViewHost(Reader()).all(.text("none")).isEmpty)
  }
}
