// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

/// An optional text in the order of names in file managers; nil is the first.
struct StandardTextOrder: Comparable {
  let text: String?

  static func < (a: Self, b: Self) -> Bool { precedes(a.text, b.text) { $0.localizedStandardCompare($1) } }
  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }
}

/// An optional text in the alphabetical order of the user's language; nil is the first.
struct AlphabeticTextOrder: Comparable {
  let text: String?

  static func < (a: Self, b: Self) -> Bool { precedes(a.text, b.text) { $0.localizedCompare($1) } }
  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }
}

private func precedes(_ first: String?, _ second: String?, _ compare: (String, String) -> ComparisonResult) -> Bool {
  switch (first, second) {
  case (_, nil): false
  case (nil, _): true
  case (let first?, let second?): compare(first, second) == .orderedAscending
  }
}

extension String? {
  fileprivate var inStandardOrder: StandardTextOrder { StandardTextOrder(text: self) }
  fileprivate var inAlphabeticOrder: AlphabeticTextOrder { AlphabeticTextOrder(text: self) }
}

extension SortDescriptor where Compared: NSManagedObject {
  /// Sorts objects by a text in the order of the user's language; one without a text comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    // The standard library's `appending(path:)` does not declare the whole as `Sendable`, which both parts are.
    if comparator == .localizedStandard {
      let joined = keyPath.appending(path: \String?.inStandardOrder)
      self.init(
        unsafeBitCast(joined, to: (any KeyPath<Compared, StandardTextOrder> & Sendable).self), order: order)
    } else {
      let joined = keyPath.appending(path: \String?.inAlphabeticOrder)
      self.init(
        unsafeBitCast(joined, to: (any KeyPath<Compared, AlphabeticTextOrder> & Sendable).self), order: order)
    }
  }
}
