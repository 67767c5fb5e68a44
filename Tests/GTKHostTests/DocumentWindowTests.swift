// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documents in real windows: their menus' keys, titles, GTK's dialogs, and a second start.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct DocumentWindowTests {
  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Waits until a file has a text.
  private func wait(for text: String, in url: URL) throws {
    try GTKHostTests.wait(until: "\"\(text)\" in \(url.lastPathComponent)", insteadOf: self.text(url) ?? "no file") {
      self.text(url) == text
    }
  }

  /// Types a path into a dialog of GTK's and presses Return.
  private func choose(_ url: URL, in title: String, on display: Display) throws {
    let dialog = try display.window(title)
    try display.focus(dialog)
    // The slash begins the field for a path where the dialog has none yet; what it offers there is selected.
    try display.xdotool("key", "ctrl+a")
    try display.xdotool("type", url.path)
    try display.xdotool("key", "Return")
    try GTKHostTests.wait(until: "the dialog to close") { try display.windows(title).isEmpty }
  }

  @Test("A document: the mark in the title, undo, save, a new one, save before closing, open, import and export")
  func documents() throws {
    let display = try Display()
    let file = display.folder.appendingPathComponent("a.txt")
    try Data("one".utf8).write(to: file)
    let program = try RunningProgram("Pages.swift", "--", file.path, on: display)
    defer { program.stop() }
    let first = try display.window("a.txt")
    try program.wait(for: "shows a.txt one")
    try display.keys("x", in: first)
    try program.wait(for: "text onex")
    _ = try display.window("• a.txt")
    try display.xdotool("key", "ctrl+z")
    try program.wait(for: "text one")
    _ = try display.window("a.txt")
    try display.xdotool("key", "ctrl+shift+z")
    try program.wait(for: "text onex", times: 2)
    try display.xdotool("key", "ctrl+s")
    try wait(for: "onex", in: file)
    _ = try display.window("a.txt")

    // Import and export, by GTK's dialogs.
    try display.xdotool("key", "ctrl+i")
    try choose(file, in: "Which text\\?", on: display)
    try program.wait(for: "imported a.txt")
    try display.keys("ctrl+e", in: first)
    let save = try display.window("Save File")
    try display.keys("Escape", in: save)
    try program.wait(for: "export cancelled")
    try display.keys("ctrl+e", in: first)
    let copy = display.folder.appendingPathComponent("copy.txt")
    try choose(copy, in: "Save File", on: display)
    try program.wait(for: "exported copy.txt")
    #expect(text(copy) == "onex")

    // A new document asks before it closes; Return saves it.
    try display.keys("ctrl+n", in: first)
    let new = try display.window("Untitled")
    try program.wait(for: "shows new ")
    try display.keys("y", in: new)
    _ = try display.window("• Untitled")
    try display.keys("ctrl+w", in: new)
    // The alert has the keyboard when the question is there: a key before it would be written.
    try display.xdotool("key", "Return")
    let saved = display.folder.appendingPathComponent("b.txt")
    try choose(saved, in: "Save File", on: display)
    try program.wait(for: "gone b.txt")
    #expect(text(saved) == "y")

    // Open it again, from the first window; what is open already comes to the front.
    try display.keys("ctrl+o", in: first)
    try choose(saved, in: "Open Files", on: display)
    try program.wait(for: "shows b.txt y")
    // The view appears before its window is on the screen.
    _ = try display.window("b.txt")
    try display.keys("ctrl+q", in: first)
    #expect(try program.exitStatus() == 0)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  @Test("A program that is killed starts with what was not saved")
  func drafts() throws {
    let display = try Display()
    do {
      let program = try RunningProgram("Pages.swift", on: display)
      defer { program.stop() }
      let window = try display.window("Untitled")
      try program.wait(for: "shows new ")
      try display.keys("k", in: window)
      try program.wait(for: "text k")
      let drafts = display.folder.appendingPathComponent("Pages/unsaved")
      try GTKHostTests.wait(until: "a draft") {
        (try? FileManager.default.contentsOfDirectory(atPath: drafts.path))?.contains { !$0.hasPrefix(".") } ?? false
      }
    }
    let program = try RunningProgram("Pages.swift", on: display)
    defer { program.stop() }
    _ = try display.window("• Untitled")
    try program.wait(for: "shows new k")
    program.signal(SIGTERM)
    #expect(try program.exitStatus() == 128 + SIGTERM)
  }

  @Test(
    "The file of the document in front is changed, exchanged, deleted by another program: the window follows, and asks")
  func changedByAnotherProgram() throws {
    let display = try Display()
    let file = display.folder.appendingPathComponent("a.txt")
    let link = display.folder.appendingPathComponent("link.txt")
    try Data("one".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let program = try RunningProgram("Pages.swift", "--", link.path, on: display)
    defer { program.stop() }
    let window = try display.window("link.txt")
    try program.wait(for: "shows link.txt one")
    try display.focus(window)
    try Data("two".utf8).write(to: file)
    try program.wait(for: "text two")
    // Exchanged, as editors save.
    try Data("three".utf8).write(to: file, options: .atomic)
    try program.wait(for: "text three")
    try FileManager.default.removeItem(at: file)
    _ = try display.window("• link.txt")
    // Closing asks; the window is still there.
    try display.keys("ctrl+w", in: window)
    usleep(500_000)
    #expect(try !display.windows("• link.txt").isEmpty)
    #expect(program.count(of: "gone") == 0)
  }

  @Test("A file of the command line that is not there: a window that says so")
  func missing() throws {
    let display = try Display()
    let program = try RunningProgram(
      "Pages.swift", "--", display.folder.appendingPathComponent("none.txt").path, on: display)
    defer { program.stop() }
    let window = try display.window("Untitled")
    try program.wait(for: "shows new ")
    // The alert takes the keys: what is typed reaches no document before it is answered.
    try display.keys("x", in: window)
    try display.keys("Escape", in: window)
    try display.keys("y", in: window)
    try program.wait(for: "text y")
  }

  @Test(
    "A second start hands its files to the first, as documents or as addresses",
    .enabled(if: PortalBus.isAvailable, "no dbus-daemon, or no Python with gi"))
  func secondStart() throws {
    let bus = try PortalBus()
    let display = try Display()
    let variables = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    let files = ["a.txt", "b.txt"].map { display.folder.appendingPathComponent($0) }
    for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
    let first = try RunningProgram("Pages.swift", "--", files[0].path, on: display, variables: variables)
    defer { first.stop() }
    _ = try display.window("a.txt")
    let second = try RunningProgram("Pages.swift", "--", files[1].path, on: display, variables: variables)
    defer { second.stop() }
    #expect(try second.exitStatus() == 0)
    try first.wait(for: "shows b.txt b.txt")
    #expect(!second.output.contains("shows"))
    // Without words the front window comes forward, and nothing is opened.
    let third = try RunningProgram("Pages.swift", on: display, variables: variables)
    defer { third.stop() }
    #expect(try third.exitStatus() == 0)

    let menus = try RunningProgram("Menus.swift", on: display, variables: variables)
    defer { menus.stop() }
    _ = try display.window("Main")
    let other = try RunningProgram("Menus.swift", "--", "note:two", on: display, variables: variables)
    defer { other.stop() }
    #expect(try other.exitStatus() == 0)
    try menus.wait(for: "opened note:two")
    #expect(first.count(of: "shows new ") == 0)
  }
}
