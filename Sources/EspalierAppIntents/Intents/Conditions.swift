// SPDX-License-Identifier: MIT

import Foundation

/// Compares a parameter with a value.
public struct ParameterSummaryComparison: Hashable, Sendable {
  private let name: String
  /// The parameter is the value.
  public static let equalTo = Self(name: "equalTo")
  /// The parameter is another value.
  public static let notEqualTo = Self(name: "notEqualTo")
  /// The parameter is one of the values.
  public static let oneOf = Self(name: "oneOf")
  /// The parameter is greater.
  public static let greaterThan = Self(name: "greaterThan")
  /// The parameter is not smaller.
  public static let greaterThanOrEqualTo = Self(name: "greaterThanOrEqualTo")
  /// The parameter is smaller.
  public static let lessThan = Self(name: "lessThan")
  /// The parameter is not greater.
  public static let lessThanOrEqualTo = Self(name: "lessThanOrEqualTo")
}

/// The presence of a parameter's value.
public struct ParameterSummaryPresence: Hashable, Sendable {
  private let name: String
  /// The parameter has a value.
  public static let hasAnyValue = Self(name: "hasAnyValue")
  /// The parameter has no value.
  public static let hasNoValue = Self(name: "hasNoValue")
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
{
  let then: Then
  let otherwise: Otherwise

  /// By the comparison with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }

  /// By one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ values: [Value],
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }

  /// By the presence of a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }

  /// By the size of the widget.
  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) { (self.then, self.otherwise) = (then(), otherwise()) }
}

/// The size of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// Sizes of the home screen and of the locked screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline
}

/// A sentence for a value of a parameter.
public protocol ParameterSummaryCase<Value>: Sendable {
  /// The type of the parameter.
  associatedtype Value
}

/// One of several sentences, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  /// By the value of a parameter.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Value> _ cases: () -> [any ParameterSummaryCase<Value>]
  ) {}
}

/// A sentence for some values.
public struct ParameterSummaryCaseCondition<Value, Content: ParameterSummary>: ParameterSummaryCase {
  let content: Content
  /// For one value.
  public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) { self.content = content() }
  /// For several values.
  public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) { self.content = content() }
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Value, Content: ParameterSummary>: ParameterSummaryCase {
  let content: Content
  /// The sentence.
  public init(@ParameterSummaryBuilder _ content: () -> Content) { self.content = content() }
}

/// Collects the cases of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Value> {
  /// A case.
  public static func buildExpression<Case: ParameterSummaryCase>(_ condition: Case) -> any ParameterSummaryCase<Value>
  where Case.Value == Value { condition }
  /// Several cases.
  public static func buildBlock(_ cases: any ParameterSummaryCase<Value>...) -> [any ParameterSummaryCase<Value>] {
    cases
  }
}
