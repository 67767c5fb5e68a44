// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Value of an intent. Copies of an intent share it.
///
///     @Parameter(title: "URL") var url: URL
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// The name of the parameter.
  public let title: LocalizedStringResource?
  /// A description of the parameter.
  public let description: LocalizedStringResource?
  /// The question for the value.
  public let requestValueDialog: IntentDialog?
  /// The smallest and the greatest value, of numbers.
  let range: ((Value) -> String?)?
  /// Computes the values that are offered.
  let options: (@Sendable () async throws -> [Any])?
  private let lock = NSLock()
  private var stored: Value?

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?, value: Value?, dialog: IntentDialog?,
    range: ((Value) -> String?)? = nil, options: (@Sendable () async throws -> [Any])? = nil
  ) {
    self.title = title
    self.description = description
    requestValueDialog = dialog
    self.range = range
    self.options = options
    stored = value
  }

  /// A parameter.
  /// - Parameters:
  ///   - title: The name.
  ///   - description: A description.
  ///   - default: The value of a new intent.
  ///   - requestValueDialog: The question for the value. Nothing asks it on Linux.
  ///   - requestDisambiguationDialog: The question for one of several values. Nothing asks it on Linux.
  ///   - inputConnectionBehavior: The use of another action's result. There are none on Linux.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, value: `default`, dialog: requestValueDialog)
  }

  /// A parameter whose values are offered by a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(
      title: title, description: description, value: `default`, dialog: requestValueDialog,
      options: { try await optionsProvider.results().allItems })
  }

  /// A parameter whose values a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(
      title: title, description: description, value: `default`, dialog: requestValueDialog,
      options: { try await query.suggestedEntities().allItems })
  }

  /// The value. Reading a value that was not set ends the program, unless its type is optional.
  public var wrappedValue: Value {
    get {
      if let value = current { return value }
      fatalError(
        "The parameter \(title.map { "“\(String(localized: $0))”" } ?? "of type \(Value.self)") of an intent has no value: set it before perform()."
      )
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value, or nil if it was not set; nil of the type itself for optional types.
  private var current: Value? {
    lock.withLock { stored }
      ?? (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }

  /// Asks the user for a value.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw cannotAsk(dialog) }

  /// Asks the user for one of several values.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux.
  public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw cannotAsk(dialog)
  }

  /// Asks the user whether a value is right.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux.
  public func requestConfirmation(for item: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw cannotAsk(dialog)
  }

  /// An error for an intent that needs another value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> IntentError {
    .needsValue((dialog ?? requestValueDialog)?.text ?? "The parameter \(name) needs a value.")
  }

  /// An error for an intent that needs one of several values.
  public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> IntentError {
    .needsValue((dialog ?? requestValueDialog)?.text ?? "The parameter \(name) needs one of \(items.count) values.")
  }

  private var name: String { title.map { "“\(String(localized: $0))”" } ?? "of type \(Value.self)" }

  private func cannotAsk(_ dialog: IntentDialog?) -> IntentError {
    let question = (dialog ?? requestValueDialog).map { " (“\($0.text)”)" } ?? ""
    return .cannotAsk(
      "Nothing asks for the parameter \(name) on Linux\(question): set its value before the intent is performed.")
  }
}

extension IntentParameter: CheckedIntentPart {
  func check(_ name: String, of intent: Any.Type) throws {
    guard let value = current else {
      throw IntentError.needsValue(
        "The parameter \(name) of \(intent) has no value: give it one, or a default, before the intent is performed.")
    }
    if let problem = range?(value) {
      throw IntentError.outOfRange("The parameter \(name) of \(intent) is \(value), \(problem).")
    }
  }
}

/// The use of another action's result as a parameter.
public struct InputConnectionBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let `default` = InputConnectionBehavior(name: "default")
  /// Never.
  public static let never = InputConnectionBehavior(name: "never")
  /// The preceding action's result.
  public static let connectToPreviousIntentResult = InputConnectionBehavior(name: "connectToPreviousIntentResult")
}
