// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Programs in windows on a display of their own, with a simulated mouse and keyboard. Each is compiled by
/// `espalier run` as a user's file is.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WindowTests {
  @Test("Article 1b: the border glides to March, and every pixel is the headless host's")
  func movingBorder() throws {
    let display = try Display()
    let program = try RunningProgram("MovingBorder.swift", "--size", "400x500", on: display)
    defer { program.stop() }
    let content = WindowContent(try display.window("MovingBorder"), width: 400, height: 500)
    let host = ViewHost(MovingBorder(), size: CGSize(width: 400, height: 500))
    let before = try Shot(of: host)
    try content.wait(for: before, on: display)

    let january = try host.get(.text("January")).frame
    let march = try host.get(.text("March")).frame
    try host.get(.text("March")).tap()
    try host.settle()
    let after = try Shot(of: host)
    #expect(!before.difference(from: after).isRounding)
    // A glide takes a second, in which a busy machine may show no frame: then it glides back.
    var (isMarch, hasGlided) = (false, false)
    try wait(until: "a border between two months") {
      isMarch.toggle()
      let month = isMarch ? march : january
      let (start, end) = isMarch ? (before, after) : (after, before)
      try content.click(CGPoint(x: month.midX, y: month.midY), on: display)
      try wait(until: "the border to arrive") {
        let now = try content.shot(display)
        if now.difference(from: end).isRounding { return true }
        if !now.difference(from: start).isRounding { hasGlided = true }
        return false
      }
      return hasGlided
    }
  }

  @Test("After many frames that drew only what changed, every pixel is the headless host's", arguments: [1, 2])
  func shapes(scale: Int) throws {
    let display = try Display()
    let program = try RunningProgram("Shapes.swift", "--size", "300x330", on: display, scale: scale)
    defer { program.stop() }
    let content = WindowContent(try display.window("Shapes"), width: 300 * scale, height: 330 * scale)
    let host = ViewHost(Shapes(), size: CGSize(width: 300, height: 330), scale: Double(scale))
    for _ in 0..<2 {
      let before = try Shot(of: host, scale: scale)
      try content.wait(for: before, on: display)
      let word = try host.get(.text("Move")).frame
      try content.click(CGPoint(x: word.midX * Double(scale), y: word.midY * Double(scale)), on: display)
      try host.get(.text("Move")).tap()
      try host.settle()
    }
    try content.wait(for: try Shot(of: host, scale: scale), on: display)
  }

  @Test("Article 5: what is typed into its form stands there as in the headless host")
  func columns() throws {
    let display = try Display()
    let program = try RunningProgram("ColumnForm.swift", "--size", "400x240", on: display)
    defer { program.stop() }
    let content = WindowContent(try display.window("ColumnForm"), width: 400, height: 240)
    let host = ViewHost(ColumnForm(), size: CGSize(width: 400, height: 240))
    let fields = host.all(.role(.textField))
    #expect(fields.count == 3)
    // A window begins in its first field, whose caret blinks.
    try fields[0].focus()
    try content.wait(for: try Shot(of: host), on: display)
    try content.click(CGPoint(x: fields[0].frame.midX, y: fields[0].frame.midY), on: display)
    try display.xdotool("type", "--delay", "0", "One item")
    try display.xdotool("key", "Tab")
    try display.xdotool("type", "--delay", "0", "Another")
    try fields[0].type("One item")
    try fields[1].type("Another")
    try display.xdotool("mousemove", "999", "799")
    // The caret blinks: at times it is as it stands there.
    try content.wait(for: try Shot(of: host), on: display)
    try content.keep("columns", from: display)
  }

  @Test("A form: mouse, keyboard, focus, clipboard, wheel, shortcuts and the title")
  func form() throws {
    let display = try Display(keyboard: Display.composing)
    let program = try RunningProgram("SignUp.swift", "--size", "300x260", on: display)
    defer { program.stop() }
    let window = try display.window("Sign up")
    let content = WindowContent(window, width: 300, height: 260)
    let host = ViewHost(SignUp(), size: CGSize(width: 300, height: 260))
    let fields = host.all(.role(.textField))
    #expect(fields.count == 2)
    func middle(_ element: Element) -> CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

    try content.click(middle(fields[0]), on: display)
    try display.xdotool("type", "--delay", "0", "Ada")
    try program.wait(for: "name Ada")
    try display.xdotool("key", "Return")
    try program.wait(for: "submitted Ada")

    try display.xdotool("key", "ctrl+a", "ctrl+c", "Tab")
    try program.wait(for: "city has the keyboard: true")
    try display.xdotool("key", "ctrl+v")
    try program.wait(for: "city Ada")
    try display.xdotool("key", "BackSpace", "dead_acute", "e")
    try program.wait(for: "city Adé")

    try display.xdotool("key", "ctrl+s")
    try program.wait(for: "sent Ada Adé")
    try content.click(middle(try host.get(.text("Send"))), on: display)
    try program.wait(for: "sent Ada Adé", times: 2)

    try content.click(CGPoint(x: 150, y: 220), on: display, button: 5)
    try program.wait(for: "rows at -50")
  }

  @Test("An app: windows that share state, the main loop, and a clean end")
  func app() throws {
    let display = try Display()
    let program = try RunningProgram("TwoWindows.swift", on: display)
    defer { program.stop() }
    let first = try display.window("First")
    for line in ["task", "queue", "timer"] { try program.wait(for: line) }
    try display.focus(first)
    try program.wait(for: "phase active")
    try display.xdotool("key", "ctrl+a")
    try program.wait(for: "count 1")
    try display.xdotool("key", "ctrl+o")
    let second = try display.window("Second")
    try display.keys("ctrl+a", in: second)
    try program.wait(for: "count 2")
    // Both windows show the count that they share.
    try program.wait(for: "count 2", times: 2)
    try display.keys("ctrl+w", in: second)
    try program.wait(for: "gone")
    try display.keys("ctrl+w", in: first)
    #expect(try program.exitStatus() == 0)
  }

  @Test("A window in which nothing moves sleeps until something comes, also after something has moved")
  func idle() throws {
    let display = try Display()
    let program = try RunningProgram("MovingBorder.swift", "--size", "400x500", on: display)
    defer { program.stop() }
    let content = WindowContent(try display.window("MovingBorder"), width: 400, height: 500)
    let host = ViewHost(MovingBorder(), size: CGSize(width: 400, height: 500))
    try content.wait(for: try Shot(of: host), on: display)
    let thread = MainThread(of: try #require(program.windowProcess))
    try thread.waitUntilAsleep()

    let march = try host.get(.text("March")).frame
    let frames = try program.frames(on: display)
    try content.click(CGPoint(x: march.midX, y: march.midY), on: display)
    try host.get(.text("March")).tap()
    try host.settle()
    try content.wait(for: try Shot(of: host), on: display)
    #expect(try program.frames(on: display) > frames)
    try thread.waitUntilAsleep()
    // The stretch lasts as long as the display takes for a hundred answers.
    let naps = try thread.naps
    for _ in 1...100 { try display.xdotool("getmouselocation") }
    #expect(try thread.naps - naps <= 1)
  }

  @Test("What an event writes is shown by one frame, in which the tree is not updated once more")
  func oneFramePerWrite() throws {
    let display = try Display()
    let program = try RunningProgram("Counting.swift", "--size", "200x100", on: display)
    defer { program.stop() }
    _ = try display.window("Counting")
    let thread = MainThread(of: try #require(program.windowProcess))
    try thread.waitUntilAsleep()
    let before = try program.frames(on: display)
    for number in 1...3 {
      try display.xdotool("key", "n")
      try wait(until: "key \(number)", insteadOf: program.output) { program.output.contains("count \(number)\n") }
      try thread.waitUntilAsleep()
    }
    let times = try program.treeTimes(on: display).dropFirst(before)
    #expect(times.count >= 3 && times.allSatisfy { $0 == 0 }, "\(times)")
  }

  @Test("No display: one line with what to do, and status 69")
  func noDisplay() throws {
    let program = try RunningProgram("MovingBorder.swift", on: nil)
    #expect(try program.exitStatus() == 69)
    #expect(
      program.output == "MovingBorder: no display to open a window on: nothing answers at WAYLAND_DISPLAY or DISPLAY; "
        + "draw it with no display: espalier render FILE.swift --out picture.png\n")
  }
}
