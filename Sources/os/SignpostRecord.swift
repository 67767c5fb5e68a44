// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The lines of signposts, and the intervals that have begun.
///
/// Apple's systems record signposts while Instruments is attached. Here a program that is started with the environment variable
/// `ESPALIER_SIGNPOSTS=1` writes each as a line of standard error, and an end with the duration of its interval.
package final class SignpostRecord: Sendable {
  /// The record of this process.
  package static let shared = SignpostRecord(
    isOn: ProcessInfo.processInfo.environment["ESPALIER_SIGNPOSTS"] == "1"
  ) { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Whether signposts are recorded.
  package let isOn: Bool
  private let write: @Sendable (String) -> Void
  private let starts = Mutex<[Interval: ContinuousClock.Instant]>([:])

  /// Intervals of one name may run at the same time, with different numbers.
  private struct Interval: Hashable {
    let log: ObjectIdentifier
    let name: String
    let id: UInt64
  }

  /// The greatest number of intervals whose start is known: a program may begin many and end none.
  private static let mostIntervals = 10_000

  /// - Parameter write: Called with each line, without its end.
  package init(isOn: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isOn = isOn
    self.write = write
  }

  /// Writes a signpost. An end without a start has no duration.
  package func add(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ text: String, to log: OSLog,
    at now: ContinuousClock.Instant = .now
  ) {
    guard isOn, log.isOn, id != .null, id != .invalid else { return }
    let interval = Interval(log: ObjectIdentifier(log), name: "\(name)", id: id.rawValue)
    var line = "signpost \(type.name) \(name)"
    if id != .exclusive { line += " (\(id.rawValue))" }
    switch type {
    case .begin:
      starts.withLock { if $0.count < Self.mostIntervals || $0[interval] != nil { $0[interval] = now } }
    case .end:
      if let start = starts.withLock({ $0.removeValue(forKey: interval) }) {
        line += " after \(Self.text(now - start))"
      }
    default: break
    }
    write(log.prefix + line + (text.isEmpty ? "" : ": \(text)"))
  }

  /// A duration in milliseconds: `12.40 ms`.
  private static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return String(format: "%.2f ms", Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }
}
