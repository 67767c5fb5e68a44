// SPDX-License-Identifier: MIT

import Foundation

/// The object of a predicate, with the values of variables.
package struct PredicateContext {
  package var object: Any?
  package var variables: [String: Any] = [:]

  package init(object: Any?, variables: [String: Any] = [:]) {
    self.object = object
    self.variables = variables
  }
}

extension PredicateNode {
  package func isTrue(_ context: PredicateContext) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.isTrue(context)
    case .and(let nodes): nodes.allSatisfy { $0.isTrue(context) }
    case .or(let nodes): nodes.contains { $0.isTrue(context) }
    case .comparison(let comparison): comparison.isTrue(context)
    }
  }
}

extension PredicateComparison {
  fileprivate func isTrue(_ context: PredicateContext) -> Bool {
    let left = left.value(context)
    let right = right.value(context)
    switch modifier {
    case .direct: return isTrue(left, right)
    case .any: return PredicateValue.elements(left)?.contains { isTrue($0, right) } ?? false
    case .all: return PredicateValue.elements(left)?.allSatisfy { isTrue($0, right) } ?? false
    case .none: return !(PredicateValue.elements(left)?.contains { isTrue($0, right) } ?? false)
    }
  }

  private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equalTo: return PredicateValue.areEqual(left, right, options)
    case .notEqualTo: return !PredicateValue.areEqual(left, right, options)
    case .lessThan: return order(left, right) == .orderedAscending
    case .greaterThan: return order(left, right) == .orderedDescending
    case .lessThanOrEqualTo: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterThanOrEqualTo: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let limits = PredicateValue.elements(right), limits.count == 2 else { return false }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    case .contains: return contains(left, right)
    case .in: return contains(right, left)
    case .beginsWith, .endsWith, .like, .matches: return isTextTrue(left, right)
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { PredicateValue.order(left, right, options) }

  /// Whether a collection has an element, or a text another one.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = PredicateValue.elements(whole) {
      return elements.contains { PredicateValue.areEqual($0, part, options) }
    }
    guard let whole = PredicateValue.text(whole), let part = PredicateValue.text(part) else { return false }
    return whole.range(of: part, options: PredicateValue.compareOptions(options)) != nil
  }

  private func isTextTrue(_ left: Any?, _ right: Any?) -> Bool {
    guard let text = PredicateValue.text(left) ?? PredicateValue.unwrapped(left).map({ "\($0)" }),
      let pattern = PredicateValue.text(right)
    else { return false }
    let options = PredicateValue.compareOptions(options)
    switch operation {
    case .beginsWith: return text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith: return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .like: return Self.matches(text, Self.expression(ofWildcards: pattern), options)
    default: return Self.matches(text, pattern, options)
    }
  }

  /// `*` is any text, `?` one character.
  private static func expression(ofWildcards pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  /// Whether a regular expression describes the whole text.
  private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let isPlain = options.contains(.diacriticInsensitive)
    let text = isPlain ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern = isPlain ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    var matching: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { matching.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: matching) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
