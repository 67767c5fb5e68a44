// SPDX-License-Identifier: MIT

import Foundation

/// Values of properties as predicates compare them: a number is one number, whichever type it has.
enum PredicateValue {
  /// The value inside of optionals; nil for none and for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var value else { return nil }
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { break }
      guard let inner = mirror.children.first?.value else { return nil }
      value = inner
    }
    if value is NSNull { return nil }
    // An enumeration is compared by its raw value, as Objective-C's are.
    if let raw = value as? any RawRepresentable, !(value is NSObject) { return unwrapped(raw.rawValue) }
    return value
  }

  /// A number or a truth value as a number.
  static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let value as String: value
    case let value as Substring: String(value)
    case let value as NSString: String(describing: value)
    case let value as Character: String(value)
    case let value as NSAttributedString: value.string
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  /// The elements of a collection; nil for other values, and for texts.
  static func elements(_ value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case nil: nil
    case let value as [Any]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as NSDictionary: value.allValues
    case let value?:
      switch Mirror(reflecting: value).displayStyle {
      case .collection, .set: Mirror(reflecting: value).children.map(\.value)
      case .dictionary:
        Mirror(reflecting: value).children.compactMap { Mirror(reflecting: $0.value).children.map(\.value).last }
      default: nil
      }
    }
  }

  /// The order of two values; nil if they have none.
  static func order(_ first: Any?, _ second: Any?, _ options: PredicateComparison.Options = []) -> ComparisonResult? {
    let (first, second) = (unwrapped(first), unwrapped(second))
    if let first = exactInteger(first), let second = exactInteger(second) { return order(first, second) }
    if let first = number(first), let second = number(second) { return order(first, second) }
    if let first = first as? Date ?? (first as? NSDate).map({ $0 as Date }),
      let second = second as? Date ?? (second as? NSDate).map({ $0 as Date })
    {
      return first.compare(second)
    }
    if let first = text(first), let second = text(second) {
      return first.compare(second, options: compareOptions(options))
    }
    return nil
  }

  /// Whether two values are equal; two values that are absent are.
  static func areEqual(_ first: Any?, _ second: Any?, _ options: PredicateComparison.Options = []) -> Bool {
    let (first, second) = (unwrapped(first), unwrapped(second))
    guard let first, let second else { return first == nil && second == nil }
    if let order = order(first, second, options) { return order == .orderedSame }
    if let first = elements(first), let second = elements(second) {
      return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1, options) }
    }
    if let first = (first as? UUID)?.uuidString ?? (first as? NSUUID)?.uuidString,
      let second = (second as? UUID)?.uuidString ?? (second as? NSUUID)?.uuidString
    {
      return first == second
    }
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  static func compareOptions(_ options: PredicateComparison.Options) -> String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  private static func exactInteger(_ value: Any?) -> Int? {
    (value as? any BinaryInteger).flatMap { Int(exactly: $0) }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}
