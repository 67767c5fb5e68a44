// SPDX-License-Identifier: MIT

import Foundation

/// Compares texts in the order of a language. Foundation on Linux has `String.StandardComparator` without these orders.
public struct _LocalizedStringComparator: SortComparator, Hashable, Codable, Sendable {
  fileprivate let isStandard: Bool
  public var order: SortOrder

  fileprivate init(isStandard: Bool) {
    self.isStandard = isStandard
    order = .forward
  }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == _LocalizedStringComparator {
  /// The order of names in file managers: numbers in them by their values, in the user's language.
  public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: true) }
  /// The alphabetical order of the user's language.
  public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: false) }
}

extension SortDescriptor {
  /// Sorts by a text property in the order of the user's language.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    // Foundation's own descriptors consist of `Comparable` properties, and do not accept a comparator of another module.
    let text = comparator.isStandard ? \String.inStandardOrder : \String.inAlphabeticOrder
    // Both parts are `Sendable`, but the standard library's `appending(path:)` does not declare that for the whole.
    let joined = unsafeBitCast(
      keyPath.appending(path: text), to: (any KeyPath<Compared, LocalizedOrder> & Sendable).self)
    self.init(joined, order: order)
  }
}

/// A text that compares in the order of a language.
struct LocalizedOrder: Comparable {
  fileprivate let text: String
  fileprivate let comparator: _LocalizedStringComparator

  static func < (a: Self, b: Self) -> Bool { a.comparator.compare(a.text, b.text) == .orderedAscending }
  static func == (a: Self, b: Self) -> Bool { a.comparator.compare(a.text, b.text) == .orderedSame }
}

extension String {
  fileprivate var inStandardOrder: LocalizedOrder { LocalizedOrder(text: self, comparator: .localizedStandard) }
  fileprivate var inAlphabeticOrder: LocalizedOrder { LocalizedOrder(text: self, comparator: .localized) }
}
