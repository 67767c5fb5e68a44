// SPDX-License-Identifier: MIT

import SwiftUI

extension Tips {
  /// Button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The name by which a view distinguishes the buttons.
    public let id: String
    /// The place of the button among others, from 0; nil before the tip is shown.
    public internal(set) var index: Int?
    /// The text of the button.
    public let label: @Sendable () -> Text
    /// Called when the button is pressed.
    public let handler: @Sendable () -> Void

    /// A button.
    /// - Parameters:
    ///   - id: The name by which a view distinguishes the buttons; a new one by default.
    ///   - title: The text.
    ///   - perform: Called when the button is pressed, before the view's own closure.
    @_disfavoredOverload
    public init(
      id: String? = nil, title: some StringProtocol & Sendable, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let string = String(title)
      self.init(id: id, perform: handler) { Text(LocalizedStringKey(string)) }
    }

    /// A button with a text.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      (self.label, self.handler) = (label, handler)
    }
  }

  /// The most displays of a tip, after which it is not shown again.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// - Parameter maxDisplayCount: The most displays; 0 shows the tip never.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// The longest display of a tip, after which it is not shown again.
  public struct MaxDisplayDuration: TipOption {
    let seconds: Double
    /// - Parameter maxDisplayDuration: The sum of the times for which the tip is shown, in seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Whether a tip is shown without regard to the least time between tips.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// - Parameter ignoresDisplayFrequency: Whether the time is ignored.
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
  }

  /// Collects the buttons of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Collects the rules of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>

  /// Collects the options of a tip.
  @resultBuilder
  public enum OptionsBuilder {
    /// An option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// A list of options.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// Several options.
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    /// The first part of an `if`.
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    /// The second part of an `if`.
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
  }

  /// Collects the parts of a tip.
  @resultBuilder
  public enum ListBuilder<Element> {
    /// One part.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// A list of parts.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Several parts.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// The first part of an `if`.
    public static func buildEither(first: [Element]) -> [Element] { first }
    /// The second part of an `if`.
    public static func buildEither(second: [Element]) -> [Element] { second }
    /// A loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  }
}

/// Option of a tip.
public protocol TipOption: Sendable {}
