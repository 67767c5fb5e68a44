// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A sentence with an intent's parameters, for an editor of shortcuts. Nothing shows it on Linux.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  /// No sentence.
  public init() {}
}

/// A sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence.
  let text: ParameterSummaryString<Intent>

  /// A sentence, and the parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) { text = summary }
  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { text = summary }
  /// The parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) { text = "" }
  /// No parameters, and no sentence.
  public init() { text = "" }
}

/// A text with places for parameters: `"Add \(\.$url)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The text; a parameter is `${}` in it.
  let text: String

  public init(stringLiteral value: String) { text = value }
  /// A text with parameters.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the text and the places of parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    /// An empty text; the counts are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "${}"
    }
  }
}

/// Collects parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>]
  { [path] }
  /// Several parameters.
  public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    parts.flatMap { $0 }
  }
}

/// Makes a sentence.
@resultBuilder
public enum ParameterSummaryBuilder {
  /// One sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
  /// A sentence with the parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences, by the value of a parameter.
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
  /// One of several sentences, by the value of a parameter.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for one value.
  public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Value, Content>
  /// The sentence for all other values.
  public typealias DefaultCase<Value, Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Value, Content>
}
