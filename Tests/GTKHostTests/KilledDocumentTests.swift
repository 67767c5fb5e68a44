// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// A program that is killed loses at most five seconds of what changes all the time.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct KilledDocumentTests {
  /// The time that a text of the program begins with; zero for no text.
  private func time(of url: URL) -> Double {
    let text = try? String(contentsOf: url, encoding: .utf8)
    return text?.split(separator: "\n").first.flatMap { Double($0) } ?? 0
  }

  private func draft(on display: Display) -> URL? {
    let state = FileManager.default.enumerator(at: display.folder, includingPropertiesForKeys: nil)
    return state?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "content" && $0.path.contains("/unsaved/") }
  }

  @Test(
    "A document that changes all the time: killed, hidden or not, new or not", arguments: [false, true], [false, true])
  func killed(isNew: Bool, isHidden: Bool) throws {
    let display = try Display()
    let file = display.folder.appendingPathComponent("a.txt")
    if !isNew { try Data("one".utf8).write(to: file) }
    let source = RunningProgram.folder.appendingPathComponent("NeverAtRest.swift").path
    let program = try RunningProgram(files: [source], isNew ? [] : ["--", file.path], on: display)
    defer { program.stop() }
    let window = try display.window(isNew ? "• Untitled" : "• a.txt")
    if isHidden { try display.xdotool("windowunmap", window.id) }
    func kept() -> Double { isNew ? draft(on: display).map(time(of:)) ?? 0 : time(of: file) }
    // It is written again and again; what a busy machine adds is not the program's.
    var last = 0.0
    for _ in 1...2 {
      try wait(until: "a later text", insteadOf: "\(last)") { kept() > last }
      last = kept()
    }
    kill(try #require(program.windowProcess), SIGKILL)
    let lost = Date.now.timeIntervalSince1970 - kept()
    #expect(lost < 5 + 3, "\(lost) s lost")
  }
}
