// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Dragging in a window, and from one program to another.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct DraggingTests {
  @Test("A value, its words and a folder: within a window, then to another program")
  func dragging() throws {
    let display = try Display()
    let host = ViewHost(Dragging(), size: CGSize(width: 240, height: 300))
    /// The frame of a source or target: the text is in its middle.
    func frame(_ text: String) throws -> CGRect {
      let text = try host.get(.text(text)).frame
      return CGRect(x: text.midX - 60, y: text.midY - 20, width: 120, height: 40)
    }
    func start() throws -> RunningProgram {
      try RunningProgram("Dragging.swift", "--size", "240x300", on: display)
    }
    let first = try start()
    defer { first.stop() }
    let window = try display.window("Dragging")
    let content = WindowContent(window, width: 240, height: 300)
    try content.wait(for: Shot(of: host), on: display)

    /// Drags as a hand does that looks before it lets go.
    /// - Parameter x: pixels by which the window with the target is to the right of the window with the source.
    func drag(_ source: String, _ target: String, by x: Int = 0, shot: String? = nil) throws {
      let from = try frame(source).offsetBy(dx: CGFloat(content.x), dy: CGFloat(content.y))
      let to = try frame(target).offsetBy(dx: CGFloat(content.x), dy: CGFloat(content.y))
      // The dragged view hangs at the pointer by its middle, and leaves the right end of the target visible.
      let start = (x: Int(from.midX), y: Int(from.midY)), end = (x: x + Int(to.minX) + 12, y: Int(to.midY))
      let color = try display.pixel(x: Int(from.minX) + 4, y: Int(from.midY))
      // A drag to another target may have passed over this one before.
      let line = "over \(target.lowercased()) true", known = first.count(of: line)
      func move(to x: Int, _ y: Int) throws { try display.xdotool("mousemove", "\(x)", "\(y)") }
      try move(to: start.x, start.y)
      try display.xdotool("mousedown", "1")
      for step in 1...8 {
        try move(to: start.x + (end.x - start.x) * step / 8, start.y + (end.y - start.y) * step / 8)
      }
      // The view below the pointer answers to movements.
      var isLeft = false
      try wait(until: "the target \(target) below the pointer", insteadOf: first.output) {
        if first.count(of: line) > known { return true }
        isLeft.toggle()
        try move(to: end.x - (isLeft ? 1 : 0), end.y)
        return false
      }
      // The answer precedes the frame in which the target is seen to be one, and the picture at the pointer follows a
      // movement that comes after the answer.
      func corner() throws -> UInt32 { try display.pixel(x: x + Int(to.maxX) - 4, y: Int(to.midY)) }
      try wait(
        until: "the target \(target) to be green", insteadOf: "\(String(try corner(), radix: 16)); \(first.output)"
      ) {
        try corner() == 0x34C759
      }
      for pull in 1...2 {
        func edge() throws -> UInt32 {
          try display.pixel(x: end.x + pull * 4 + Int(from.width) / 2 - 2, y: end.y + 8)
        }
        try wait(until: "\(source) at the pointer", insteadOf: String(try edge(), radix: 16)) {
          // The last movement may come before the picture can follow one.
          isLeft.toggle()
          try move(to: end.x + pull * 4 - (isLeft ? 1 : 0), end.y)
          return try edge() == color
        }
      }
      if let shot, let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
        try display.shot(x: 0, y: 0, width: 500, height: 300).write("\(folder)/\(shot).ppm")
      }
      try display.xdotool("mouseup", "1")
    }
    try drag("Card", "Cards", shot: "drag")
    try first.wait(for: "cards [\"Ada\"]")
    try drag("Card", "Words")
    try first.wait(for: "words [\"Ada\"]")
    try drag("Folder", "Addresses")
    try first.wait(for: "address /usr/share")

    try display.move(window.id, toX: 250, y: 0)
    let second = try start()
    defer { second.stop() }
    _ = try display.window("Dragging", besides: [window])
    let card = try frame("Card").offsetBy(dx: CGFloat(content.x), dy: CGFloat(content.y))
    let color = try display.pixel(x: 250 + Int(card.minX) + 4, y: Int(card.midY))
    try wait(until: "the second window's picture") {
      try display.pixel(x: Int(card.minX) + 4, y: Int(card.midY)) == color
    }
    // From the second at the left to the first at the right.
    try drag("Card", "Cards", by: 250, shot: "drag-over")
    try first.wait(for: "cards [\"Ada\"]", times: 2)
    try drag("Folder", "Addresses", by: 250)
    try first.wait(for: "address /usr/share", times: 2)
    #expect(second.output == "")
  }
}
