// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Reads lines from a file, each up to a limit. It keeps no more than one line and one piece. O(bytes).
struct LineReader {
  enum Line: Equatable {
    case line(Data)
    /// A line beyond the limit, whose bytes are dropped.
    case tooLong
  }

  private let file: Int32
  private let limit: Int
  private var bytes = Data()
  /// The part of `bytes` that has no line end.
  private var searched = 0
  private var isTooLong = false
  private var hasEnded = false

  init(_ file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The next line without its end, which is waited for; nil at the end of the file.
  mutating func next() -> Line? {
    while true {
      if let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<end]
        bytes = Data(bytes[(end + 1)...])
        return finish(line)
      }
      searched = bytes.count
      if bytes.count > limit {
        (bytes, searched, isTooLong) = (Data(), 0, true)
      }
      if hasEnded {
        if bytes.isEmpty, !isTooLong { return nil }
        let line = bytes
        bytes = Data()
        return finish(line)
      }
      read()
    }
  }

  private mutating func finish(_ line: Data) -> Line {
    defer { (searched, isTooLong) = (0, false) }
    return isTooLong || line.count > limit ? .tooLong : .line(Data(line))
  }

  private mutating func read() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count > 0 { return bytes.append(contentsOf: piece[..<count]) }
      if count < 0, errno == EINTR { continue }
      hasEnded = true
      return
    }
  }
}
