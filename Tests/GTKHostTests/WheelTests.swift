// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The wheel in a window, whose steps are gathered until the next frame.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WheelTests {
  private static let middle = CGPoint(x: 100, y: 155)

  /// A window of nine rows in sight, its first frames behind it.
  private func start(on display: Display) throws -> (program: RunningProgram, content: WindowContent) {
    let program = try RunningProgram("Wheel.swift", "--size", "200x200", on: display)
    let content = WindowContent(try display.window("Wheel"), width: 200, height: 200)
    try content.mouse(Self.middle, on: display, "getmouselocation")
    try MainThread(of: try #require(program.windowProcess)).waitUntilAsleep()
    return (program, content)
  }

  private func offsets(_ program: RunningProgram) -> [Int] {
    program.lines.filter { $0.hasPrefix("offset ") }.compactMap { Int($0.dropFirst("offset ".count)) }
  }

  @Test("Sixty steps of a wheel: no frame moves the content twice, and the content is where sixty updates bring it")
  func frames() throws {
    let display = try Display()
    let (program, content) = try start(on: display)
    defer { program.stop() }
    let (before, known) = (try program.frames(on: display), offsets(program).count)
    try content.mouse(Self.middle, on: display, "click", "--repeat", "60", "--delay", "0", "5")
    try program.wait(for: "offset 3000")
    try program.wait(for: "phase idle")
    let moves = offsets(program).dropFirst(known)
    #expect(moves.elementsEqual(moves.sorted()) && moves.allSatisfy { $0 % 50 == 0 })
    let frames = try program.frames(on: display) - before
    // On a busy machine a display that takes no frame for a second, and a late position of the pointer, cause updates of their own.
    #expect(moves.count <= frames + 2, "\(moves.count) movements in \(frames) frames")
    #expect(program.count(of: "phase interacting") == 1)
  }

  @Test("A click, a key and a step back come after the steps of the wheel before them")
  func order() throws {
    let display = try Display()
    let (program, content) = try start(on: display)
    defer { program.stop() }
    try content.mouse(
      Self.middle, on: display, "click", "--repeat", "10", "--delay", "0", "5", "click", "1", "click", "--repeat",
      "10", "--delay", "0", "5", "key", "--delay", "0", "ctrl+k")
    try program.wait(for: "clicked row 32 at 500")
    try program.wait(for: "key at 1000")
    // Beyond the end, and a step back.
    try content.mouse(
      Self.middle, on: display, "click", "--repeat", "70", "--delay", "0", "5", "click", "4", "getmouselocation")
    try program.wait(for: "offset 3770")
    try program.wait(for: "phase idle")
    #expect(offsets(program).last == 3770)
  }
}
