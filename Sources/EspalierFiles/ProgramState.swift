// SPDX-License-Identifier: MIT

import Foundation

/// Where a program keeps what it is to find again.
package enum ProgramState {
  /// A folder of the user's, as the desktops' rules for such folders have it.
  package static func folder(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    return URL(fileURLWithPath: folder).appendingPathComponent(program)
  }

  /// Makes a folder for what a program keeps, which no other user may read.
  package static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
