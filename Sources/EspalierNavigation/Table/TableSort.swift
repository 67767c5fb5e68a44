// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// How a table is sorted, whatever the type of its comparators.
@MainActor
struct TableSort {
  /// The direction in which the table is sorted by a comparator of a column; nil where it is not the first criterion.
  let order: (Any) -> SortOrder?
  /// Sorts by a comparator of a column first; where that is so already, in the other direction. What the table was sorted by
  /// before decides among equal values.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
        first.sortKey == comparator.sortKey
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var comparators = binding.wrappedValue
      if var first = comparators.first, first.sortKey == comparator.sortKey {
        first.order = first.order == .forward ? .reverse : .forward
        comparator = first
      }
      comparators.removeAll { $0.sortKey == comparator.sortKey }
      comparators.insert(comparator, at: 0)
      binding.wrappedValue = comparators
    }
  }
}

extension SortComparator {
  /// What is sorted by, whatever the direction: the property, where the comparator reads one.
  fileprivate var sortKey: AnyHashable {
    if let reading = self as? any PropertyComparator { return reading.property }
    var forward = self
    forward.order = .forward
    return AnyHashable(forward)
  }
}

/// A comparator of the values of a property.
private protocol PropertyComparator {
  var property: AnyHashable { get }
}

extension KeyPathComparator: PropertyComparator {
  var property: AnyHashable { AnyHashable(keyPath) }
}
