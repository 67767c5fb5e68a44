// SPDX-License-Identifier: MIT

/// Ends the program with a status and one message.
struct Stop: Error, Equatable {
  let status: Int32
  let message: String

  /// The view does not support the job.
  static let failed: Int32 = 1
  /// `EX_USAGE` of sysexits.h.
  static let usage: Int32 = 64

  static func failed(_ message: String) -> Stop { Stop(status: failed, message: message) }
  static func usage(_ message: String) -> Stop { Stop(status: usage, message: message) }
}
