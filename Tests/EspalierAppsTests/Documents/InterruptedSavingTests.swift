// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

@testable import EspalierCore

/// The place of a save has the old or the new content, whole, whenever the process ends, and whatever another program puts
/// into the place meanwhile.
@Suite("Interrupted saving")
struct InterruptedSavingTests {
  private static let variable = "ESPALIER_INTERRUPTED_SAVING"
  private static let kills = 300

  /// The things that are written over and over, and whose writers are killed in the middle.
  enum Victim: String, CaseIterable {
    case file, package, new, draft, scene, settings, move, swapped
  }

  @Test("Killed in the middle: nothing is lost", arguments: Victim.allCases) func nothingIsLostByKilling(
    _ victim: Victim
  ) throws {
    let output = try runPart(victim, [:])
    #expect(output.contains("killed \(Self.kills) times"), "\(output)")
  }

  @Test("Each call that changes the file system fails once: nothing is lost", arguments: Victim.allCases)
  func nothingIsLostByFailures(_ victim: Victim) throws {
    let folder = TemporaryFolder()
    let library = try FailingCalls.compile("failing-files.c", into: folder.url)
    let output = try runPart(victim, ["LD_PRELOAD": library.path])
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("failed at") }, "\(output)")
    #expect(line.split(separator: " ").compactMap { Int($0) }.first ?? 0 >= 4, "\(line)")
  }

  /// Runs the part in a folder to which no other test writes.
  private func runPart(_ victim: Victim, _ variables: [String: String]) throws -> String {
    let folder = TemporaryFolder()
    return try ChildTest.output(
      of: "EspalierAppsTests.InterruptedSavingTests/partOfTheTestsAbove",
      variables.merging([Self.variable: "\(victim) \(folder.url.path)", "XDG_CONFIG_HOME": folder.url.path]) { $1 })
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "runs in a child process of the tests above"))
  func partOfTheTestsAbove() throws {
    let words = try #require(ProcessInfo.processInfo.environment[Self.variable]).split(separator: " ", maxSplits: 1)
    let victim = try #require(Victim(rawValue: String(words[0])))
    let writer = try InterruptedWriter(victim, in: URL(fileURLWithPath: String(words[1])))
    if let calls = FailingCalls() {
      let count = try writer.failEachCall(calls)
      print("failed at \(count) calls")
    } else {
      for _ in 0..<Self.kills { try writer.killOnce() }
      try writer.finish()
      print("killed \(Self.kills) times")
    }
  }
}
