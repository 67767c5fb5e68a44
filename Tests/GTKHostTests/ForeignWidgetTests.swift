import Foundation
import Testing

/// A program whose views hold widgets of GTK's.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ForeignWidgetTests {
  @Test("Entries of GTK's stand among views: made, updated, typed in, covered, dismantled")
  func entries() throws {
    let display = try Display()
    let program = try RunningProgram("Entries.swift", on: display)
    defer {
      program.stop()
      if ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] != nil { print(program.output) }
    }
    let window = try display.window("Widgets")
    try program.wait(for: "make Ada")
    try program.wait(for: "make behind")
    if let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
      usleep(500_000)
      try display.shot().write(folder + "/widgets.ppm")
    }
    // The keyboard goes from view to widget to view.
    try display.xdotool("key", "Tab")
    try display.xdotool("type", "Bob")
    try program.wait(for: "typed Bob")
    try program.wait(for: "text Bob")
    try display.xdotool("key", "Tab", "Tab", "space")
    try program.wait(for: "text Grace")
    try display.xdotool("key", "shift+Tab", "shift+Tab", "End")
    try display.xdotool("type", "!")
    try program.wait(for: "text Grace!")
    try display.xdotool("key", "Tab", "Tab", "Tab", "space")
    try program.wait(for: "dismantle Grace!")
    #expect(program.output.split(separator: "\n").filter { $0.hasPrefix("make") }.count == 2)

    // A view in front takes the pointer, beside it the widget does. The page is as large as the window's content.
    try display.xdotool("key", "Tab", "space")
    try program.wait(for: "covered")
    let content = WindowContent(window, width: 300, height: 220)
    func click(_ x: Int) throws {
      // A hand moves more than once.
      try display.xdotool("mousemove", "\(content.x + x - 1)", "\(content.y + 65)")
      usleep(50_000)
      try content.click(CGPoint(x: x, y: 65), on: display)
    }
    try click(60)
    try display.xdotool("type", "z")
    try click(180)
    try display.xdotool("key", "End")
    try display.xdotool("type", "q")
    try program.wait(for: "typed behindq")
    #expect(!program.output.contains("z"))
  }
}
