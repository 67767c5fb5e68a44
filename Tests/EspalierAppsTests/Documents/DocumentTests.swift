// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps
@testable import EspalierPrimitives

/// Documents: what is saved when.
@MainActor
@Suite("Documents")
final class DocumentTests: DocumentSuite {
  @Test func aFileIsOpenedChangedAndSaved() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
    #expect(try window.field.value == "one" && !window.host.all(.text("a.txt")).isEmpty)
    #expect(!window.session.isEdited && window.session.windowTitle().title == "a.txt")
    try window.add()
    #expect(
      try window.field.value == "one+" && window.session.isEdited && window.session.windowTitle().title == "• a.txt")
    #expect(text("a.txt") == "one")
    window.session.save()
    #expect(text("a.txt") == "one+" && !window.session.isEdited)
  }

  @Test func savingSomewhereMakesARecentFile() throws {
    let app = Opened(PageApp.self, kept)
    let window = try app.new()
    window.session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("s.txt"))
    #expect(app.documents.recent.urls.map(\.lastPathComponent) == ["s.txt"])
  }

  @Test func changesAreUndoneAndTheMarkFollows() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
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

  @Test func aNewDocumentIsSavedWhereTheUserChooses() throws {
    let app = Opened(PageApp.self, kept)
    let window = try app.new()
    let second = try app.new()
    #expect(window.session.windowTitle().title == "Untitled" && second.session.windowTitle().title == "Untitled 2")
    #expect(!window.session.isEdited)
    try window.add()
    window.session.save()
    let dialog = try #require(window.host.fileDialogs.first)
    #expect(dialog.purpose == .save && dialog.defaultFilename == "Untitled.txt")
    try dialog.choose(place("b"))
    #expect(
      text("b.txt") == "new+" && window.session.windowTitle().title == "b.txt"
        && !window.host.all(.text("b.txt")).isEmpty)
    // Save As: another file from then on.
    window.session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("c.txt"))
    try window.add()
    window.session.save()
    #expect(text("b.txt") == "new+" && text("c.txt") == "new++")
  }

  @Test func aDocumentSavesItself() throws {
    try write("one", to: "a.txt")
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
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
    let window = try Opened(PageApp.self, kept).open(place("a.txt"))
    try window.add()
    var answers: [Bool] = []
    window.session.close { answers.append($0) }
    #expect(answers == [true] && text("a.txt") == "one+")
  }

  @Test func closingANewDocumentAsks() throws {
    let app = Opened(PageApp.self, kept)
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
}
