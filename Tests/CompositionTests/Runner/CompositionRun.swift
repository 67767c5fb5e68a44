// SPDX-License-Identifier: MIT

import Foundation

/// Any number of compositions, in child processes: one that crashes or stands still is a fault, and the others still run.
@MainActor
struct CompositionRun {
  var partLength = 250
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Seconds of computing after which a composition counts as one that does not end.
  var patience: TimeInterval = 60
  /// Whether one other size is tried, and not two.
  var isBrief = false

  /// - Parameter found: Called now and then with how many compositions are done, and the faults found since the last call.
  func faults(of names: [String], found: (Int, [Fault]) throws -> Void = { _, _ in }) async throws -> [Fault] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var parts = stride(from: 0, to: names.count, by: partLength).map { Array(names[$0...].prefix(partLength)) }
    parts.reverse()
    var children: [Child] = []
    var faults: [Fault] = []
    var done = 0
    while !parts.isEmpty || !children.isEmpty {
      while children.count < jobs, let part = parts.popLast() {
        children.append(try Child(part, isBrief: isBrief, in: folder))
      }
      try await Task.sleep(for: .milliseconds(20))
      for child in children where child.isRunning { child.endIfIdle(for: patience) }
      let ended = children.filter { !$0.isRunning }
      children.removeAll { child in ended.contains { $0 === child } }
      for child in ended {
        let outcome = child.outcome()
        faults += outcome.faults
        done += child.names.count - outcome.rest.count
        try found(done, outcome.faults)
        if !outcome.rest.isEmpty { parts.append(outcome.rest) }
      }
    }
    return faults
  }
}
