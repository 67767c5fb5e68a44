// SPDX-License-Identifier: MIT

import Foundation

@MainActor
enum Measure {
  nonisolated static let rows =
    ProcessInfo.processInfo.environment["ESPALIER_BENCH_ROWS"].flatMap { Int($0) } ?? 100_000
  static let window = CGSize(width: 1200, height: 800)

  /// Milliseconds of some work.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// Prints a line of the table: the least and the middle of several times.
  static func report(_ name: String, _ times: [Double], goal: String = "") {
    let sorted = times.sorted()
    let figures = String(format: "%9.3f ms least %9.3f ms median", sorted[0], sorted[sorted.count / 2])
    print(name.padding(toLength: 52, withPad: " ", startingAt: 0), figures, goal)
  }

  /// The name of a file that does not exist.
  static func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("espalier-data-\(UUID().uuidString).store")
  }

  static func remove(_ file: URL) {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
  }

  /// Bytes of this process that are in memory.
  static var residentBytes: Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
  }
}
