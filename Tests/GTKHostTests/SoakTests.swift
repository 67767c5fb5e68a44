// SPDX-License-Identifier: MIT

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
    var samples: [(second: Double, megabytes: Double)] = []
    var round = 0
    while -start.timeIntervalSinceNow < soakSeconds {
      try #require(program.windowProcess == process, "the program has ended")
      round += 1
      for place in places { try content.click(place, on: display) }
      try display.xdotool("type", "--delay", "5", "round \(round)")
      try display.xdotool("key", "ctrl+a", "BackSpace")
      try content.click(CGPoint(x: 150, y: 330), on: display, button: round % 2 == 0 ? 4 : 5)
      try samples.append((-start.timeIntervalSinceNow, memory(of: process)))
    }
    // The first fifth fills the caches.
    let settled = samples.filter { $0.second > soakSeconds / 5 }
    let quarter = settled.count / 4
    let first = settled.prefix(quarter).map(\.megabytes).max() ?? 0
    let last = settled.suffix(quarter).map(\.megabytes).max() ?? 0
    print("soak: \(round) rounds in \(Int(soakSeconds)) s; at most \(first) MB at first, \(last) MB at last")
    #expect(last - first < 4, "megabytes more at the end than at the beginning")
  }

  private func memory(of process: Int32) throws -> Double {
    let statm = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = try #require(statm.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return Double(pages * sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
