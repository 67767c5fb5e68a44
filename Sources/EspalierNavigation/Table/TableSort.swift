// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The order of a table, with erased types of its comparators.
@MainActor
struct TableSort {
  /// The direction in which the table is sorted by a column's comparator; nil if that is not the first criterion.
  let order: (Any) -> SortOrder?
  /// Makes a column's comparator the first criterion; if it already is, reverses its direction. The previous criteria decide
  /// among equal values.
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
  /// The sort criterion regardless of its direction: the property, if the comparator reads one.
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
