// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

// Foundation on Linux has no expression for this operation of texts.
extension PredicateExpressions {
  /// Whether a text contains another, without regard to case and diacritics.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// A truth value.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// A search for a text in another.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whether the text contains the other one.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      containsAsInSearches(String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }
  }

  /// The expression of `text.localizedStandardContains(other)` in `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  { StringLocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let (root, other) = try translation.texts(root, other)
    return .expression("coalesce(localized_contains(\(root), \(other)), 0)")
  }
}
