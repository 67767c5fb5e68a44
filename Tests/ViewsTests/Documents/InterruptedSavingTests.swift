// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import SwiftUI
import Testing

@testable import EspalierCore
@testable import EspalierViews

/// What is being written is the old or the new content, whole, whenever the process ends, and whatever another program puts
/// into the place meanwhile.
@Suite("Interrupted saving")
struct InterruptedSavingTests {
  private static let variable = "ESPALIER_INTERRUPTED_SAVING"
  private static let kills = 300

  /// What is written over and over, and killed in the middle.
  enum Victim: String, CaseIterable {
    case file, package, new, draft, scene, settings, move, swapped
  }

  /// Runs this test program once more, where no other test writes, and lets it kill processes of its own.
  @Test(arguments: Victim.allCases) func nothingIsLostByKilling(_ victim: Victim) throws {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "ViewsTests.InterruptedSavingTests/partOfTheTestAbove",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: "\(victim) \(folder.url.path)", "XDG_CONFIG_HOME": folder.url.path]) { $1 }
    let output = folder.url.appendingPathComponent("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0 && text.contains("killed \(Self.kills) times"), "\(text)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "runs in a child process of the test above"))
  func partOfTheTestAbove() throws {
    let words = try #require(ProcessInfo.processInfo.environment[Self.variable]).split(separator: " ", maxSplits: 1)
    let victim = try #require(Victim(rawValue: String(words[0])))
    let test = try InterruptedWriter(victim, in: URL(fileURLWithPath: String(words[1])))
    for _ in 0..<Self.kills { try test.killOnce() }
    try test.finish()
    print("killed \(Self.kills) times")
  }
}
