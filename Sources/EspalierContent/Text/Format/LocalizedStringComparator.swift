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
    self.init(keyPath.joined(text), order: order)
  }

  /// Sorts by a text property in the order of the user's language; objects without a text come first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    let text = comparator.isStandard ? \String?.inStandardOrder : \String?.inAlphabeticOrder
    self.init(keyPath.joined(text), order: order)
  }

  /// Sorts by a text property in dictionary order (`localizedStandard`).
  ///
  /// Foundation on Linux orders texts by their characters' codes: its initializer accepts any property whose values compare, and
  /// this one is chosen for texts because it is less general.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a text property in dictionary order (`localizedStandard`); objects without a text come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Sorts by a property as the initializers for its type do: code that is generic over the property's type has the general one
  /// alone.
  package init<Value: Comparable>(ofAnyType keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder) {
    // The key path is the same object: its type alone is found at run time.
    if let text = keyPath as? KeyPath<Compared, String> {
      self.init(unsafeBitCast(text, to: (any KeyPath<Compared, String> & Sendable).self), order: order)
    } else {
      self.init(keyPath, order: order)
    }
  }

  /// The same for a property that may be without a value.
  package init<Value: Comparable>(ofAnyType keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder) {
    if let text = keyPath as? KeyPath<Compared, String?> {
      self.init(unsafeBitCast(text, to: (any KeyPath<Compared, String?> & Sendable).self), order: order)
    } else {
      self.init(keyPath, order: order)
    }
  }
}

extension KeyPathComparator {
  /// Compares by a text property in dictionary order (`localizedStandard`).
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _LocalizedStringComparator(isStandard: true), order: order)
  }

  /// Compares by a text property in dictionary order (`localizedStandard`); values without a text come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: _LocalizedStringComparator(isStandard: true), order: order)
  }

  /// Compares by a property as the initializers for its type do, for code that is generic over the type.
  package init<Value: Comparable>(ofAnyType keyPath: any KeyPath<Compared, Value> & Sendable) {
    if let text = keyPath as? KeyPath<Compared, String> {
      self.init(unsafeBitCast(text, to: (any KeyPath<Compared, String> & Sendable).self))
    } else {
      self.init(keyPath)
    }
  }
}

extension KeyPath {
  /// The key path to a property of the value.
  fileprivate func joined<Inner>(_ other: any KeyPath<Value, Inner> & Sendable) -> any KeyPath<Root, Inner> & Sendable {
    // Both parts are `Sendable`, but the standard library's `appending(path:)` does not declare that for the whole.
    unsafeBitCast(appending(path: other), to: (any KeyPath<Root, Inner> & Sendable).self)
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

extension String? {
  fileprivate var inStandardOrder: LocalizedOrder? { map(\.inStandardOrder) }
  fileprivate var inAlphabeticOrder: LocalizedOrder? { map(\.inAlphabeticOrder) }
}
