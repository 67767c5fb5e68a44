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
    let host = ViewHost(Dragging(), size: CGSize(width: 200, height: 300))
    func middle(_ text: String) throws -> CGPoint {
      let frame = try host.get(.text(text)).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    func start() throws -> (RunningProgram, DisplayWindow) {
      let program = try RunningProgram("Dragging.swift", "--size", "200x300", on: display)
      return (program, try display.window("Dragging"))
    }
    let (first, window) = try start()
    defer { first.stop() }
    var overs: [String: Int] = [:]
    func drag(_ source: String, _ target: String, by x: Int = 0, shot: String? = nil) throws {
      let (a, b) = (try middle(source), try middle(target))
      let start = (Int(a.x), Int(a.y)), end = (x + Int(b.x), Int(b.y))
      try display.xdotool("mousemove", "\(start.0)", "\(start.1)", "mousedown", "1")
      for step in 1...8 {
        usleep(60_000)
        let place = (start.0 + (end.0 - start.0) * step / 8, start.1 + (end.1 - start.1) * step / 8)
        try display.xdotool("mousemove", "\(place.0)", "\(place.1)")
      }
      // Whoever is below answers to movements.
      func count() -> Int {
        first.output.split(separator: "\n").filter { $0 == "over \(target.lowercased()) true" }.count
      }
      let known = overs[target] ?? 0
      _ = try wait(10, for: "the target \(target)") {
        if count() > known { return true }
        try display.xdotool("mousemove_relative", "1", "0", "sleep", "0.1", "mousemove_relative", "--", "-1", "0")
        return nil
      }
      overs[target] = count()
      // The answer is on its way to the program that drags.
      usleep(300_000)
      try display.xdotool("mousemove_relative", "1", "1")
      usleep(300_000)
      if let shot, let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
        try display.shot().part(x: 0, y: 0, width: 500, height: 300).write("\(folder)/\(shot).ppm")
      }
      try display.xdotool("mouseup", "1")
    }
    try drag("Card", "Cards", shot: "drag")
    try first.wait(for: "cards [\"Ada\"]")
    try drag("Card", "Words")
    try first.wait(for: "words [\"Ada\"]")
    try drag("Folder", "Addresses")
    try first.wait(for: "address /usr/share")

    try display.xdotool("windowmove", "--sync", window.id, "250", "0")
    let (second, _) = try start()
    defer { second.stop() }
    _ = try wait(60, for: "the second window") {
      let ids = try display.xdotool("search", "--onlyvisible", "--name", "^Dragging$").split(separator: "\n")
      // GDK has small ones of its own, of the same name.
      return try ids.contains {
        try $0 != window.id && display.xdotool("getwindowgeometry", "--shell", String($0)).contains("WIDTH=200")
      } ? true : nil
    }
    usleep(500_000)
    // From the second at the left to the first at the right.
    try drag("Card", "Cards", by: 250, shot: "drag-over")
    _ = try wait(10, for: "another card") {
      first.output.split(separator: "\n").filter { $0 == "cards [\"Ada\"]" }.count == 2 ? true : nil
    }
    try drag("Folder", "Addresses", by: 250)
    _ = try wait(10, for: "another address") {
      first.output.split(separator: "\n").filter { $0 == "address /usr/share" }.count == 2 ? true : nil
    }
    #expect(second.output == "")
  }
}
