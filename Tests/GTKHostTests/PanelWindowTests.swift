// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Panels that do not fit in their window are in surfaces of their own, as on a desktop.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct PanelWindowTests {
  private static let (red, green): (UInt32, UInt32) = (0xFF3B30, 0x34C759)

  /// The place of an area of one colour on the screen, once it is as large as given, in pixels.
  private func area(_ color: UInt32, width: Int, height: Int, on display: Display) throws -> (x: Int, y: Int) {
    var found = "none"
    return try wait(for: "an area of \(width) × \(height) pixels, not \(found)") {
      guard let area = try display.shot().bounds(of: color) else { return nil }
      found = "\(area)"
      return area.width == width && area.height == height ? (area.x, area.y) : nil
    }
  }

  private func waitForNone(_ color: UInt32, on display: Display) throws {
    try GTKHostTests.wait(until: "no panel", insteadOf: "a panel") { try display.shot().bounds(of: color) == nil }
  }

  private func click(_ x: Int, _ y: Int, on display: Display) throws {
    try display.xdotool("mousemove", "\(x)", "\(y)", "click", "1")
  }

  @Test("A popover larger than its window is whole, takes clicks outside of the window, and has panels of its own")
  func popover() throws {
    let display = try Display()
    let program = try RunningProgram("SmallWindow.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Small")
    try display.move(window.id, toX: 300, y: 100)
    func open() throws -> (x: Int, y: Int) {
      try click(435, 200, on: display)
      return try area(Self.red, width: 360, height: 200, on: display)
    }
    let panel = try open()
    // Below the window's end, at both sides of it.
    #expect(panel.y > 200 && panel.x < 300 && panel.x + 360 > 300 + window.width)
    let below = try area(Self.green, width: 360, height: 100, on: display)
    #expect((below.x, below.y) == (panel.x, panel.y + 200))
    #expect(below.y + 50 > 100 + window.height)
    try click(panel.x + 20, below.y + 80, on: display)
    try program.wait(for: "in the panel")
    // A menu of the popover, with the keyboard.
    try click(panel.x + 180, below.y + 116, on: display)
    // Below the popover, beside the texts of the items.
    try GTKHostTests.wait(until: "the menu", insteadOf: "no menu") {
      try display.pixel(x: panel.x + 290, y: below.y + 200) == 0xFFFFFF
    }
    try display.keys("Down", "Down", "Return", in: window)
    try GTKHostTests.wait(until: "an item", insteadOf: program.output) { program.output.contains("item ") }
    #expect(program.count(of: "panel false") == 0)
    // Escape, and a click in the window beside the panel.
    try display.keys("Escape", in: window)
    try program.wait(for: "panel false")
    try waitForNone(Self.red, on: display)
    _ = try open()
    try click(310, 110 + 20, on: display)
    try program.wait(for: "panel false", times: 2)
    try waitForNone(Self.red, on: display)
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("WARNING"), "\(program.output)")
  }

  @Test("At the edge of the screen a panel lies at the other side of its view, and no part of it beyond the edge")
  func edge() throws {
    let display = try Display()
    let program = try RunningProgram("SmallWindow.swift", on: display)
    defer { program.stop() }
    let window = try display.window("Small")
    try display.move(window.id, toX: 720, y: 600)
    try click(855, 700, on: display)
    let panel = try area(Self.red, width: 360, height: 200, on: display)
    let below = try area(Self.green, width: 360, height: 100, on: display)
    #expect(panel.x + 360 <= 1000 && below.y + 100 < 700)
    // A touch reaches the panel at the place at which it is drawn.
    try click(panel.x + 20, below.y + 50, on: display)
    try program.wait(for: "in the panel")
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("WARNING"), "\(program.output)")
  }
}

extension Shot {
  /// The rectangle around all pixels of a colour; nil if there is none.
  fileprivate func bounds(of color: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      while index < width * height {
        if pixels[index] == color {
          let (x, y) = (index % width, index / width)
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = max(bottom, y)
        }
        index += 1
      }
    }
    return right < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }
}
