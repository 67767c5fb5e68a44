// SPDX-License-Identifier: MIT

import Foundation

/// Bytes that wait until a socket takes them, with a bound: a peer that does not read costs no more memory than that.
struct SendQueue: Sendable {
  /// The greatest number of waiting bytes. A single piece may be longer.
  let limit: Int
  private var pieces: [Data] = []
  private(set) var count = 0
  /// Whether more bytes arrived than may wait; the waiting ones are then incomplete.
  private(set) var isOverfull = false

  init(limit: Int) { self.limit = limit }

  /// The bytes to send next; nil for none.
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

  /// Removes the bytes of `first` that were sent.
  mutating func drop(_ sent: Int) {
    guard let piece = pieces.first else { return }
    count -= min(sent, piece.count)
    if sent < piece.count { pieces[0] = piece.dropFirst(sent) } else { pieces.removeFirst() }
  }
}
