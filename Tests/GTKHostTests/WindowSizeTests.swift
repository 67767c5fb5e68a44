// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The sizes between which the user can resize a window, as the window manager knows them.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WindowSizeTests {
  /// Limits of a window's size in pixels, with GTK's frame around it.
  private struct Limits: Equatable {
    let least: [Int]
    let most: [Int]

    @MainActor
    init(of window: DisplayWindow, on display: Display) throws {
      let hints = try Tool.run("xprop", ["-id", window.id, "WM_NORMAL_HINTS"], variables: ["DISPLAY": display.name])
      func size(_ name: String) -> [Int] {
        let line = hints.output.split(separator: "\n").first { $0.contains(name) }
        return line?.split(separator: " ").compactMap { Int($0) } ?? []
      }
      (least, most) = (size("minimum size"), size("maximum size"))
    }
  }

  private func wait(for window: DisplayWindow, on display: Display, until isMet: (Limits) -> Bool) throws {
    var last: Limits?
    try GTKHostTests.wait(until: "other limits", insteadOf: String(describing: last)) {
      last = try Limits(of: window, on: display)
      return last.map(isMet) ?? false
    }
  }

  @Test("The least size follows the content as it changes, with the bar")
  func least() throws {
    let display = try Display()
    let program = try RunningProgram("LeastSizes.swift", on: display)
    defer { program.stop() }
    let main = try display.window("Growing")
    // Around the content are a bar of 44 points and the frame.
    let frame = main.width - 480
    func least(_ width: Int, _ height: Int) throws {
      try wait(for: main, on: display) { $0.least == [width + frame, height + 44 + frame] && $0.most.isEmpty }
    }
    try least(240, 200)
    try display.keys("ctrl+g", in: main)
    try least(400, 300)
    try display.keys("ctrl+g", in: main)
    try least(240, 200)
    // No smaller size is taken.
    try display.xdotool("windowsize", main.id, "3", "3")
    try GTKHostTests.wait(until: "the least size", insteadOf: "\(String(describing: display.window(withID: main.id)))")
    {
      try display.window(withID: main.id).map { $0.width == 240 + frame && $0.height == 244 + frame } ?? false
    }
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  @Test("A window has the least size and the first size that its content needs with all of its bars")
  func bars() throws {
    let display = try Display()
    let program = try RunningProgram("BarredSizes.swift", on: display)
    defer { program.stop() }
    let tabbed = try display.window("Tabbed")
    let frame = tabbed.width - 480
    // Above the page are the bar of the tabs and that of the stack.
    try wait(for: tabbed, on: display) { $0.least == [300 + frame, 100 + 88 + frame] }
    try display.keys("ctrl+g", in: tabbed)
    let barred = try display.window("Barred")
    try wait(for: barred, on: display) { $0.least == [300 + frame, 100 + 44 + frame] }
    #expect(barred.width == 340 + frame && barred.height == 200 + 44 + frame)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  @Test("Settings have the size of their content and cannot be resized")
  func settings() throws {
    let display = try Display()
    let program = try RunningProgram("LeastSizes.swift", on: display)
    defer { program.stop() }
    try display.keys("ctrl+comma", in: display.window("Growing"))
    let window = try display.window("Preferences")
    func height() throws -> Int { try display.window(withID: window.id)?.height ?? 0 }
    try wait(for: window, on: display) { !$0.least.isEmpty && $0.least == $0.most }
    let before = try height()
    try display.keys("ctrl+g", in: window)
    // Four rows more.
    try GTKHostTests.wait(until: "a larger window", insteadOf: try "\(height())") { try height() > before + 4 * 16 }
    try wait(for: window, on: display) { (try? height()) == $0.least.last && $0.least == $0.most }
  }
}
