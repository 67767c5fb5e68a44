// SPDX-License-Identifier: MIT

import Foundation

/// The files that `--lower` reads and writes.
enum SourceFiles {
  /// The largest source, in bytes; the command has the same limit.
  private static let limit = 16 << 20

  struct Unreadable: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is no file, or larger than \(SourceFiles.limit >> 20) MB" }
  }

  /// Reads a source. Pipes and devices, which may have no end, are refused.
  static func read(_ path: String) throws -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      (attributes[.size] as? Int).map({ $0 <= limit }) == true
    else { throw Unreadable(path: path) }
    return try Data(contentsOf: url)
  }

  /// Writes a file if it changes: an unchanged one keeps its date, so that nothing is compiled again.
  static func write(_ data: Data, to path: String) throws {
    if let old = try? read(path), old == data { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
