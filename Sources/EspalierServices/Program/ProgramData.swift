// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Files of a program's own services in the user's data folder, as the XDG rules define it. No other user may read them.
package struct ProgramData: Sendable {
  /// The address of the file.
  package let url: URL

  /// The largest file that is read, in bytes.
  private static let limit = 16 << 20

  /// - Parameter name: The name of the file in the program's folder.
  package init(
    _ name: String, of program: String = ProgramIdentity.identifier,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = data ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    url = URL(fileURLWithPath: folder).appendingPathComponent(program).appendingPathComponent(name)
  }

  /// The content; nil if there is no file.
  /// - Throws: An error of Cocoa's if there is one that cannot be read.
  package func read() throws -> Data? {
    guard FileStatus(url) != nil else { return nil }
    return try RegularFile.read(url, limit: Self.limit)
  }

  /// Replaces the content at once. The file can be read by its user only.
  package func write(_ data: Data) throws {
    try ProgramState.makeFolder(url.deletingLastPathComponent())
    try FileReplacement.write(to: url) { url, _ in try FileReplacement.create(data, at: url, isPrivate: true) }
  }

  /// Runs a closure while no other process runs one for the same file.
  /// - Throws: An error of Cocoa's if the program's folder cannot be made, or an error of the closure.
  package func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    try ProgramState.makeFolder(url.deletingLastPathComponent())
    let path = url.path + ".lock"
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw CocoaError(writing: errno, path: path) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
