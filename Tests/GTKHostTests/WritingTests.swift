import Drawing
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
    let x, y: Int

    static let size = CGSize(width: 320, height: 330)

    @MainActor
    init(_ more: [String: String] = [:], through wrapper: [String] = []) throws {
      display = try Display()
      program = try RunningProgram(
        "Writing.swift", "--size", "320x330", on: display, variables: more, through: wrapper)
      window = try display.window("Writing")
      x = window.x + (window.width - 320) / 2
      y = window.y + window.height - 330 - (window.width - 320) / 2
    }

    func mouse(_ point: CGPoint, _ words: String...) throws {
      try display.xdotool(["mousemove", "\(x + Int(point.x))", "\(y + Int(point.y))"] + words)
    }

    func keys(_ keys: String...) throws { try display.xdotool(["key", "--delay", "30"] + keys) }

    /// What the window shows; kept as a file where somebody wants to look.
    func shot(_ name: String) throws -> Shot {
      let shot = try display.shot().part(x: x, y: y, width: 320, height: 330)
      if let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] { try shot.write("\(folder)/\(name).ppm") }
      return shot
    }
  }

  /// Where the fields are: as in the headless host.
  private let host = ViewHost(Writing(), size: Page.size)

  private func middle(_ locator: Locator) throws -> CGPoint {
    let frame = try host.get(locator).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("Dead keys, a compose key and Ctrl+Shift+U: what is composed is seen in the field, then it is written")
  func composing() throws {
    let page = try Page(["GTK_IM_MODULE": "gtk-im-context-simple"])
    defer { page.program.stop() }
    try page.mouse(try middle(.role(.textField, name: "Name")), "click", "1")
    try page.keys("a", "dead_acute")
    let empty = try host.get(.role(.textField, name: "Name")).frame
    func rows(_ shot: Shot) -> Shot {
      shot.part(x: Int(empty.minX), y: Int(empty.minY), width: Int(empty.width), height: Int(empty.height))
    }
    try page.program.wait(for: "name a")
    usleep(300_000)
    let accent = try page.shot("accent")
    try page.keys("e")
    try page.program.wait(for: "name aé")
    try page.keys("Multi_key", "o", "e")
    try page.program.wait(for: "name aéœ")
    let before = try page.shot("before")
    try page.keys("ctrl+shift+u", "2", "6")
    usleep(300_000)
    let half = try page.shot("half")
    #expect(rows(half) != rows(before) && rows(accent) != rows(before))
    try page.keys("3", "a", "space")
    try page.program.wait(for: "name aéœ☺")
    // A press elsewhere ends what is composed.
    try page.keys("ctrl+shift+u", "2", "6")
    try page.mouse(try middle(.role(.secureTextField)), "click", "1")
    try page.keys("x", "dead_acute")
    usleep(300_000)
    _ = try page.shot("secret")
    try page.keys("e")
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
      + "for i in 1 2 3 4 5 6 7 8 9 10; do ibus engine hangul >/dev/null 2>&1 && break; sleep 0.3; done; "
      + "\"$0\" \"$@\"; kill $D"
    let page = try Page(
      [
        "GTK_IM_MODULE": "ibus", "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": home.path,
        "XDG_CACHE_HOME": home.path, "HOME": home.path,
      ], through: ["dbus-run-session", "--", "sh", "-c", start])
    // Its end is the end of the script, and of the bus.
    defer { _ = try? page.display.xdotool("windowkill", page.window.id) }
    try page.mouse(try middle(.role(.textField, name: "Name")), "click", "1")
    usleep(700_000)
    let before = try page.shot("ibus-before")
    try page.keys("d", "k", "s")
    usleep(500_000)
    #expect(try page.shot("ibus-half") != before)
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
    try page.mouse(left, "click", "1")
    try page.display.xdotool("type", "--delay", "20", "word two")
    try page.program.wait(for: "name word two")
    // Else it would be a third press.
    usleep(500_000)
    try page.mouse(left, "click", "--repeat", "2", "--delay", "50", "1")
    let editor = CGPoint(x: 160, y: try host.get(.role(.secureTextField)).frame.maxY + 60)
    try page.mouse(editor, "click", "2")
    try page.program.wait(for: "page word")
    try page.keys("Return", "Tab", "ctrl+shift+Home")
    try page.program.wait(for: "page word|\t")
    _ = try page.shot("selected")
    try page.keys("shift+F10")
    usleep(400_000)
    _ = try page.shot("menu")
    // Cut is the third that can be chosen: after Undo, for nothing was undone.
    try page.keys("Down", "Down", "Return")
    try page.program.wait(for: "page ")
    try page.keys("ctrl+v", "ctrl+v")
    try page.program.wait(for: "page word|\tword|\t")

    try page.mouse(try middle(.text("Menu of ")), "click", "3")
    usleep(300_000)
    _ = try page.shot("context")
    try page.keys("Down", "Return")
    try page.program.wait(for: "shouted word two")
  }

  @Test("A text is doubled by copy and paste until it has 8 MB, typed into and deleted")
  func longPaste() throws {
    let page = try Page()
    defer { page.program.stop() }
    let editor = CGPoint(x: 160, y: try host.get(.role(.secureTextField)).frame.maxY + 60)
    try page.mouse(editor, "click", "1")
    try page.display.xdotool("type", "--delay", "5", "Some words of a line to be many.")
    try page.keys("Return")
    // Doubled until it is long.
    var length = 33
    for _ in 0..<18 {
      try page.display.xdotool("key", "--delay", "5", "ctrl+a", "ctrl+c", "ctrl+End", "ctrl+v")
      length *= 2
      let wanted = length
      if wanted >= 100 { try page.program.wait(for: "page \(wanted)", within: 20) }
    }
    #expect(length > 8_000_000)
    let start = Date()
    try page.keys("x")
    try page.program.wait(for: "page \(length + 1)", within: 10)
    #expect(Date().timeIntervalSince(start) < 2)
    _ = try page.shot("long")
    try page.keys("ctrl+a", "Delete")
    try page.program.wait(for: "page ", within: 10)
  }
}
