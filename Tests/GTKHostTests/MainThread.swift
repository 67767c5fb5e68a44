// SPDX-License-Identifier: MIT

import Foundation

/// The first thread of a process, in which its main loop runs.
struct MainThread {
  private let folder: String

  init(of process: Int32) { folder = "/proc/\(process)/task/\(process)" }

  /// The number of times that it has slept.
  var naps: Int {
    get throws {
      let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      guard let count = line.flatMap({ Int($0.split(whereSeparator: \.isWhitespace).last ?? "") }) else {
        throw Missing(what: "the number of naps in \(status)")
      }
      return count
    }
  }

  /// Waits until it sleeps for as long as nothing comes: in `poll` without a timeout.
  func waitUntilAsleep() throws {
    try wait(until: "the main thread to sleep without an end", insteadOf: try call.joined(separator: " ")) {
      Self.sleepsWithoutEnd(try call)
    }
  }

  /// The number of the system call that it is in, and the call's arguments; the word "running" where it is in none.
  private var call: [Substring] {
    get throws {
      try String(contentsOfFile: folder + "/syscall", encoding: .utf8).split(whereSeparator: \.isWhitespace)
    }
  }

  private static func sleepsWithoutEnd(_ call: [Substring]) -> Bool {
    // One file alone is the display's answer to a request.
    guard call.count > 3, let number = Int(call[0]), let files = Int(call[2].dropFirst(2), radix: 16), files > 1 else {
      return false
    }
    let timeout = UInt64(call[3].dropFirst(2), radix: 16)
    // `poll` has milliseconds, less than none for ever; `ppoll` a pointer, null for ever.
    if number == SYS_poll { return timeout.map { Int32(truncatingIfNeeded: $0) < 0 } ?? false }
    return number == SYS_ppoll && timeout == 0
  }

  #if arch(x86_64)
    private static let SYS_poll = 7, SYS_ppoll = 271
  #else
    // The generic table of newer architectures, which has no `poll`.
    private static let SYS_poll = -1, SYS_ppoll = 73
  #endif
}
