// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Each control and container by pointer, keys and a screen reader: in a host without a display, and in a window.
@Suite(.serialized)
@MainActor
struct BehaviourTests {
  /// Those with one of the parts of a name that `ESPALIER_TABLE` has, with semicolons between; or all.
  private static func trials(_ all: [Trial]) -> [Trial] {
    guard let words = ProcessInfo.processInfo.environment["ESPALIER_TABLE"] else { return all }
    let parts = words.split(separator: ";").map(String.init)
    return all.filter { trial in parts.contains { "\(trial)".contains($0) } }
  }

  private func run(_ trials: [Trial], on stage: any Stage) {
    let failures = Self.trials(trials).compactMap { $0.failure(on: stage) }
    #expect(failures.isEmpty, "\(failures.count) of \(trials.count):\n\(failures.joined(separator: "\n"))")
  }

  @Test("Controls without a display, in everything that controls are in")
  func controls() {
    run([Trial](CaseTable.controls, in: Surroundings.ofControls), on: HeadlessStage())
  }

  @Test("Containers without a display")
  func containers() {
    run([Trial](CaseTable.containers, in: [.none]), on: HeadlessStage())
  }

  @Test(
    "Controls and containers in a window",
    .enabled(
      if: ScreenReader.canRun, "no Xvfb, no xdotool, no dbus-daemon, no python3-pyatspi, or no library beside the tests"
    ))
  func window() throws {
    let stage = try WindowStage()
    defer { stage.stop() }
    // The table of all surroundings is gone through without a display.
    let places = Surroundings.ofControls.filter { $0 != .disabled }
    run([Trial](CaseTable.controls, spreadOver: places) + [Trial](CaseTable.containers, in: [.none]), on: stage)
    #expect(!stage.program.output.contains("CRITICAL") && !stage.program.output.contains("WARNING"))
  }
}
