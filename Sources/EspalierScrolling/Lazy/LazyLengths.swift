// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The length of each line of a lazy container: measured, or estimated from those measured first.
///
/// Lines are kept in blocks of 256, and only blocks with a measured line: memory and the additions for a position
/// follow the number of measured lines, however many lines there are.
package struct LazyLengths {
  private struct Block {
    /// The number of the block.
    let number: Int
    var sum = 0.0
    var known = 0
    /// The lengths by line in the block; NaN for a line that was never measured.
    var lengths: [Double] = Array(repeating: .nan, count: LazyLengths.blockSize)

    init(_ number: Int) { self.number = number }
  }

  private static let blockSize = 256
  /// The greatest length: a line that is longer, as one of an infinite frame, counts as this, so that sums are numbers.
  private static let longest = 1e12
  /// The blocks in order.
  private var blocks: [Block] = []
  package let count: Int
  /// The length of a line that was not measured.
  package private(set) var estimate: Double
  private var hasEstimate: Bool

  package init(count: Int, estimate: Double? = nil) {
    self.count = max(count, 0)
    self.estimate = estimate ?? 44
    hasEstimate = estimate != nil
  }

  /// The estimate, if it comes from lines that were measured.
  package var measuredEstimate: Double? { hasEstimate ? estimate : nil }

  /// The index of a block, or the index at which it would be inserted. O(log blocks).
  private func place(of number: Int) -> (place: Int, isThere: Bool) {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return (low, low < blocks.count && blocks[low].number == number)
  }

  package subscript(line: Int) -> Double? {
    get {
      let (place, isThere) = place(of: line / Self.blockSize)
      guard isThere else { return nil }
      let length = blocks[place].lengths[line % Self.blockSize]
      return length.isNaN ? nil : length
    }
    set {
      let number = line / Self.blockSize
      let (place, isThere) = place(of: number)
      if !isThere {
        if newValue == nil { return }
        blocks.insert(Block(number), at: place)
      }
      let new = newValue.map { $0.isNaN ? 0 : min(max($0, -Self.longest), Self.longest) }
      let old = blocks[place].lengths[line % Self.blockSize]
      if !old.isNaN {
        blocks[place].sum -= old
        blocks[place].known -= 1
      }
      blocks[place].lengths[line % Self.blockSize] = new ?? .nan
      if let new {
        blocks[place].sum += new
        blocks[place].known += 1
      }
    }
  }

  /// Sets the estimate to the mean of the measured lengths, the first time there are any.
  package mutating func settleEstimate() {
    // A single line has no gap before it, and represents no others: lines that are added later do not inherit its length.
    if hasEstimate || count == 1 { return }
    var known = blocks.reduce(0) { $0 + $1.known }
    var sum = blocks.reduce(0) { $0 + $1.sum }
    guard known > 0 else { return }
    // The first line has no gap before it, so its length is not typical.
    if known > 1, let first = self[0] {
      known -= 1
      sum -= first
    }
    // Rounded to a fraction of a point that adds up exactly.
    estimate = (sum / Double(known) * 64).rounded() / 64
    hasEstimate = true
  }

  private func length(of block: Block) -> Double {
    let lines = min(Self.blockSize, count - block.number * Self.blockSize)
    return block.sum + Double(lines - block.known) * estimate
  }

  package var total: Double { position(of: count) }

  /// The start of a line; `count` gives the end.
  package func position(of line: Int) -> Double {
    let line = min(line, count)
    var (position, next) = (0.0, 0)
    for block in blocks {
      let first = block.number * Self.blockSize
      if first >= line { break }
      position += Double(first - next) * estimate
      next = min(first + Self.blockSize, count)
      if next <= line {
        position += length(of: block)
      } else {
        for place in 0..<(line - first) { position += block.lengths[place].isNaN ? estimate : block.lengths[place] }
        return position
      }
    }
    return position + Double(line - next) * estimate
  }

  /// The first line that reaches beyond a position or begins there, which includes one without a length, and its start;
  /// the first or last line for a position beyond the ends.
  package func line(at position: Double) -> (line: Int, start: Double) {
    if count == 0 { return (0, 0) }
    var (start, next) = (0.0, 0)
    for block in blocks {
      let first = block.number * Self.blockSize
      if let found = estimated(next..<first, from: start, at: position) { return found }
      start += Double(first - next) * estimate
      next = min(first + Self.blockSize, count)
      let length = length(of: block)
      // In the last block a line is found in any case.
      if next < count, start + length <= position, start < position {
        start += length
        continue
      }
      for line in first..<next {
        let length = block.lengths[line - first].isNaN ? estimate : block.lengths[line - first]
        if start + length > position || start >= position || line + 1 == count { return (line, start) }
        start += length
      }
    }
    if let found = estimated(next..<count, from: start, at: position) { return found }
    return (count - 1, start + Double(count - 1 - next) * estimate)
  }

  /// The line at a position among lines that were not measured; nil if it lies beyond them.
  private func estimated(_ lines: Range<Int>, from start: Double, at position: Double) -> (line: Int, start: Double)? {
    if lines.isEmpty { return nil }
    if start >= position || start + estimate > position { return (lines.lowerBound, start) }
    guard estimate > 0 else { return nil }
    let passed = Int(clamping: (position - start) / estimate)
    guard passed < lines.count else { return nil }
    return (lines.lowerBound + passed, start + Double(passed) * estimate)
  }
}
