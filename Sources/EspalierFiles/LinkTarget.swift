// SPDX-License-Identifier: MIT

import Foundation

/// The target of a symbolic link, as the file system stores it: bytes, which need not be text, including a slash at their end.
package struct LinkTarget: Equatable, Sendable {
  /// The bytes without a zero at the end.
  private let bytes: [UInt8]

  /// The target of a link; nil if there is no link.
  package init?(of url: URL) { self.init(ofPath: url.path) }

  init?(ofPath path: String) { self.init(FileName(path), in: AT_FDCWD) }

  init?(_ name: FileName, in folder: Int32) {
    // A target is no longer than a path; the size that the system reports is zero for links of /proc.
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = buffer.withUnsafeMutableBytes {
      readlinkat(folder, name.bytes, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count >= 0 else { return nil }
    bytes = Array(buffer[..<count])
  }

  /// The target as text; nil if the bytes are not UTF-8, since a text with replaced bytes would lead elsewhere.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The target for messages: bytes that are not UTF-8 become the replacement character.
  package var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes a link with the same target.
  /// - Throws: An error of Cocoa's for files.
  package func makeLink(at url: URL) throws {
    guard makeLink(FileName(url.path), in: AT_FDCWD) == 0 else { throw CocoaError(writing: errno, path: url.path) }
  }

  /// - Returns: Zero, or -1 as the system's call.
  func makeLink(_ name: FileName, in folder: Int32) -> Int32 {
    symlinkat(bytes.map(CChar.init(bitPattern:)) + [0], folder, name.bytes)
  }
}
