// SPDX-License-Identifier: MIT

import EspalierTestSupport
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

  @Test("Killed in the middle: nothing is lost", arguments: Victim.allCases) func nothingIsLostByKilling(
    _ victim: Victim
  ) throws {
    let output = try runPart(victim, [:])
    #expect(output.contains("killed \(Self.kills) times"), "\(output)")
  }

  @Test("Each call that changes the file system fails once: nothing is lost", arguments: Victim.allCases)
  func nothingIsLostByFailures(_ victim: Victim) throws {
    let folder = TemporaryFolder()
    let library = folder.url.appendingPathComponent("failing-calls.so")
    try FailingCalls.compile(to: library)
    let output = try runPart(victim, ["LD_PRELOAD": library.path])
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("failed at") }, "\(output)")
    #expect(line.split(separator: " ").compactMap { Int($0) }.first ?? 0 >= 4, "\(line)")
  }

  /// Runs this test program once more, where no other test writes.
  private func runPart(_ victim: Victim, _ variables: [String: String]) throws -> String {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "ViewsTests.InterruptedSavingTests/partOfTheTestsAbove",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: "\(victim) \(folder.url.path)", "XDG_CONFIG_HOME": folder.url.path]) { $1 }
      .merging(variables) { $1 }
    let output = folder.url.appendingPathComponent("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(text)")
    return text
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

/// The library `failing-calls.c`, in processes that begin with it.
struct FailingCalls {
  private let failCall: @convention(c) (CLong, CInt) -> Void
  private let calls: @convention(c) () -> CLong

  /// Nil in other processes.
  init?() {
    guard let fail = dlsym(nil, "espalier_fail_call"), let calls = dlsym(nil, "espalier_calls") else { return nil }
    failCall = unsafeBitCast(fail, to: (@convention(c) (CLong, CInt) -> Void).self)
    self.calls = unsafeBitCast(calls, to: (@convention(c) () -> CLong).self)
  }

  /// Does something, in which the call after `count` others fails.
  /// - Returns: Whether there were so many calls.
  func failing(after count: Int, with error: Int32, _ work: () throws -> Void) -> Bool {
    failCall(count, error)
    try? work()
    let isReached = calls() > count
    failCall(-1, 0)
    return isReached
  }

  /// With the compiler that Swift's toolchain has.
  static func compile(to library: URL) throws {
    let source = Repository.root.appendingPathComponent("Tests/ViewsTests/Documents/Faults/failing-calls.c")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", library.path, source.path, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }
}
