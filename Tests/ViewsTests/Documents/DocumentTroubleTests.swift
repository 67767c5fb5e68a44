// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierViews

/// Files and disks that fail while a document is open: each is said, the window stays, and what was changed is not lost.
@MainActor
@Suite("Documents in trouble")
final class DocumentTroubleTests {
  private struct Page: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct PageApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { file in
        TextField("Text", text: file.$document.text)
        Button("Grow") { file.document.text += String(repeating: "x", count: 300_000) }
      }
    }
  }

  @MainActor private struct Window {
    let session: DocumentSession
    let host: ViewHost<WindowRoot>
    var field: Element { get throws { try host.get(.role(.textField)) } }
    var question: String? { session.alert?.title }
    func press(_ button: String) throws {
      try host.settle()
      try host.get(.role(.button, name: button)).tap()
      try host.settle()
    }
  }

  private let folder = TemporaryFolder()
  private let state = TemporaryFolder()
  private var graphs: [ViewGraph] = []

  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  private func documents(in state: URL) -> OpenDocuments {
    let (graph, windows) = WindowProgram(PageApp.self).start()
    graphs.append(graph)
    return OpenDocuments(windows.sources, in: state)
  }

  private func open(_ url: URL, state: URL? = nil) throws -> Window {
    let (session, source) = try documents(in: state ?? self.state.url).open(url)
    return Window(
      session: session,
      host: ViewHost(WindowRoot(source), size: CGSize(width: 400, height: 400)) {
        $0.windowValue = AnyHashable(session)
      })
  }

  private func drafts() -> [String] {
    documents(in: state.url).takeDrafts().compactMap { draft in
      let host = ViewHost(WindowRoot(draft.1), size: CGSize(width: 400, height: 400)) {
        $0.windowValue = AnyHashable(draft.0)
      }
      return try? host.get(.role(.textField)).value
    }
  }

  @Test("A file that another program damages: what is open stays, and is what is saved") func damaged() throws {
    let file = place("a.txt")
    try Data("one".utf8).write(to: file)
    let window = try open(file)
    try Data([0xFF, 0xFE, 0xFF]).write(to: file)
    window.session.checkFile()
    #expect(window.question == "“a.txt”: Another program has changed the file.")
    try window.press("Load Theirs")
    #expect(window.question == "“a.txt” could not be read.")
    #expect(window.session.alert?.message == "It is damaged, or of another kind.")
    try window.press("OK")
    #expect(try window.field.value == "one")
    window.session.save()
    try window.press("Save Mine")
    #expect(text(file) == "one" && window.question == nil)
  }

  @Test("A file whose folder goes: said when it is saved, and a draft is kept") func folderGoes() throws {
    let folder = place("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.txt")
    try Data("one".utf8).write(to: file)
    do {
      let window = try open(file)
      try window.field.type("+")
      try FileManager.default.removeItem(at: folder)
      try window.host.advance(by: .seconds(3))
      #expect(window.question == "“a.txt”: The file is not there any more: it was moved or deleted.")
      try window.press("Save Again")
      #expect(window.question == "“a.txt” could not be saved.")
      #expect(window.session.alert?.message == "Its folder is not there any more.")
      try window.press("Cancel")
      #expect(try window.field.value == "one+" && window.session.isEdited)
    }
    #expect(drafts() == ["one+"])
  }

  @Test("A folder in the place of a file: it is neither read nor replaced") func aFolderInstead() throws {
    let file = place("a.txt")
    try Data("one".utf8).write(to: file)
    let window = try open(file)
    try window.field.type("+")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: file.appendingPathComponent("inside"))
    try window.host.advance(by: .seconds(3))
    #expect(window.question != nil)
    try window.press("Cancel")
    #expect(text(file.appendingPathComponent("inside")) == "theirs")
    #expect(try window.field.value == "one+" && window.session.isEdited)
  }

  /// A disk of 64 KB, which only the administrator can make.
  private final class SmallDisk {
    let url: URL
    init?(_ url: URL) {
      self.url = url
      try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      guard mount("none", url.path, "tmpfs", 0, "size=64k") == 0 else { return nil }
    }
    deinit { umount2(url.path, Int32(MNT_DETACH)) }
    static let canBeMade: Bool = {
      let folder = TemporaryFolder()
      return geteuid() == 0 && SmallDisk(folder.url.appendingPathComponent("disk")) != nil
    }()
  }

  @Test(
    "A disk that is full: the old file is whole, the window says so, and a draft elsewhere has everything",
    .enabled(if: SmallDisk.canBeMade, "only the administrator can mount a small disk"), arguments: [false, true])
  func fullDisk(isDraftsDiskFull: Bool) throws {
    let disk = try #require(SmallDisk(place("disk")))
    let file = disk.url.appendingPathComponent("a.txt")
    try Data("one".utf8).write(to: file)
    do {
      let window = try open(file, state: isDraftsDiskFull ? disk.url.appendingPathComponent("state") : nil)
      try window.host.get(.role(.button, name: "Grow")).tap()
      try window.host.advance(by: .seconds(3))
      #expect(window.question == "“a.txt”: The disk is full.")
      try window.press("Cancel")
      window.session.save()
      #expect(window.question == "“a.txt” could not be saved." && window.session.alert?.message == "The disk is full.")
      #expect(text(file) == "one" && window.session.isEdited)
      try window.press("Save As…")
      try #require(window.host.fileDialogs.first).choose(place("b.txt"))
      #expect(text(place("b.txt"))?.count == 300_003 && text(file) == "one" && !window.session.isEdited)
      // What is changed on is not lost, either.
      try window.field.type("+")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).filter { $0 != "state" } == ["a.txt"])
  }
}
