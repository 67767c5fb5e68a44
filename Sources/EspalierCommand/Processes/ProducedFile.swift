// SPDX-License-Identifier: MIT

import Foundation

/// A file that a tool makes, kept in the cache: another espalier may make the same one at the same time.
enum ProducedFile {
  /// Runs a tool that writes beside the place of a file, and moves the result there as a whole.
  /// - Parameter make: Called with the place that the tool writes.
  /// - Throws: The errors of `make`; `CocoaError` if the result cannot be moved.
  static func make(at place: URL, _ make: (URL) throws -> ChildProcess.Result) throws -> ChildProcess.Result {
    let name = place.deletingPathExtension().lastPathComponent
    var written = place.deletingLastPathComponent().appendingPathComponent("\(name)-\(getpid())")
    if !place.pathExtension.isEmpty { written.appendPathExtension(place.pathExtension) }
    let result = try make(written)
    if result.isSuccess, rename(written.path, place.path) != 0 { throw CocoaError(writing: errno, path: place.path) }
    return result
  }
}
