// SPDX-License-Identifier: MIT

import Foundation

// Changes of data for the actions of `onDelete` and `onMove`.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets. O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in their order, before the element that is currently at `destination`; to the end if
  /// that is the number of elements. O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
