// SPDX-License-Identifier: MIT

import Foundation

/// Chooses the labels of an axis that are shown, so that they do not overlap.
///
/// Labels that are shown in any case are placed first, then those of the highest priority, then in the order of the values.
/// Cost: O(n log n) in the labels; O(n²) if none overlaps.
struct LabelCollisions {
  /// The parts of the axis that labels take, in points, in increasing order and without overlaps.
  private var taken: [ClosedRange<CGFloat>] = []

  /// The numbers of the labels that are not shown.
  /// - Parameters:
  ///   - labels: The part of the axis that each label takes, in points, and its treatment.
  ///   - spacing: The least distance of two labels that set none, in points.
  static func hidden(
    _ labels: [(extent: ClosedRange<CGFloat>, resolution: AxisValueLabelCollisionResolution)], spacing: CGFloat
  ) -> Set<Int> {
    func rank(_ index: Int) -> Double {
      switch labels[index].resolution.kind {
      case .disabled, .truncate: .infinity
      case .greedy(let priority, _): priority
      case .automatic: 0
      }
    }
    var collisions = LabelCollisions()
    var hidden: Set<Int> = []
    for index in labels.indices.sorted(by: { (rank($0), $1) > (rank($1), $0) }) {
      let (extent, resolution) = labels[index]
      switch resolution.kind {
      case .disabled, .truncate: collisions.add(extent)
      case .greedy(_, let own): if !collisions.fits(extent, own ?? spacing) { hidden.insert(index) }
      case .automatic: if !collisions.fits(extent, spacing) { hidden.insert(index) }
      }
    }
    return hidden
  }

  /// Adds a label if it has a distance from all others.
  private mutating func fits(_ extent: ClosedRange<CGFloat>, _ spacing: CGFloat) -> Bool {
    // The sizes of texts are rounded.
    let wide = ClosedRange(ordered: extent.lowerBound - spacing + 0.01, extent.upperBound + spacing - 0.01)
    let next = index(endingBehind: wide.lowerBound)
    if next < taken.count, taken[next].lowerBound < wide.upperBound { return false }
    taken.insert(extent, at: next)
    return true
  }

  /// Adds a label, whatever it overlaps.
  private mutating func add(_ extent: ClosedRange<CGFloat>) {
    let first = index(endingBehind: extent.lowerBound)
    var (end, low, high) = (first, extent.lowerBound, extent.upperBound)
    while end < taken.count, taken[end].lowerBound <= high {
      low = min(low, taken[end].lowerBound)
      high = max(high, taken[end].upperBound)
      end += 1
    }
    taken.replaceSubrange(first..<end, with: [low...high])
  }

  private func index(endingBehind place: CGFloat) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
