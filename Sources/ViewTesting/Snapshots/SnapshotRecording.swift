// SPDX-License-Identifier: MIT

import Foundation

/// The condition for writing snapshots. The environment variable `ESPALIER_SNAPSHOTS` has the name of one.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Snapshots without a file are written; the test fails once, so that they are reviewed.
  case missing
  /// None are written: a snapshot without a file fails. For servers.
  case never
  /// Snapshots that differ, and those without a file, are written.
  case failed
  /// All are written.
  case all

  static var current: SnapshotRecording {
    ProcessInfo.processInfo.environment["ESPALIER_SNAPSHOTS"].flatMap(SnapshotRecording.init) ?? .missing
  }
}

/// A snapshot that differs from the kept one.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The event, the places of the files, and the difference.
  public let description: String
}
