// SPDX-License-Identifier: MIT

import Foundation

/// When snapshots are written. The environment variable `ESPALIER_SNAPSHOTS` has the name of one.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Those of which there is no file; the test fails once, so that they are looked at.
  case missing
  /// None: a snapshot without a file fails. For servers.
  case never
  /// Those that differ, and those of which there is no file.
  case failed
  /// All.
  case all

  static var current: SnapshotRecording {
    ProcessInfo.processInfo.environment["ESPALIER_SNAPSHOTS"].flatMap(SnapshotRecording.init) ?? .missing
  }
}

/// A snapshot that is not what was kept.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// What happened, where the files are, and how they differ.
  public let description: String
}
