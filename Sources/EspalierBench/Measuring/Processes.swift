// SPDX-License-Identifier: MIT

import Foundation

/// Measurements from outside: memory, the command line, the build of the package.
@MainActor
func processBenchmarks(_ report: Report) throws {
  let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  func memory(_ tree: String) throws -> (tree: Double, process: Double) {
    let result = try run(binaries.appendingPathComponent("EspalierBench"), ["--memory", tree])
    let megabytes = result.output.split { $0.isWhitespace }.compactMap { Double($0) }.map { $0 / 1_048_576 }
    guard megabytes.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    return (megabytes[0], megabytes[1])
  }
  let writers = try memory("writers")
  report.add("10000 preference writers: resident memory of the tree", writers.tree, "MB", goal: 60)
  report.add("the same process, with its libraries", writers.process, "MB")
  report.add("List of 100,000 rows: memory above an empty one", try memory("list").tree, "MB", goal: 20)
  let tool = binaries.appendingPathComponent("espalier")
  let example = "Examples/MovingBorder.swift"
  guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
  let picture = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-bench-\(getpid()).png")
  defer { try? FileManager.default.removeItem(at: picture) }
  func seconds(_ words: [String]) throws -> Double {
    median(try (0..<5).map { _ in try EspalierBench.run(tool, words).seconds })
  }
  report.add("espalier check of one file", try seconds(["check", example]), "s", goal: 1)
  let sources = try GeneratedSources()
  defer { sources.remove() }
  report.add("espalier check of a body of 40 modifiers", try seconds(["check", sources.longBody]), "s", goal: 0.5)
  report.add(
    "espalier check of a module of 10,000 lines", try seconds(["check", sources.module, "--module"]), "s", goal: 6)
  func render(_ path: String) -> [String] { ["render", path, "--size", "400x500", "--out", picture.path] }
  _ = try run(tool, render(example))
  report.add("espalier render of a file seen before", try seconds(render(example)), "s", goal: 0.25)
  // A copy that was never compiled before: the cache must not answer.
  let fresh = FileManager.default.temporaryDirectory.appendingPathComponent("Bench\(getpid()).swift")
  defer { try? FileManager.default.removeItem(at: fresh) }
  let source = try String(contentsOfFile: example, encoding: .utf8)
  report.add(
    "espalier render of one file to PNG, compile included",
    median(
      try (0..<3).map { run in
        try (source + "\n// \(Date()) \(run)\n").write(to: fresh, atomically: true, encoding: .utf8)
        return try EspalierBench.run(tool, render(fresh.path)).seconds
      }), "s", goal: 4)
  if ProcessInfo.processInfo.environment["ESPALIER_BENCH_BUILD"] != "0" {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-build-\(getpid())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let build = try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "build", "-c", "release", "--scratch-path", scratch.path])
    report.add("clean release build of the package", build.seconds / 60, "min", goal: 4)
  }
}

/// Runs a program to its end; the environment is added to this process's own.
@MainActor @discardableResult
func run(
  _ tool: URL, _ arguments: [String], environment: [String: String] = [:]
) throws -> (output: String, seconds: Double, status: Int32) {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  let start = milliseconds()
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), (milliseconds() - start) / 1000, process.terminationStatus)
}
