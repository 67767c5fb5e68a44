// SPDX-License-Identifier: MIT

import Foundation

/// Bytes that wait until a socket takes them, with a bound: a peer that does not read costs no more memory than that.
struct SendQueue: Sendable {
  /// The bytes that may wait. A single piece may be longer.
  let limit: Int
  private var pieces: [Data] = []
  private(set) var count = 0
  /// More arrived than may wait; what waits is not whole any more.
  private(set) var isOverfull = false

  init(limit: Int) { self.limit = limit }

  /// The bytes to send next; nil where none wait.
  var first: Data? { pieces.first }

  mutating func append(_ piece: Data) {
    guard !isOverfull, !piece.isEmpty else { return }
    guard count == 0 || count + piece.count <= limit else {
      isOverfull = true
      pieces = []
      count = 0
      return
    }
    pieces.append(piece)
    count += piece.count
  }

  /// Takes away what was sent of `first`.
  mutating func drop(_ sent: Int) {
    guard let piece = pieces.first else { return }
    count -= min(sent, piece.count)
    if sent < piece.count { pieces[0] = piece.dropFirst(sent) } else { pieces.removeFirst() }
  }
}
