// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A test of this program, run once more in a process of its own: it kills, breaks or counts in that process alone.
public enum ChildTest {
  private static let mark = "ESPALIER_CHILD_TEST"

  /// Runs the test to its end.
  /// - Parameters:
  ///   - test: `Module.Suite/function`.
  ///   - variables: Added to the environment.
  /// - Returns: Its output on both streams.
  /// - Throws: An error with its output, if it fails.
  public static func output(of test: String, _ variables: [String: String]) throws -> String {
    let isChild = ProcessInfo.processInfo.environment[Self.mark] != nil
    try #require(!isChild, "\(test) names the test that starts it, too: the processes would have no end")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging([Self.mark: "1"]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    // The output may contain a mutated or hostile input.
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try #require(process.terminationStatus == 0, "\(text)")
    return text
  }
}
