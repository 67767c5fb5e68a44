// SPDX-License-Identifier: MIT

import Foundation

/// The reason why a property list is not read.
package struct PropertyListError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// A position in a text; lines and columns count from 1, columns in characters.
  package struct Position: Equatable, Sendable {
    package let line, column: Int

    /// The position of a byte. O(bytes before it).
    init(of index: Int, in bytes: [UInt8]) {
      let before = bytes[..<min(index, bytes.count)]
      let newline = UInt8(ascii: "\n")
      line = before.count { $0 == newline } + 1
      let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
      column = String(decoding: before[start...], as: UTF8.self).count + 1
    }
  }

  /// The reason, a clause.
  package let reason: String
  /// The position of the fault; nil if it is not known, as in a binary list.
  package let position: Position?

  package var description: String {
    guard let position else { return reason }
    return "line \(position.line), column \(position.column): \(reason)"
  }

  package var errorDescription: String? { description }
}
