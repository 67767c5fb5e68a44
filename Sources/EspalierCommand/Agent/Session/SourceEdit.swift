// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import Synchronization

/// A change of a source file by a client.
struct SourceEdit: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    /// The file as it is on the disk.
    case none
    case whole(String)
    case part(old: String, new: String)
  }

  let file: String?
  let change: Change

  /// Sessions may share a file: between reading and writing it no other edit runs.
  private static let turn = Mutex(())

  /// - Throws: `ToolFailure` for values that exclude each other.
  init(file: String?, source: String?, old: String?, new: String?) throws {
    self.file = file
    switch (source, old, new) {
    case (nil, nil, nil): change = .none
    case (let source?, nil, nil): change = .whole(source)
    case (nil, let old?, let new?):
      guard !old.isEmpty else { throw ToolFailure("old is the part that is replaced; it is not empty") }
      change = .part(old: old, new: new)
    default: throw ToolFailure("edit takes source, or old and new, or none of them")
    }
    let length = (source ?? new ?? "").utf8.count
    if length > SourceLimit.bytes { throw ToolFailure("The source is longer than \(SourceLimit.bytes >> 20) MB.") }
  }

  /// Writes the change to the file.
  /// - Parameter paths: The files that may be changed.
  /// - Returns: The path of the changed file; nil if there is no change.
  func write(among paths: [String]) throws -> String? {
    if change == .none { return nil }
    let path = try place(among: paths)
    return try Self.turn.withLock { _ in
      switch change {
      case .none: return nil
      case .whole(let source): try Self.put(source, path)
      case .part(let old, let new): try Self.put(try Self.replacing(old, by: new, in: path), path)
      }
      return path
    }
  }

  private static func put(_ text: String, _ path: String) throws {
    try FileReplacement.write(Data(text.utf8), to: URL(fileURLWithPath: path))
  }

  private static func replacing(_ old: String, by new: String, in path: String) throws -> String {
    let text = try SourceFile.read(path)
    let parts = text.components(separatedBy: old)
    guard parts.count == 2 else {
      throw ToolFailure(
        parts.count == 1
          ? "The file \(path) does not contain `old`, which must be the same in each character, spaces included. Read the file again."
          : "The file \(path) contains `old` \(parts.count - 1) times; add lines around it, so that it occurs once.")
    }
    return parts[0] + new + parts[1]
  }

  /// The path of the file: one of the session's, by its path or by its name.
  private func place(among paths: [String]) throws -> String {
    guard let file else {
      if paths.count == 1 { return paths[0] }
      throw ToolFailure("The session has \(paths.count) files; name one as `file`: \(Self.list(paths))")
    }
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    if paths.contains(path) { return path }
    let named = paths.filter { $0.hasSuffix("/" + file) }
    if named.count == 1 { return named[0] }
    throw ToolFailure(
      (named.isEmpty ? "The session has no file \(file)" : "The session has \(named.count) files \(file)")
        + "; it has \(Self.list(paths)). A new file is in a session that is opened with its folder after that.")
  }

  private static func list(_ paths: [String]) -> String {
    paths.prefix(20).joined(separator: ", ") + (paths.count > 20 ? " and \(paths.count - 20) more" : "")
  }
}
