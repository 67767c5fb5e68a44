// SPDX-License-Identifier: MIT

import EspalierTestSupport
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

/// Files and disks that fail while a document is open: each is said, the window stays, and what was changed is not lost.
@MainActor
@Suite("Documents in trouble")
final class DocumentTroubleTests: DocumentSuite {
  private struct GrowingApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { file in
        TextField("Text", text: file.$document.text)
        Button("Grow") { file.document.text += String(repeating: "x", count: 300_000) }
      }
    }
  }

  private func open(_ url: URL, state folder: URL? = nil) throws -> Window {
    try Opened(GrowingApp.self, kept, in: folder).open(url)
  }

  private func drafts() -> [String] {
    let app = Opened(GrowingApp.self, kept)
    return app.documents.takeDrafts().compactMap { try? app.window($0.0, $0.1).field.value }
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
      let lost = "“a.txt”: What is not saved is only in this window. The disk is full."
      #expect(window.question == (isDraftsDiskFull ? lost : "“a.txt”: The disk is full."))
      #expect(window.session.reasonOfLoss == (isDraftsDiskFull ? "The disk is full." : nil))
      try window.press("Cancel")
      window.session.save()
      #expect(window.question == "“a.txt” could not be saved." && window.session.alert?.message == "The disk is full.")
      #expect(text(file) == "one" && window.session.isEdited)
      try window.press("Save As…")
      try #require(window.host.fileDialogs.first).choose(place("b.txt"))
      #expect(text(place("b.txt"))?.count == 300_003 && text(file) == "one" && !window.session.isEdited)
      // Later changes are not lost, either.
      try window.field.type("+")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).filter { $0 != "state" } == ["a.txt"])
  }

  @Test func aFileThatAnotherProgramChangedIsNotOverwritten() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
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
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
    try write("theirs", to: "a.txt")
    window.session.checkFile()
    #expect(try window.field.value == "theirs" && window.question == nil && !window.session.isEdited)
  }

  @Test("A document that was opened by a link follows what the link leads to, and loads theirs")
  func followsThroughLinks() throws {
    try write("one", to: "a.txt")
    try FileManager.default.createSymbolicLink(at: place("link.txt"), withDestinationURL: place("a.txt"))
    let window = try Opened(PageApp.self, kept).open(place("link.txt"))
    try write("theirs", to: "a.txt")
    window.session.checkFile()
    #expect(try window.field.value == "theirs" && window.question == nil && !window.session.isEdited)
    try window.add()
    try write("theirs again", to: "a.txt")
    window.session.save()
    try window.press("Load Theirs")
    #expect(try window.field.value == "theirs again")
  }

  @Test("A document whose file is gone, or a folder by now, is kept when its window closes, also without a change")
  func closingAfterLoss() throws {
    for isFolder in [false, true] {
      try write("one", to: "a.txt")
      let window = try Opened(PageApp.self, kept).open(place("a.txt"))
      try FileManager.default.removeItem(at: place("a.txt"))
      if isFolder { try FileManager.default.createDirectory(at: place("a.txt"), withIntermediateDirectories: true) }
      var mayClose: Bool?
      window.session.close { mayClose = $0 }
      #expect(mayClose == nil, "it is asked about")
      #expect(window.question == "Save changes to “a.txt” before closing?")
      try window.press("Cancel")
      #expect(mayClose == false)
      // A signal ends the program without a question.
      #expect(!window.session.autosave())
      let kept = try #require(window.session.draft?.read())
      #expect(kept.file.regularFileContents == Data("one".utf8))
      window.session.draft?.remove()
      if isFolder { try FileManager.default.removeItem(at: place("a.txt")) }
    }
  }

  @Test func aFileThatVanishesIsNotLost() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
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
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
    try window.add()
    window.session.save()
    #expect(window.question == "“a.txt”: The file is read-only.")
    try window.press("Save As…")
    try #require(window.host.fileDialogs.first).choose(place("b.txt"))
    #expect(text("a.txt") == "one" && text("b.txt") == "one+" && window.session.windowTitle().title == "b.txt")
  }

  @Test func whatCannotBeWrittenStaysOpen() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
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
    let app = Opened(PageApp.self, kept)
    try Data([0xFF, 0xFE, 0xFF]).write(to: place("bad.txt"))
    for (name, reason) in [
      ("bad.txt", "It is damaged, or of another kind."), ("none.txt", "It is not there."),
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
    let app = Opened(PageApp.self, kept)
    let window = try app.open(place("a.txt"))
    try FileManager.default.createSymbolicLink(atPath: place("link.txt").path, withDestinationPath: "a.txt")
    #expect(try app.documents.open(place("link.txt")).session === window.session)
  }
}
