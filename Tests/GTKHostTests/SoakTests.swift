// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private let soakSeconds = ProcessInfo.processInfo.environment["ESPALIER_SOAK_SECONDS"].flatMap(Double.init) ?? 0

/// `make soak`: a window that moves, and input without a pause, for `ESPALIER_SOAK_SECONDS` seconds.
@Suite(.serialized, .enabled(if: RunningProgram.canRun && soakSeconds > 0, "only by make soak"))
@MainActor
struct SoakTests {
  @Test("Animation and input for a long time: the memory stays as it is")
  func memoryIsFlat() throws {
    let display = try Display()
    let program = try RunningProgram("Soak.swift", "--size", "300x380", on: display)
    defer { program.stop() }
    let content = WindowContent(try display.window("Soak"), width: 300, height: 380)
    let process = try #require(program.windowProcess)
    let host = ViewHost(Soak(), size: CGSize(width: 300, height: 380))
    let places = try [host.get(.text("Change")), host.get(.text("Ask")), host.get(.role(.textField))].map {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    }
    let start = Date()
    var samples: [(second: Double, use: ProcessUse)] = []
    var round = 0
    while -start.timeIntervalSinceNow < soakSeconds {
      try #require(program.windowProcess == process, "the program has ended")
      round += 1
      for (index, place) in places.enumerated() {
        try content.click(place, on: display)
        // The sheet of the second button goes again.
        if index == 1 { try display.xdotool("key", "Escape") }
      }
      // Some thousands of texts are kept laid out: the more there are, the sooner the window has all that it keeps.
      try display.xdotool("type", "--delay", "5", "round \(round) of a window that is used all day")
      try display.xdotool("key", "ctrl+a", "BackSpace")
      try content.click(CGPoint(x: 150, y: 330), on: display, button: round % 2 == 0 ? 4 : 5)
      try samples.append((-start.timeIntervalSinceNow, ProcessUse(process)))
    }
    expectFlat(samples, "window, \(round) rounds", from: 2 / 5)
  }

  @Test("A document that is changed, saved, undone and opened again for a long time: nothing grows")
  func documents() throws {
    let display = try Display()
    let temporary = display.folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let file = display.folder.appendingPathComponent("a.txt")
    try Data("one".utf8).write(to: file)
    let program = try RunningProgram(
      "Pages.swift", "--", file.path, on: display, variables: ["TMPDIR": temporary.path])
    defer { program.stop() }
    let window = try display.window("a.txt")
    let process = try #require(program.windowProcess)
    let start = Date()
    var samples: [(second: Double, use: ProcessUse)] = []
    var round = 0
    while -start.timeIntervalSinceNow < soakSeconds {
      try #require(program.windowProcess == process, "the program has ended")
      round += 1
      try display.keys("x", in: window)
      try display.xdotool("key", "ctrl+s")
      try display.xdotool("key", "ctrl+z")
      if round % 5 == 0 {
        try display.keys("ctrl+n", in: window)
        let new = try display.window("Untitled")
        try display.keys("ctrl+w", in: new)
        try GTKHostTests.wait(until: "the window to close") { try display.windows("Untitled").isEmpty }
      }
      try samples.append((-start.timeIntervalSinceNow, ProcessUse(process)))
    }
    expectFlat(samples, "documents, \(round) rounds")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).count <= 2, "temporary files")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: display.folder.path).filter { $0.hasPrefix(".") } == [])
  }

  @Test("A preview that is edited and pressed for a long time: neither the command nor its window grows")
  func previews() throws {
    let first = Board()
    let file = try PreviewedFile(first.text)
    defer { file.stop() }
    let temporary = file.display.folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    try file.start(variables: ["TMPDIR": temporary.path])
    try file.wait(for: "the start", shows: [.red])
    let viewer = try #require(ProcessTree.process(below: file.command, started: "ESPALIER_LIVE=viewer"))
    var files: [Int] = []
    let start = Date()
    var (commands, viewers): ([(second: Double, use: ProcessUse)], [(second: Double, use: ProcessUse)]) = ([], [])
    var round = 0
    let marks = [Board.Mark.red, .green, .blue]
    while -start.timeIntervalSinceNow < soakSeconds {
      round += 1
      try file.click(.button)
      let (old, new) = (marks[(round - 1) % 3], marks[round % 3])
      // A new version of the code, which begins with as many boxes: its row would be too long after a while.
      let board = first.with {
        $0.top = new
        $0.action = "count = (count + 1) % 5"
        $0.body = "let _ = \(round)"
      }
      try file.save("round \(round)", board.text, shows: [new], without: [old])
      let second = -start.timeIntervalSinceNow
      try commands.append((second, ProcessUse(file.command)))
      try viewers.append((second, ProcessUse(viewer)))
      files.append(FileManager.default.enumerator(atPath: temporary.path)?.allObjects.count ?? 0)
    }
    expectFlat(commands, "previews, the command, \(round) versions")
    expectFlat(viewers, "previews, the window")
    let (before, after) = (files.prefix(files.count / 4).max() ?? 0, files.suffix(files.count / 4).max() ?? 0)
    print("soak of previews: \(before) then \(after) temporary files")
    #expect(after <= before + 5)
  }

  /// - Parameter start: The part of the time in which the caches fill.
  private func expectFlat(_ samples: [(second: Double, use: ProcessUse)], _ name: String, from start: Double = 1 / 5) {
    let settled = samples.filter { $0.second > soakSeconds * start }.map(\.use)
    let quarter = settled.count / 4
    func most(_ part: ArraySlice<ProcessUse>, _ figure: (ProcessUse) -> Double) -> Double {
      part.map(figure).max() ?? 0
    }
    let first = settled.prefix(quarter)
    let last = settled.suffix(quarter)
    var line = "soak of \(Int(soakSeconds)) s, \(name):"
    let figures: [(String, Double, (ProcessUse) -> Double)] = [
      ("MB", 4, \.megabytes), ("descriptors", 2, { Double($0.descriptors) }), ("threads", 2, { Double($0.threads) }),
    ]
    for (unit, tolerance, figure) in figures {
      let (before, after) = (most(first, figure), most(last, figure))
      line += " \(before) then \(after) \(unit);"
      #expect(after - before <= tolerance, "\(unit) more at the end than at the beginning")
    }
    print(line)
  }
}

/// The resources of the system that a process takes.
private struct ProcessUse {
  let megabytes: Double
  let descriptors, threads: Int

  init(_ process: Int32) throws {
    let statm = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = try #require(statm.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    megabytes = Double(pages * sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").count
  }
}
