// SPDX-License-Identifier: MIT

import Foundation

/// The location of data that a program keeps between its runs.
package enum ProgramState {
  /// The program's folder in the user's state folder, as the XDG rules define it.
  package static func folder(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    return URL(fileURLWithPath: folder).appendingPathComponent(program)
  }

  /// Creates a folder for data that a program keeps, which no other user may read.
  package static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
