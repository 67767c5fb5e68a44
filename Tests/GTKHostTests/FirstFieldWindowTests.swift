// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The first focus of a window that comes: its first text field, as in macOS (AppKit, `NSWindow.initialFirstResponder`).
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct FirstFieldWindowTests {
  @Test(
    "What is typed goes to the first field of a window, of a popover and of a sheet, and Tab selects the next field's text"
  )
  func typing() throws {
    let size = CGSize(width: 400, height: 300)
    let host = ViewHost(FirstField(), size: size)
    let display = try Display()
    let program = try RunningProgram("FirstField.swift", "--size", "400x300", on: display)
    defer { program.stop() }
    let window = try display.window("FirstField")
    let content = WindowContent(window, width: 400, height: 300)
    func click(_ name: String) throws {
      let frame = try host.get(.text(name)).frame
      try display.xdotool("mousemove", "\(content.x + Int(frame.midX))", "\(content.y + Int(frame.midY))", "click", "1")
    }
    try display.keys("a", in: window)
    try program.wait(for: "a|||")
    try display.xdotool("key", "Tab", "b")
    try program.wait(for: "a|b||")
    try display.xdotool("key", "shift+Tab", "c")
    try program.wait(for: "c|b||")
    try click("Popover")
    try typed("d", "c|b|d|", display, program)
    try display.xdotool("key", "Escape")
    try click("Sheet")
    try typed("e", "c|b|d|e", display, program)
  }

  /// Types until the program has written the line, for what is presented takes a moment to come: keys before that are lost.
  private func typed(_ key: String, _ line: String, _ display: Display, _ program: RunningProgram) throws {
    try wait(until: "the line \"\(line)\"", insteadOf: program.output) {
      if program.count(of: line) > 0 { return true }
      try display.xdotool("key", "BackSpace", key)
      return false
    }
  }
}
