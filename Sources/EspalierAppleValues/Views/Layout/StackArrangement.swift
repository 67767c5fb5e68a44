// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The lengths and places of the views of a stack along its direction.
package struct StackArrangement {
  /// A view along the direction.
  package struct Item {
    /// The length of the content in points; negative is undecided.
    package var length: CGFloat
    /// The resistance to growing and shrinking, 0…1000.
    package var growing, shrinking: Float
    /// The distance to the next view in points.
    package var spacing: CGFloat

    /// A view along the direction.
    package init(length: CGFloat, growing: Float, shrinking: Float, spacing: CGFloat) {
      (self.length, self.growing, self.shrinking, self.spacing) = (length, growing, shrinking, spacing)
    }
  }

  /// Division of the length, in the order of UIKit's and AppKit's names.
  package enum Division { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// The place and the length of each view.
  package static func places(
    _ items: [Item], division: Division, total: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    if items.isEmpty { return [] }
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacing }
    var lengths = items.map { max($0.length, 0) }
    var extraGap: CGFloat = 0
    let sum = lengths.reduce(0, +)
    let free = total - gaps - sum
    switch division {
    case .fill:
      if free > 0 {
        let first = items.indices.min { rank(items[$0]) < rank(items[$1]) } ?? 0
        lengths[first] += free
      } else {
        shrink(&lengths, items, by: -free)
      }
    case .fillEqually: lengths = lengths.map { _ in max(total - gaps, 0) / CGFloat(items.count) }
    case .fillProportionally:
      let factor = sum > 0 ? max(total - gaps, 0) / sum : 0
      lengths = lengths.map { sum > 0 ? $0 * factor : max(total - gaps, 0) / CGFloat(items.count) }
    case .equalSpacing, .equalCentering:
      if free < 0 { shrink(&lengths, items, by: -free) }
      if free > 0, items.count > 1 { extraGap = free / CGFloat(items.count - 1) }
    }
    var start: CGFloat = 0
    return zip(lengths, items).map { length, item in
      defer { start += length + item.spacing + extraGap }
      return (start, length)
    }
  }

  /// A view without a length of its own grows before all others.
  private static func rank(_ item: Item) -> Float { item.length < 0 ? -1 : item.growing }

  private static func shrink(_ lengths: inout [CGFloat], _ items: [Item], by length: CGFloat) {
    var rest = length
    for index in items.indices.sorted(by: { items[$0].shrinking < items[$1].shrinking }) where rest > 0 {
      let part = min(rest, lengths[index])
      lengths[index] -= part
      rest -= part
    }
  }
}
