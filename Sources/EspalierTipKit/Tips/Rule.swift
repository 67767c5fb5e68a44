// SPDX-License-Identifier: MIT

import Foundation

/// A value of the program or its events, on which rules depend.
public protocol TipRuleInput: Sendable {
  /// The type of the value that a rule reads.
  associatedtype RuleValue
  /// The value that a rule reads.
  var ruleValue: RuleValue { get }
}

extension Tips {
  /// Condition of a tip.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// A condition of a parameter or an event:
    ///
    ///     Tips.Rule(Self.$isLoggedIn) { $0 }
    ///     Tips.Rule(Self.didOpen) { $0.donations.count >= 3 }
    public init<Input: TipRuleInput>(_ input: Input, _ condition: @escaping @Sendable (Input.RuleValue) -> Bool) {
      holds = { condition(input.ruleValue) }
    }

    /// A condition of two parameters or events.
    public init<First: TipRuleInput, Second: TipRuleInput>(
      _ first: First, _ second: Second, _ condition: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
    ) { holds = { condition(first.ruleValue, second.ruleValue) } }
  }

  /// Value of the program, for rules. It lasts as long as the program runs.
  ///
  ///     @Parameter static var isLoggedIn: Bool = false
  @propertyWrapper
  public final class Parameter<Value: Sendable>: TipRuleInput, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// A parameter with a first value.
    public init(wrappedValue: Value) { value = wrappedValue }
    /// A parameter with a first value, and options: all parameters are transient here.
    public init(wrappedValue: Value, _ option: ParameterOption) { value = wrappedValue }

    /// The value; a change updates the tips.
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set {
        lock.withLock { value = newValue }
        TipStore.shared.changed()
      }
    }
    /// The parameter, for a rule.
    public var projectedValue: Parameter<Value> { self }
    public var ruleValue: Value { wrappedValue }
  }

  /// Option of a parameter.
  public enum ParameterOption: Hashable, Sendable {
    /// The value is not kept when the program ends.
    case transient
  }
}

/// A rule of Apple's form.
@available(
  *, unavailable, message: "Espalier has no macro Rule: write Tips.Rule(Self.$parameter) { … }, with the same closure."
)
@freestanding(expression)
public macro Rule<Input: TipRuleInput>(_ input: Input, _ condition: (Input.RuleValue) -> Bool) -> Tips.Rule =
  #externalMacro(module: "EspalierMacros", type: "RuleMacro")
