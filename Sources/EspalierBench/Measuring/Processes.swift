// SPDX-License-Identifier: MIT

import Foundation

/// What is measured from outside: memory, the command line, the build of the package.
@MainActor
func processBenchmarks(_ report: Report) throws {
  let binaries = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  let memory = try run(binaries.appendingPathComponent("EspalierBench"), ["--memory"])
  let bytes = memory.output.split { $0.isWhitespace }.compactMap { Double($0) }
  if bytes.count == 2 {
    report.add("10000 preference writers: resident memory of the tree", bytes[0] / 1_048_576, "MB", goal: 60)
    report.add("the same process, with its libraries", bytes[1] / 1_048_576, "MB")
  }
  let tool = binaries.appendingPathComponent("espalier")
  let example = "Examples/MovingBorder.swift"
  guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
  let picture = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-bench-\(getpid()).png")
  defer { try? FileManager.default.removeItem(at: picture) }
  report.add(
    "espalier check of one file", median(try (0..<5).map { _ in try run(tool, ["check", example]).seconds }), "s",
    goal: 1)
  // A copy that was never compiled before: the cache must not answer.
  let fresh = FileManager.default.temporaryDirectory.appendingPathComponent("Bench\(getpid()).swift")
  defer { try? FileManager.default.removeItem(at: fresh) }
  let source = try String(contentsOfFile: example, encoding: .utf8)
  report.add(
    "espalier render of one file to PNG, compile included",
    median(
      try (0..<3).map { run in
        try (source + "\n// \(Date()) \(run)\n").write(to: fresh, atomically: true, encoding: .utf8)
        return try EspalierBench.run(
          tool, ["render", fresh.path, "--size", "400x500", "--out", picture.path]
        ).seconds
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
