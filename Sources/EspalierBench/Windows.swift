// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Windows on a display without a screen, and beside each the same in plain GTK 4, written in C (`Benchmarks`). Both draw with
/// GTK's Cairo renderer: its other one needs a graphics card, and without one its time is that of an emulation.
@MainActor
func windowBenchmarks(_ report: Report) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-windows-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let plain = folder.appendingPathComponent("gtk-windows")
  guard let display = try Display(), try compile("Benchmarks/gtk-windows.c", libraries: "gtk4", into: plain) else {
    return log("windows are not measured: no Xvfb, or no cc\n")
  }
  defer { display.stop() }
  let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()

  func frames(
    _ program: URL, _ words: [String], _ kind: WindowKind, scale: Int, seconds: Double, settling: Double = 2,
    _ variables: [String: String] = [:]
  ) throws -> WindowRun {
    let file = folder.appendingPathComponent(UUID().uuidString)
    let environment = [
      "DISPLAY": display.name, "GSK_RENDERER": "cairo", "GDK_SCALE": "\(scale)", "GTK_A11Y": "none",
      "LC_ALL": "C.UTF-8",
      "ESPALIER_FRAMES": file.path,
    ]
    let words = words.map {
      $0 == "FILE" ? file.path : $0 == "KIND" ? kind.rawValue : $0 == "SECONDS" ? "\(seconds)" : $0
    }
    return try WindowRun(
      program, words, environment.merging(variables) { $1 }, frames: file, seconds: seconds, settling: settling)
  }
  func ours(_ kind: WindowKind, scale: Int = 1, seconds: Double = 4) throws -> WindowRun {
    try frames(own, ["--window", "KIND", "SECONDS"], kind, scale: scale, seconds: seconds)
  }
  func theirs(
    _ kind: WindowKind, scale: Int = 1, seconds: Double = 4, _ variables: [String: String] = [:]
  ) throws -> WindowRun {
    try frames(plain, ["KIND", "FILE", "SECONDS"], kind, scale: scale, seconds: seconds, variables)
  }
  func ratio(_ ours: Double, _ theirs: Double) -> String {
    String(format: "GTK in C %.2f, ×%.2f", theirs, ours / theirs)
  }

  for (kind, name) in [(WindowKind.same, "one label changes"), (.new, "its width changes")] {
    let (mine, other) = (try ours(kind), try theirs(kind))
    let (own, all) = (mine.percentile(kind == .same ? 0.5 : 0.99, \.own), mine.percentile(0.5, \.all))
    report.add(
      "window, 10000 labels, \(name): our work, \(kind == .same ? "p50" : "p99")", own, "ms",
      goal: kind == .same ? 2 : 8.3)
    report.add("the same with GTK's, p50", all, "ms", counters: ratio(all, other.percentile(0.5, \.all)))
  }
  for scale in [1, 2] {
    let (mine, other) = (try ours(.scroll, scale: scale), try theirs(.scroll, scale: scale))
    let all = mine.percentile(0.5, \.all)
    report.add(
      "window, 10000 labels scroll\(scale == 1 ? "" : ", 2 pixels a point"), p50", all, "ms",
      counters: ratio(all, other.percentile(0.5, \.all)))
  }
  // Espalier starts GTK without OpenGL if there is no graphics card. Programs in C do so only with a setting of their own.
  let starts = try (0..<5).map { _ in
    [
      try ours(.picker, seconds: 1.5), try theirs(.picker, seconds: 1.5),
      try theirs(.picker, seconds: 1.5, ["GDK_DEBUG": "gl-disable"]),
    ]
  }
  func beside(_ name: String, _ unit: String, _ goal: Double? = nil, _ value: (WindowRun) -> Double) {
    let medians = (0..<3).map { i in median(starts.map { value($0[i]) }) }
    report.add(
      "month picker: \(name)", medians[0], unit, goal: goal,
      counters: ratio(medians[0], medians[1]) + String(format: ", without OpenGL ×%.2f", medians[0] / medians[2]))
  }
  beside("from process start to first frame", "s", 0.5) { $0.firstFrame / 1000 }
  beside("resident memory, by its share", "MB") { $0.memory }
  // The threads of the start end after five seconds without work.
  let rest = try frames(own, ["--window", "KIND", "SECONDS"], .picker, scale: 1, seconds: 18, settling: 8)
  report.add("month picker at rest for 10 s: wake-ups", Double(rest.wakeUps), "", goal: 0)
  report.add("month picker at rest for 10 s: processor time", rest.processorTime, "ms", goal: 0)
}

/// One run of a program with a window: it is stopped from outside.
private struct WindowRun {
  struct Frame {
    let time: Double
    /// Milliseconds of the main thread: without GTK's, and with it.
    let own, all: Double
  }

  let frames: [Frame]
  /// Milliseconds from the start of the process.
  let firstFrame: Double
  /// Megabytes at the end; memory that is shared with other processes counts with its share.
  let memory: Double
  /// The wake-ups of all threads, from settling until the end.
  let wakeUps: Int
  let processorTime: Double

  init(
    _ program: URL, _ words: [String], _ environment: [String: String], frames file: URL, seconds: Double,
    settling: Double
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardError = FileHandle.nullDevice
    let start = milliseconds()
    try process.run()
    var before = Activity(of: process.processIdentifier)
    if seconds > settling {
      usleep(UInt32(settling * 1e6))
      before = Activity(of: process.processIdentifier)
      usleep(UInt32((seconds - settling) * 1e6))
    } else {
      usleep(UInt32(seconds * 1e6))
    }
    let after = Activity(of: process.processIdentifier)
    (wakeUps, processorTime) = after.since(before)
    memory = shareOfMemory(process.processIdentifier)
    process.terminate()
    process.waitUntilExit()
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    frames = lines.split(separator: "\n").compactMap { line in
      let values = line.split(separator: " ").compactMap { Double($0) }
      guard values.count > 1 else { return nil }
      return Frame(
        time: values[0], own: values.dropFirst().dropLast().reduce(0, +), all: values.dropFirst().reduce(0, +))
    }
    firstFrame = (frames.first?.time ?? .nan) - start
  }

  /// A percentile of the frames after the first 20, in which everything is made.
  func percentile(_ part: Double, _ value: (Frame) -> Double) -> Double {
    let sorted = frames.dropFirst(20).map(value).sorted()
    return sorted.isEmpty ? .nan : sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
  }
}

/// The proportional memory in megabytes.
private func shareOfMemory(_ process: Int32) -> Double {
  let lines = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
  let share = lines.split(separator: "\n").first { $0.hasPrefix("Pss:") }
  return (share?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan) / 1024
}

/// The activity of a process's threads so far.
private struct Activity {
  /// By thread: the number of times that it slept, and its milliseconds on a processor.
  private var threads: [String: (switches: Int, milliseconds: Double)] = [:]

  init(of process: Int32) {
    let tasks = "/proc/\(process)/task"
    for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
      let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
      let switches = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
        .flatMap { Int($0.split(separator: "\t").last ?? "") }
      // Nanoseconds on a processor, the first number.
      let schedule = (try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)) ?? ""
      let nanoseconds = schedule.split(separator: " ").first.flatMap { Double($0) }
      threads[task] = (switches ?? 0, (nanoseconds ?? 0) / 1e6)
    }
  }

  /// The activity since then of the threads that still exist: a thread that has ended had nothing to do.
  func since(_ before: Activity) -> (switches: Int, milliseconds: Double) {
    threads.reduce(into: (0, 0)) { sum, thread in
      guard let old = before.threads[thread.key] else { return }
      sum.0 += thread.value.switches - old.switches
      sum.1 += thread.value.milliseconds - old.milliseconds
    }
  }
}
