// SPDX-License-Identifier: MIT

import Foundation

/// Reads files of unknown kind: a pipe, a device, a socket or a folder in place of a file is refused at once, and so is
/// a file that is larger than its reader expects.
package enum RegularFile {
  /// The reason why a file is refused.
  package enum Refusal: Error, Equatable {
    /// A folder, a pipe, a device or a socket is there.
    case notAFile(FileKind)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The links form a cycle, or are more than the system follows.
    case endlessLinks
  }

  /// The bytes of a file; links are followed.
  ///
  /// The kind is checked on the opened file, not on the name beforehand: a file that is exchanged for a pipe in between
  /// is refused, too.
  /// - Parameter limit: The greatest number of bytes that are read.
  /// - Throws: `Refusal`, or an error of Cocoa's for files that contains the path. O(bytes).
  package static func read(_ url: URL, limit: Int = .max) throws -> Data {
    try read(url.path, limit: limit)
  }

  /// The bytes of the file at a path; links are followed.
  package static func read(_ path: String, limit: Int = .max) throws -> Data {
    // A pipe without a writer would keep a blocking open waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw failure(errno, path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw CocoaError(reading: errno, path: path) }
    let kind = FileKind(status.st_mode)
    guard kind == .file else { throw Refusal.notAFile(kind) }
    // Files of /proc have the size zero; a file may grow while it is read.
    var data = Data()
    if status.st_size > 0 {
      guard status.st_size <= limit else { throw Refusal.tooLarge(limit: limit) }
      data.reserveCapacity(Int(status.st_size))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw CocoaError(reading: errno, path: path)
      }
      if count == 0 { return data }
      guard data.count <= limit - count else { throw Refusal.tooLarge(limit: limit) }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// The reason why the system has not opened a file. It opens no socket at all.
  private static func failure(_ number: Int32, _ path: String) -> any Error {
    var status = stat()
    if number == ENXIO, stat(path, &status) == 0, FileKind(status.st_mode) != .file {
      return Refusal.notAFile(FileKind(status.st_mode))
    }
    return number == ELOOP ? Refusal.endlessLinks : CocoaError(reading: number, path: path)
  }

  /// The text of a file in UTF-8; invalid bytes become the replacement character.
  package static func text(_ path: String, limit: Int = .max) throws -> String {
    String(decoding: try read(path, limit: limit), as: UTF8.self)
  }
}

extension RegularFile.Refusal: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .notAFile(let kind): "It is \(kind.description), not a file."
    case .tooLarge(let limit): "It has more than \(limit) bytes."
    case .endlessLinks: "It is a link that leads to itself."
    }
  }
}

/// The kind of a file in the file system.
package enum FileKind: Equatable, Sendable, CustomStringConvertible {
  case file, folder, link, pipe, device, socket

  package init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }

  /// The kind with its article, for messages.
  package var description: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}
