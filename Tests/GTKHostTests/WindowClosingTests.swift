// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The events that close a window, and those that do not.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WindowClosingTests {
  /// As on macOS, where the button is dim while a sheet is in front (cases, looks): the sheet is answered first.
  @Test("A window below a sheet is not closed, nor is its program ended, by its button or by keys")
  func sheet() throws {
    let display = try Display()
    let program = try RunningProgram("Asking.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Asking")
    let content = WindowContent(window, width: 400, height: 344)
    func close() throws { try content.click(CGPoint(x: 400 - 27, y: 22), on: display) }
    try display.keys("ctrl+1", in: window)
    try program.wait(for: "asked")
    try close()
    try display.keys("ctrl+w", "ctrl+q", in: window)
    // The key that the program receives now comes after all of these.
    try display.keys("ctrl+2", in: window)
    try program.wait(for: "answered")
    #expect(program.count(of: "gone") == 0)
    try close()
    try program.wait(for: "gone")
    #expect(try program.exitStatus() == 0)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  /// Apple's reference: `windowDismissBehavior(_:)`, "such as a window that must not be closed while it works";
  /// `defaultWindowPlacement(_:)`; `onModifierKeysChanged(mask:initial:_:)`.
  @Test("A window that its content keeps open is closed neither by its button nor by keys, until the content allows it")
  func dismissBehavior() throws {
    let display = try Display()
    let program = try RunningProgram("Guarded.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Guarded")
    try program.wait(for: "size 320")
    let content = WindowContent(window, width: 320, height: 294)
    func close() throws { try content.click(CGPoint(x: 320 - 27, y: 22), on: display) }
    try display.keys(in: window)
    try close()
    try display.keys("ctrl+w", in: window)
    try display.xdotool("keydown", "alt")
    try program.wait(for: "option true")
    try display.xdotool("keyup", "alt")
    try program.wait(for: "option false")
    #expect(program.count(of: "gone") == 0)
    try display.keys("ctrl+1", in: window)
    try program.wait(for: "done")
    try display.keys("ctrl+w", in: window)
    try program.wait(for: "gone")
    #expect(try program.exitStatus() == 0)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  /// Apple's documentation: an action of the dialog ends the window after it has run, a cancelling one keeps it.
  @Test(
    "A window with unsaved content asks before it closes, stays where that is cancelled, and closes after an action")
  func dismissalConfirmation() throws {
    let display = try Display()
    let program = try RunningProgram("Unsaved.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Unsaved")
    try display.keys("ctrl+1", in: window)
    try program.wait(for: "edited")
    try display.keys("ctrl+w", "Escape", "ctrl+2", in: window)
    try program.wait(for: "next")
    #expect(program.count(of: "gone") == 0 && program.count(of: "saved") == 0)
    try display.keys("ctrl+w", "Return", in: window)
    try program.wait(for: "saved")
    try program.wait(for: "gone")
    #expect(try program.exitStatus() == 0)
  }

  @Test("A window that closes is inactive before it is in the background, and its program finishes what that begins")
  func phases() throws {
    let display = try Display()
    let program = try RunningProgram("Saving.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Saving")
    try display.keys(in: window)
    try program.wait(for: "window active")
    try display.keys("ctrl+q", in: window)
    #expect(try program.exitStatus() == 0)
    let lines = program.lines.filter { !$0.isEmpty && !$0.hasPrefix("espalier:") }
    #expect(
      Array(lines.suffix(7)) == [
        "window inactive", "app inactive", "window background", "app background", "gone", "written", "saved",
      ])
  }

  @Test(
    "A window is no narrower than the tabs in its bar and the desktop's buttons",
    .enabled(if: Tool.find("xprop") != nil, "no xprop"))
  func leastSize() throws {
    let display = try Display()
    let program = try RunningProgram("FiveTabs.swift", "--size", "700x300", on: display)
    defer { program.stop() }
    let window = try display.window("Tabs")
    func least() throws -> (width: Int, height: Int)? {
      let hints = try Tool.run("xprop", ["-id", window.id, "WM_NORMAL_HINTS"], variables: ["DISPLAY": display.name])
      return hints.output.firstMatch(of: #/minimum size: (\d+) by (\d+)/#).flatMap { match in
        Int(match.1).flatMap { width in Int(match.2).map { (width, $0) } }
      }
    }
    // Five symbols with their margins, and a button.
    try wait(until: "a least size of 250", insteadOf: try least().map { "\($0)" } ?? "none") {
      try least().map { $0.width > 250 && $0.width < 500 && $0.height > 44 } ?? false
    }
  }

  @Test("A window that begins small is as large as its bars, its buttons and its content need")
  func smallBeginning() throws {
    let display = try Display()
    let program = try RunningProgram("FiveTabs.swift", "--size", "130x40", on: display)
    defer { program.stop() }
    let window = try display.window("Tabs")
    var last: DisplayWindow?
    try wait(until: "a window of 250 × 44", insteadOf: "\(String(describing: last))") {
      last = try display.window(withID: window.id)
      return last.map { $0.width > 250 && $0.width < 500 && $0.height > 44 } ?? false
    }
  }
}
