// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Fewer points with the same picture: of each column of pixels, the first, the lowest, the highest and the last one.
enum Decimation {
  /// The numbers of the points that remain, in order.
  ///
  /// Points whose horizontal order changes, such as those of a spiral, all remain. O(n).
  /// - Parameters:
  ///   - columns: The number of columns of pixels.
  ///   - x: The horizontal place of a point, in pixels.
  ///   - y: The vertical place of a point.
  static func kept(count: Int, columns: Int, x: (Int) -> Double, y: (Int) -> Double) -> [Int] {
    guard count > max(columns, 1) * 4 else { return Array(0..<count) }
    var result: [Int] = []
    result.reserveCapacity(columns * 4)
    var (first, low, high, last) = (0, 0, 0, 0)
    var column = x(0).rounded(.down)
    var previous = x(0)
    func flush() {
      var numbers = [first, min(low, high), max(low, high), last]
      numbers.sort()
      for number in numbers where result.last != number { result.append(number) }
    }
    for index in 1..<count {
      let place = x(index)
      if place < previous { return Array(0..<count) }
      previous = place
      let next = place.rounded(.down)
      if next != column {
        flush()
        (first, low, high, column) = (index, index, index, next)
      } else {
        let value = y(index)
        if value < y(low) { low = index }
        if value > y(high) { high = index }
      }
      last = index
    }
    flush()
    return result
  }
}
