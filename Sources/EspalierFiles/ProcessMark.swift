// SPDX-License-Identifier: MIT

import Foundation

/// Identifies a process in the names of files: by its number and its start time, since numbers are reused.
package enum ProcessMark {
  /// The mark of this process. Not cached, since a process may be the copy of another one.
  package static var own: String { "\(getpid())-\(start(of: getpid()) ?? 0)" }

  /// Whether the process in the mark at the beginning of a name is running. A zombie is not.
  package static func isRunning(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 2)
    guard parts.count >= 2, let process = pid_t(parts[0]), let start = UInt64(parts[1]) else { return false }
    return self.start(of: process) == start
  }

  /// The start time in the system's ticks since boot; nil if no process runs under the number.
  private static func start(of process: pid_t) -> UInt64? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // The name is the second field, the state the third, the start the 22nd.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    return UInt64(fields[19])
  }
}
