// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Writing in a window: input methods, the pointer, the clipboard of the desktop.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WritingTests {
  private struct Page {
    let display: Display
    let program: RunningProgram
    let window: DisplayWindow
    let content: WindowContent

    static let size = CGSize(width: 320, height: 330)

    @MainActor
    init(_ more: [String: String] = [:], through wrapper: [String] = []) throws {
      display = try Display(keyboard: Display.composing)
      program = try RunningProgram(
        "Writing.swift", "--size", "320x330", on: display, variables: more, through: wrapper)
      window = try display.window("Writing")
      content = WindowContent(window, width: 320, height: 330)
    }

    @MainActor
    func mouse(_ point: CGPoint, _ words: String...) throws {
      try display.xdotool(
        ["mousemove", "\(content.x + Int(point.x))", "\(content.y + Int(point.y))"] + words)
    }

    @MainActor
    func keys(_ keys: String...) throws { try display.xdotool(["key", "--delay", "0"] + keys) }

    /// Keeps what the window shows as a file, for a person to look at.
    @MainActor
    func keep(_ name: String) throws { try content.keep(name, from: display) }
  }

  /// The headless host, in which the fields have the same places as in the window.
  private let host = ViewHost(Writing(), size: Page.size)

  private func middle(_ locator: Locator) throws -> CGPoint {
    let frame = try host.get(locator).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("Dead keys, a compose key and Ctrl+Shift+U: what is composed is seen in the field, then it is written")
  func composing() throws {
    let page = try Page(["GTK_IM_MODULE": "gtk-im-context-simple"])
    defer { page.program.stop() }
    let name = try host.get(.role(.textField, name: "Name"))
    /// Waits until what is composed is seen at the end of the field, as in the headless host.
    func seen(_ composition: String) throws {
      try name.compose(composition)
      // The caret blinks: at times it is as it stands there.
      try page.content.wait(for: try Shot(of: host), on: page.display)
      try page.keep(composition)
      try name.compose("")
    }
    try page.mouse(try middle(.role(.textField, name: "Name")), "click", "1")
    // The mouse is part of the picture.
    try page.display.xdotool("mousemove", "999", "799")
    try page.keys("a", "dead_acute")
    try page.program.wait(for: "name a")
    try name.type("a")
    try seen("´")
    try page.keys("e")
    try page.program.wait(for: "name aé")
    try page.keys("Multi_key", "o", "e")
    try page.program.wait(for: "name aéœ")
    try name.type("éœ")
    try page.keys("ctrl+shift+u", "2", "6")
    try seen("u26")
    try page.keys("3", "a", "space")
    try page.program.wait(for: "name aéœ☺")
    // A press elsewhere ends what is composed.
    try page.keys("ctrl+shift+u", "2", "6")
    try page.mouse(try middle(.role(.secureTextField)), "click", "1")
    try page.keys("x", "dead_acute", "e")
    try page.program.wait(for: "secret xé")
    #expect(!page.program.output.contains("26"))
  }

  private nonisolated static let hasHangul =
    Tool.find("ibus-daemon") != nil && Tool.find("dbus-run-session") != nil
    && FileManager.default.fileExists(atPath: "/usr/share/ibus/component/hangul.xml")

  @Test("IBus with its engine for Korean", .enabled(if: hasHangul, "no ibus-hangul"))
  func ibus() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    let settings = home.appendingPathComponent("glib-2.0/settings")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try """
    [org/freedesktop/ibus/engine/hangul]
    initial-input-mode='hangul'
    [desktop/ibus/general]
    preload-engines=['hangul']
    """.write(to: settings.appendingPathComponent("keyfile"), atomically: true, encoding: .utf8)
    let start =
      "ibus-daemon --panel disable >/dev/null 2>&1 & D=$!; "
      + "until ibus engine hangul >/dev/null 2>&1; do sleep 0.1; done; "
      + "\"$0\" \"$@\"; kill $D"
    let page = try Page(
      [
        "GTK_IM_MODULE": "ibus", "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": home.path,
        "XDG_CACHE_HOME": home.path, "HOME": home.path,
      ], through: ["dbus-run-session", "--", "sh", "-c", start])
    // The end of the bus is the end of all on it.
    defer { page.program.stop() }
    let field = try host.get(.role(.textField, name: "Name")).frame
    // The prompt, without the place of the caret, which blinks.
    func prompt() throws -> Shot {
      try page.content.shot(page.display).part(
        x: Int(field.minX) + 12, y: Int(field.minY), width: Int(field.width) - 24, height: Int(field.height))
    }
    let before = try prompt()
    try page.mouse(try middle(.role(.textField, name: "Name")), "click", "1")
    // Before the field is known to IBus, keys write themselves.
    var written = 0
    try wait(until: "IBus to compose", insteadOf: page.program.output) {
      try page.keys("d")
      try wait(until: "a letter in the field") { try prompt() != before }
      guard page.program.count(of: "name d") > written else { return true }
      written += 1
      try page.keys("BackSpace")
      try page.program.wait(for: "name ", times: written)
      return false
    }
    try page.keys("k", "s")
    try page.keep("ibus-half")
    #expect(!page.program.output.contains("name 안"))
    try page.keys("s", "u", "d")
    try page.program.wait(for: "name 안")
    // The second syllable is written where it was composed, when the pointer goes elsewhere.
    try page.mouse(try middle(.role(.secureTextField)), "click", "1")
    try page.program.wait(for: "name 안녕")
    // Nothing is composed in a password.
    try page.keys("d", "k")
    try page.program.wait(for: "secret dk")
  }

  @Test("The pointer selects, the middle button pastes, a menu opens by button and key")
  func pointerAndClipboard() throws {
    let page = try Page()
    defer { page.program.stop() }
    let name = try middle(.role(.textField, name: "Name"))
    let left = CGPoint(x: try host.get(.role(.textField, name: "Name")).frame.minX + 12, y: name.y)
    // Far from the presses that follow: else they would be a second and a third.
    try page.mouse(CGPoint(x: name.x + 50, y: name.y), "click", "1")
    try page.display.xdotool("type", "--delay", "0", "word two")
    try page.program.wait(for: "name word two")
    try page.mouse(left, "click", "--repeat", "2", "--delay", "1", "1")
    let editor = CGPoint(x: 160, y: try host.get(.role(.secureTextField)).frame.maxY + 60)
    try page.mouse(editor, "click", "2")
    try page.program.wait(for: "page word")
    try page.keys("Return", "Tab", "ctrl+shift+Home")
    try page.program.wait(for: "page word|\t")
    try page.keep("selected")
    try page.keys("shift+F10")
    // Cut is the third that can be chosen: after Undo, for nothing was undone.
    try page.keys("Down", "Down", "Return")
    try page.program.wait(for: "page ")
    try page.keys("ctrl+v", "ctrl+v")
    try page.program.wait(for: "page word|\tword|\t")

    try page.mouse(try middle(.text("Menu of ")), "click", "3")
    try page.keep("context")
    try page.keys("Down", "Return")
    try page.program.wait(for: "shouted word two")
  }

  @Test("Two presses with a pause between them are two, though a program that was busy handles them at once")
  func pressesAreCountedByTheirOwnTime() throws {
    let page = try Page()
    defer { page.program.stop() }
    let frame = try host.get(.role(.textField, name: "Name")).frame
    try page.mouse(CGPoint(x: frame.midX, y: frame.midY), "click", "1")
    try page.display.xdotool("type", "--delay", "0", "word two")
    try page.program.wait(for: "name word two")
    let process = try #require(page.program.windowProcess)
    kill(process, SIGSTOP)
    // The pause is what is tested, and is never shorter.
    try page.mouse(CGPoint(x: frame.minX + 12, y: frame.midY), "click", "1", "sleep", "0.5", "click", "1")
    kill(process, SIGCONT)
    try page.keys("x")
    try page.program.wait(for: "name xword two")
  }

  @Test("A text is doubled by copy and paste until it has 8 MB, typed into and deleted")
  func longPaste() throws {
    let page = try Page()
    defer { page.program.stop() }
    let editor = CGPoint(x: 160, y: try host.get(.role(.secureTextField)).frame.maxY + 60)
    try page.mouse(editor, "click", "1")
    try page.display.xdotool("type", "--delay", "0", "Some words of a line to be many.")
    try page.keys("Return")
    // Doubled until it is long.
    var length = 33
    for _ in 0..<18 {
      try page.display.xdotool("key", "--delay", "0", "ctrl+a", "ctrl+c", "ctrl+End", "ctrl+v")
      length *= 2
      let wanted = length
      if wanted >= 100 { try page.program.wait(for: "page \(wanted)") }
    }
    #expect(length > 8_000_000)
    try page.keys("x")
    try page.program.wait(for: "page \(length + 1)")
    try page.keep("long")
    try page.keys("ctrl+a", "Delete")
    try page.program.wait(for: "page ")
  }
}
