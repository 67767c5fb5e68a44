// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The columns of a window: dragged, folded into a stack, and found again when the program starts anew.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ColumnTests {
  @Test("Lines drag, a narrow window has one column at a time, and all of it is there the next time")
  func columns() throws {
    let display = try Display()
    let first = try RunningProgram("Columns.swift", on: display)
    defer { first.stop() }
    var window = try display.window("Columns")
    // The frame that GTK draws where nothing composes windows.
    let frame = window.width - 800
    try first.wait(for: "side 200")
    try first.wait(for: "left 300")

    /// Takes the line at a place and moves it, in points from the window's leading edge.
    func drag(from start: Int, to end: Int) throws {
      let y = window.y + window.height / 2
      try display.xdotool("mousemove", "\(window.x + start)", "\(y)", "mousedown", "1")
      for step in 1...5 { try display.xdotool("mousemove", "\(window.x + start + (end - start) * step / 5)", "\(y)") }
      try display.xdotool("mouseup", "1")
    }
    try drag(from: 200, to: 260)
    try first.wait(for: "side 260")
    try first.wait(for: "left 270")
    try drag(from: 530, to: 460)
    try first.wait(for: "left 200")
    // No further than the limit.
    try drag(from: 260, to: 700)
    try first.wait(for: "side 400")
    try drag(from: 400, to: 300)
    try first.wait(for: "side 300")

    func resize(_ width: Int) throws {
      try display.xdotool("windowsize", window.id, "\(width)", "300")
    }
    try resize(400)
    try first.wait(for: "right gone")
    try resize(900)
    try first.wait(for: "side 300", times: 2)
    window = try display.window("Columns")
    try display.xdotool("key", "ctrl+q")
    #expect(try first.exitStatus() == 0)
    let (left, right) = (try last("left", of: first), try last("right", of: first))
    #expect(left + right == 900 - frame - 300)

    let second = try RunningProgram("Columns.swift", on: display)
    defer { second.stop() }
    #expect(try display.window("Columns").width == 900)
    for line in ["side 300", "left \(left)", "right \(right)"] { try second.wait(for: line) }
  }

  private func last(_ name: String, of program: RunningProgram) throws -> Int {
    let lines = program.lines.compactMap { $0.hasPrefix(name + " ") ? Int($0.dropFirst(name.count + 1)) : nil }
    return try #require(lines.last)
  }
}
