// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The bar at the upper edge of real windows: the desktop's buttons in it, and what moves the window.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WindowBarTests {
  private struct Session {
    let display: Display
    let program: RunningProgram
    let main: DisplayWindow

    /// - Parameter layout: Where the desktop has which buttons.
    @MainActor
    init(layout: String) throws {
      display = try Display()
      let folder = display.folder.appendingPathComponent("gtk-4.0")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "[Settings]\ngtk-decoration-layout=\(layout)\n".write(
        to: folder.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
      program = try RunningProgram(
        "Barred.swift", on: display, variables: ["XDG_CONFIG_HOME": display.folder.path])
      main = try display.window("Page")
      try display.focus(main)
    }

    /// The content of a window, with its bar.
    func content(_ window: DisplayWindow, _ width: Int, _ height: Int) -> WindowContent {
      WindowContent(window, width: width, height: height)
    }
  }

  @Test(
    "The desktop's buttons lie in the content's bar, where its settings have them, and the bar leaves them their place",
    arguments: ["close:", ":close"])
  func buttons(layout: String) throws {
    let session = try Session(layout: layout)
    defer { session.program.stop() }
    let (display, isLeft) = (session.display, layout == "close:")
    // The bar is a part of the content's size.
    let content = session.content(session.main, 500, 300)
    #expect(session.main.width - 500 == session.main.height - 300 && session.main.width - 500 < 60)
    // At the side without buttons the bar's own stand where they always are; at the other one, beside the desktop's.
    let (near, far) = isLeft ? ("last", "first") : ("first", "last")
    try content.click(CGPoint(x: isLeft ? 500 - 36 : 36, y: 22), on: display)
    try session.program.wait(for: near)
    try content.click(CGPoint(x: isLeft ? 10 + 34 + 36 : 500 - 10 - 34 - 36, y: 22), on: display)
    try session.program.wait(for: far)
    try content.click(CGPoint(x: isLeft ? 27 : 500 - 27, y: 22), on: display)
    try session.program.wait(for: "gone")
    #expect(try session.program.exitStatus() == 0)
    #expect(!session.program.output.contains("CRITICAL"), "\(session.program.output)")
  }

  /// The bar is besides what the content measures, once (looks/15 of the cases: it was counted twice).
  @Test("A window of settings is as high as its content and its bar, also when the content grows")
  func settings() throws {
    let display = try Display()
    let program = try RunningProgram("SettingsForm.swift", on: display)
    defer { program.stop() }
    try display.keys("ctrl+comma", in: display.window("Main"))
    let window = try display.window("Preferences")
    func wait(forHeight height: Int) throws {
      var last: DisplayWindow?
      try GTKHostTests.wait(
        until: "content of 350 × \(height) below a bar of 44", insteadOf: "\(String(describing: last))"
      ) {
        last = try display.window(withID: window.id)
        return last.map { $0.width - 350 == $0.height - height - 44 && $0.width - 350 < 60 } ?? false
      }
    }
    try wait(forHeight: 200)
    try display.keys("ctrl+l", in: window)
    try wait(forHeight: 300)
  }

  @Test("An empty part of the bar drags the window; a plain window has no bar, a window without bars its own")
  func moving() throws {
    let session = try Session(layout: ":close")
    defer { session.program.stop() }
    let display = session.display
    /// Presses at a point, moves the mouse by 80 points, and releases once `isDone`: without a window manager GDK begins to
    /// move a window when it sees the mouse beyond the threshold, and what moved before that is lost.
    func drag(from point: CGPoint, _ content: WindowContent, isDone: () throws -> Bool) throws {
      try content.mouse(point, on: display, "mousedown", "1")
      defer { _ = try? display.xdotool("mouseup", "1") }
      for step in 1...4 { try content.mouse(CGPoint(x: point.x + CGFloat(step * 20), y: point.y + 10), on: display) }
      let start = Date()
      var isOdd = false
      while try !isDone(), Date().timeIntervalSince(start) < 20 {
        isOdd.toggle()
        try content.mouse(CGPoint(x: point.x + 80, y: point.y + (isOdd ? 11 : 10)), on: display)
      }
    }
    try display.xdotool("key", "ctrl+1")
    let title = "A title that is much longer than its window is wide"
    let own = try display.window(title)
    // Its bar is besides the size of its content, and makes the window no wider.
    let content = session.content(own, 300, 244)
    #expect(own.width - 300 == own.height - 244 && own.width - 300 < 60)
    // On a busy machine a window that has just come up may miss a click.
    var next = Date()
    try GTKHostTests.wait(until: "a tap in the window", insteadOf: session.program.output) {
      if next <= Date() {
        next = Date().addingTimeInterval(10)
        try content.click(CGPoint(x: 150, y: 100), on: display)
      }
      return session.program.count(of: "tapped own") > 0
    }
    let taps = session.program.count(of: "tapped own")
    var moved = own
    try drag(from: CGPoint(x: 150, y: 20), content) {
      moved = try display.window(title)
      return abs(moved.x - own.x - 80) <= 20
    }
    #expect(abs(moved.x - own.x - 80) <= 20)
    #expect(session.program.count(of: "tapped own") == taps)
    // A drag of the content does not move the window.
    try drag(from: CGPoint(x: 150, y: 100), session.content(moved, 300, 244)) { true }
    #expect(try display.window(title).x == moved.x)

    try display.keys("ctrl+2", in: session.main)
    let none = try display.window("None")
    #expect(none.width == 300 && none.height == 200)
    #expect(!session.program.output.contains("CRITICAL"), "\(session.program.output)")
  }
}
