// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
internal import _FoundationICU

/// The categories of numbers that languages distinguish.
package enum PluralCategory: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// The category of a number in a language, by the rules of the Unicode CLDR in the ICU that Foundation uses.
///
/// Opening the rules of a language takes about 20 µs, the first ones of a process 0.5 ms; opened rules are cached.
package enum PluralRule {
  private static let lock = NSLock()
  /// Rules by locale. Once opened they are only read, by any thread.
  nonisolated(unsafe) private static var known: [String: OpaquePointer] = [:]

  /// - Parameters:
  ///   - number: The counted number.
  ///   - locale: The language; one without rules has only `other`.
  package static func category(of number: Double, in locale: Locale) -> PluralCategory {
    var status = U_ZERO_ERROR
    guard let rules = rules(of: locale.identifier) else { return .other }
    return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { keyword in
      let count = swift_uplrules_select(rules, abs(number), keyword.baseAddress, Int32(keyword.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return .other }
      return PluralCategory(rawValue: String(decoding: keyword.prefix(Int(count)), as: UTF16.self)) ?? .other
    }
  }

  private static func rules(of locale: String) -> OpaquePointer? {
    lock.withLock {
      if let rules = known[locale] { return rules }
      var status = U_ZERO_ERROR
      known[locale] = swift_uplrules_open(locale, &status)
      return known[locale]
    }
  }
}
