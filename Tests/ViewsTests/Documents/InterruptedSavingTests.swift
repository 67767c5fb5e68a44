// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import SwiftUI
import Testing

@testable import EspalierViews

/// A file that is being saved is the old one or the new one, whole, whenever the process ends.
@Suite("Interrupted saving")
struct InterruptedSavingTests {
  private static let variable = "ESPALIER_INTERRUPTED_SAVING"
  private static let kills = 200

  /// Runs this test program once more, where no other test writes, and lets it kill processes of its own.
  @Test func nothingIsLostByKilling() throws {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "ViewsTests.InterruptedSavingTests/partOfTheTestAbove",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: folder.url.path]) { $1 }
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
    let folder = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment[Self.variable]))
    // A copy of this process that does nothing but save: with one thread, which is the one that calls.
    let fork = unsafeBitCast(
      try #require(dlsym(nil, "fork")), to: (@convention(c) () -> pid_t).self)
    let file = folder.appendingPathComponent("document")
    let package = folder.appendingPathComponent("package")
    let (old, new) = (Data(repeating: 1, count: 300_000), Data(repeating: 2, count: 500_000))
    func part(_ data: Data) -> FileWrapper { FileWrapper(regularFileWithContents: data) }
    func document(_ data: Data) -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: ["a": part(data), "b": part(data)])
    }
    try part(old).write(to: file, originalContentsURL: nil)
    try document(old).write(to: package, originalContentsURL: nil)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<Self.kills {
      let child = fork()
      if child == 0 {
        while true {
          for data in [new, old] {
            try? part(data).write(to: file, originalContentsURL: nil)
            try? document(data).write(to: package, originalContentsURL: nil)
          }
        }
      }
      usleep(UInt32.random(in: 0..<4000, using: &random))
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      let read = try Data(contentsOf: file)
      try #require(read == old || read == new, "\(read.count) bytes")
      let parts = try FileWrapper(url: package).fileWrappers?.mapValues(\.regularFileContents)
      try #require(parts == ["a": old, "b": old] || parts == ["a": new, "b": new])
    }
    // What the killed processes left is removed by one that saves there for the first time: not by this one.
    let child = fork()
    if child == 0 {
      FileReplacement.forgetVisits()
      try? part(new).write(to: file, originalContentsURL: nil)
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["document", "output", "package"])
    // No more than 100 KB may be written to a file: as where the disk is full, a save ends in the middle.
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let before = limit.rlim_cur
    limit.rlim_cur = 100_000
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #expect(throws: CocoaError.self) { try part(old).write(to: file, originalContentsURL: nil) }
    #expect(throws: CocoaError.self) { try document(new).write(to: package, originalContentsURL: nil) }
    limit.rlim_cur = before
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #expect(try Data(contentsOf: file) == new)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
    print("killed \(Self.kills) times")
  }
}
