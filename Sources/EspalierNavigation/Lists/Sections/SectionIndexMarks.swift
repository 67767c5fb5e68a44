// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The marks of a section index from top to bottom: the labels of all entries, or, if these need more space than there
/// is, labels at even distances with a dot between each two of them.
struct SectionIndexMarks {
  private let entryCount: Int
  /// The number of marks, labels and dots.
  let count: Int

  /// - Parameters:
  ///   - count: The number of entries.
  ///   - space: The number of marks for which there is space.
  init(count: Int, space: Int) {
    entryCount = count
    // Labels at both ends: an odd number of marks.
    self.count = count <= space ? count : max(space - (space % 2 == 0 ? 1 : 0), 1)
  }

  /// The entry whose label is at a mark; nil for a dot.
  func entry(labelledBy mark: Int) -> Int? {
    if count == entryCount { return mark }
    return mark % 2 == 0 ? entry(nearest: CGFloat(mark)) : nil
  }

  /// The entry at a distance from the top, in marks: also one that a dot stands for. Above and below the marks, the first and
  /// last one.
  func entry(at distance: CGFloat) -> Int { entry(nearest: distance - 0.5) }

  private func entry(nearest mark: CGFloat) -> Int {
    guard count > 1 else { return 0 }
    let entry = (mark / CGFloat(count - 1) * CGFloat(entryCount - 1)).rounded()
    return Int(clamping: min(max(entry, 0), CGFloat(entryCount - 1)))
  }
}
