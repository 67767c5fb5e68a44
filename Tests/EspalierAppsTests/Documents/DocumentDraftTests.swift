// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFiles
import EspalierInteraction
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import EspalierApps

/// The data of documents that is kept beside their files.
@MainActor
@Suite("Drafts and recent files")
final class DocumentDraftTests: DocumentSuite {
  @Test func whatHasNoFileIsThereAgain() throws {
    do {
      let window = try Opened(PageApp.self, kept).new()
      try window.add()
      try window.host.advance(by: .seconds(3))
    }
    let app = Opened(PageApp.self, kept)
    let drafts = app.documents.takeDrafts()
    let (session, source) = try #require(drafts.first)
    let window = app.window(session, source)
    #expect(try drafts.count == 1 && window.field.value == "new+" && session.isEdited && session.name == "Untitled")
    session.saveAs()
    try #require(window.host.fileDialogs.first).choose(place("a.txt"))
    #expect(!session.isEdited && Opened(PageApp.self, kept).documents.takeDrafts().isEmpty)
  }

  /// Numbers of processes are used again: whether the one that wrote a draft runs is a question of its start, too.
  @Test func aDraftBelongsToTheProcessThatWroteIt() throws {
    #expect(ProcessMark.isRunning(ProcessMark.own + "-draft"))
    #expect(!ProcessMark.isRunning("\(getpid())-1-draft") && !ProcessMark.isRunning("draft"))
    do {
      let window = try Opened(PageApp.self, kept).new()
      try window.add()
      try window.host.advance(by: .seconds(3))
    }
    let unsaved = kept.url.appendingPathComponent("unsaved")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: unsaved.path).first)
    let drafts = Opened(PageApp.self, kept).documents
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

  @Test(
    "Another user's draft is not opened, nor one whose name another user can have given",
    .enabled(if: AnotherUser.canBe, "only the administrator can give files away"))
  func draftsOfOthers() throws {
    let unsaved = kept.url.appendingPathComponent("unsaved")
    func plant() throws -> String {
      do {
        let window = try Opened(PageApp.self, kept).new()
        try window.add()
        try window.host.advance(by: .seconds(3))
      }
      return unsaved.path + "/"
        + (try #require(try FileManager.default.contentsOfDirectory(atPath: unsaved.path).first))
    }
    let drafts = Opened(PageApp.self, kept).documents
    let path = try plant()
    #expect(chown(path, 1, 1) == 0 && drafts.takeDrafts().isEmpty)
    #expect(chown(path, 0, 0) == 0 && chmod(path, 0o777) == 0 && drafts.takeDrafts().isEmpty)
    #expect(chmod(path, 0o700) == 0 && chmod(unsaved.path, 0o777) == 0 && drafts.takeDrafts().isEmpty)
    #expect(chmod(unsaved.path, 0o700) == 0 && drafts.takeDrafts().count == 1)
  }

  /// A draft is not there any more where its changes were taken back, nor after closing without saving.
  @Test func draftsEnd() throws {
    let app = Opened(PageApp.self, kept)
    func drafts() -> Int {
      ((try? FileManager.default.contentsOfDirectory(atPath: kept.url.path + "/unsaved")) ?? []).count
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

  /// A question that was presented does not keep the window's tree.
  @Test func aWindowThatAskedEnds() throws {
    weak var gone: ViewGraph?
    do {
      let window = try Opened(PageApp.self, kept).new()
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
      let window = try Opened(PageApp.self, kept).open(place("a.txt"))
      try window.add()
      try write("theirs", to: "a.txt")
      try window.host.advance(by: .seconds(3))
    }
    let (session, _) = try #require(Opened(PageApp.self, kept).documents.takeDrafts().first)
    #expect(session.name == "a (restored)" && session.fileURL == nil && text("a.txt") == "theirs")
  }

  @Test func recentFiles() throws {
    let app = Opened(PageApp.self, kept)
    for name in 0..<12 {
      try write("", to: "\(name).txt")
      _ = try app.documents.open(place("\(name).txt"))
    }
    _ = try app.documents.open(place("5.txt"))
    app.documents.recent.add(place("5.txt"))
    let again = Opened(PageApp.self, kept).documents.recent
    #expect(again.urls.map(\.lastPathComponent) == [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map { "\($0).txt" })
    try FileManager.default.removeItem(at: place("11.txt"))
    #expect(again.existing.count == 9)
    again.clear()
    #expect(Opened(PageApp.self, kept).documents.recent.urls.isEmpty)
  }
}
