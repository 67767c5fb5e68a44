// SPDX-License-Identifier: MIT

import Foundation

/// How long each line of a lazy container is: measured, or taken to be as long as those measured first.
///
/// Lines are kept in blocks, so that a position costs O(lines / 256) additions and memory follows what was measured.
package struct LazyLengths {
  private struct Block {
    var sum = 0.0
    var known = 0
    /// By line in the block; NaN where it was never measured.
    var lengths: [Double] = []
  }

  private static let blockSize = 256
  private var blocks: [Block]
  package let count: Int
  /// Of a line that was not measured.
  package private(set) var estimate: Double
  private var hasEstimate: Bool

  package init(count: Int, estimate: Double? = nil) {
    self.count = count
    self.estimate = estimate ?? 44
    hasEstimate = estimate != nil
    blocks = Array(repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// The estimate, if it comes from lines that were measured.
  package var measuredEstimate: Double? { hasEstimate ? estimate : nil }

  package subscript(line: Int) -> Double? {
    get {
      let block = blocks[line / Self.blockSize]
      if block.lengths.isEmpty { return nil }
      let length = block.lengths[line % Self.blockSize]
      return length.isNaN ? nil : length
    }
    set {
      let number = line / Self.blockSize
      let place = line % Self.blockSize
      if blocks[number].lengths.isEmpty {
        if newValue == nil { return }
        blocks[number].lengths = Array(repeating: .nan, count: Self.blockSize)
      }
      let old = blocks[number].lengths[place]
      if !old.isNaN {
        blocks[number].sum -= old
        blocks[number].known -= 1
      }
      blocks[number].lengths[place] = newValue ?? .nan
      if let newValue {
        blocks[number].sum += newValue
        blocks[number].known += 1
      }
    }
  }

  /// Takes the mean of what was measured as the estimate, the first time there is something.
  package mutating func settleEstimate() {
    // The only line has no gap before it, and no other to stand for: the lines that come later do not inherit its length.
    if hasEstimate || count == 1 { return }
    var known = blocks.reduce(0) { $0 + $1.known }
    var sum = blocks.reduce(0) { $0 + $1.sum }
    guard known > 0 else { return }
    // The first line has no gap before it: it stands for no other.
    if known > 1, let first = self[0] {
      known -= 1
      sum -= first
    }
    // In parts of a point that add up exactly.
    estimate = (sum / Double(known) * 64).rounded() / 64
    hasEstimate = true
  }

  private func length(ofBlock number: Int) -> Double {
    let lines = min(Self.blockSize, count - number * Self.blockSize)
    return blocks[number].sum + Double(lines - blocks[number].known) * estimate
  }

  package var total: Double {
    var total = 0.0
    for number in blocks.indices { total += length(ofBlock: number) }
    return total
  }

  /// Where a line begins; `count` gives the end.
  package func position(of line: Int) -> Double {
    var position = 0.0
    for number in 0..<(line / Self.blockSize) { position += length(ofBlock: number) }
    guard line < count else { return line / Self.blockSize < blocks.count ? total : position }
    for each in (line / Self.blockSize * Self.blockSize)..<line { position += self[each] ?? estimate }
    return position
  }

  /// The first line that reaches beyond a position or begins there, which one without a length does too, and where it
  /// begins; the first or last one beyond the ends.
  package func line(at position: Double) -> (line: Int, start: Double) {
    if count == 0 { return (0, 0) }
    var start = 0.0
    var number = 0
    while number + 1 < blocks.count {
      let length = length(ofBlock: number)
      if start + length > position || start >= position { break }
      start += length
      number += 1
    }
    var line = number * Self.blockSize
    while line + 1 < count {
      let length = self[line] ?? estimate
      if start + length > position || start >= position { break }
      start += length
      line += 1
    }
    return (line, start)
  }
}
