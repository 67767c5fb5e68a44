// SPDX-License-Identifier: MIT

import Foundation

/// Reads messages from bytes as they arrive, in pieces of any length: each message is its length in four bytes, and JSON.
///
/// It keeps no more than one message and one piece. O(bytes), amortized.
package struct MessageReader {
  /// The length of a message is beyond its bound: the beginning of the next one is unknown.
  package struct TooLong: Error, CustomStringConvertible {
    package let length: Int
    package var description: String {
      "a message of another process has \(length) bytes, more than \(PreviewBounds.longestMessage): the connection is closed"
    }
  }

  private var bytes = Data()
  private let decoder = JSONDecoder()

  package init() {}

  /// The messages that are complete with these bytes, in their order, each with numbers within their bounds. Other messages are
  /// left out: the two processes may be of two versions.
  package mutating func read(_ piece: Data) throws(TooLong) -> [PreviewMessage] {
    bytes.append(piece)
    var messages: [PreviewMessage] = []
    var start = bytes.startIndex
    while bytes.endIndex - start >= Self.prefix {
      let length = Int(bytes[start..<start + Self.prefix].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
      guard length <= PreviewBounds.longestMessage else { throw TooLong(length: length) }
      let begin = start + Self.prefix
      guard bytes.endIndex - begin >= length else { break }
      if let message = try? decoder.decode(PreviewMessage.self, from: bytes[begin..<begin + length]) {
        messages.append(message.bounded)
      }
      start = begin + length
    }
    if start > bytes.startIndex { bytes = Data(bytes[start...]) }
    return messages
  }

  private static let prefix = 4

  /// The bytes of a message; nil for one that is too long.
  package static func bytes(of message: PreviewMessage) -> Data? {
    guard let body = try? JSONEncoder().encode(message.bounded), body.count <= PreviewBounds.longestMessage else {
      return nil
    }
    return withUnsafeBytes(of: UInt32(body.count)) { Data($0) } + body
  }
}
