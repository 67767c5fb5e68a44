// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// Alerts of code outside of views, which waits for the answer.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ModalAlertTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("asker-" + UUID().uuidString)

  private func put(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// `runModal` runs a loop in whatever called it: an event, a block of the main queue, a timer, a task.
  @Test("An alert waits for its answer in an event, in a block of the main queue, in a timer and in a task")
  func answers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("Asker.xcodeproj/project.pbxproj", AppProject.text("Asker", platforms: "SDKROOT = macosx;"))
    try put("Asker/Asker.swift", Self.program)
    let display = try Display()
    let program = try RunningProgram(files: [folder.path], [], on: display)
    defer { program.stop() }
    let main = try display.window("Asker")
    for (key, name) in [("1", "event"), ("2", "queue"), ("3", "timer"), ("4", "task")] {
      try display.keys("ctrl+\(key)", in: main)
      try program.wait(for: "asking \(name)")
      let alert = try display.window("Asker", besides: [main])
      try display.keys("Return", in: alert)
      try program.wait(for: "\(name) is answered: true")
    }
    #expect(
      !program.output.contains("CRITICAL") && !program.output.contains("WARNING"), "\(program.output.prefix(2000))")
  }

  private static let program = """
    import AppKit
    import SwiftUI

    @main struct AskerApp: App {
      var body: some Scene { WindowGroup("Asker") { Asker() } }
    }

    struct Asker: View {
      var body: some View {
        VStack {
          Button("Event") { ask("event") }.keyboardShortcut("1")
          Button("Queue") { DispatchQueue.main.async { ask("queue") } }.keyboardShortcut("2")
          Button("Timer") {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { ask("timer") } }
          }
          .keyboardShortcut("3")
          Button("Task") { Task { ask("task") } }.keyboardShortcut("4")
        }
      }
    }

    @MainActor func ask(_ name: String) {
      let alert = NSAlert()
      alert.messageText = name
      alert.addButton(withTitle: "Yes")
      alert.addButton(withTitle: "No")
      print("asking", name)
      let answer = alert.runModal()
      print("\\(name) is answered:", answer == .alertFirstButtonReturn)
    }
    """
}
