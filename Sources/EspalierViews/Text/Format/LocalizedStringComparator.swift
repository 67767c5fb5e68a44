// SPDX-License-Identifier: MIT

import Foundation

/// Compares texts in the order of a language. Foundation on Linux has `String.StandardComparator` without these orders.
public struct _LocalizedStringComparator: SortComparator, Hashable, Codable, Sendable {
  private let isStandard: Bool
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
  /// As file managers sort names: numbers in them by their values, in the language of the program's user.
  public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: true) }
  /// In the alphabet of the program's user.
  public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: false) }
}
