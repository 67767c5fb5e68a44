// SPDX-License-Identifier: MIT

/// The exit statuses of the command.
enum ExitStatus {
  static let done: Int32 = 0
  /// The user's code failed.
  static let failed: Int32 = 1
  /// Wrong usage: `EX_USAGE` of sysexits.h.
  static let usage: Int32 = 64
  /// A tool or library is missing on this machine: `EX_UNAVAILABLE` of sysexits.h.
  static let missing: Int32 = 69
}

/// Ends a command with a status and a message for standard error.
struct Stop: Error, Equatable {
  let status: Int32
  let message: String?

  static func usage(_ message: String) -> Stop { Stop(status: ExitStatus.usage, message: message) }
  static func missing(_ message: String) -> Stop { Stop(status: ExitStatus.missing, message: message) }
  /// The user's code failed, and its messages have been printed.
  static let failed = Stop(status: ExitStatus.failed, message: nil)
}
