// SPDX-License-Identifier: MIT

import Foundation

extension AppIntent {
  /// Performs the action, as a button of the program does: first the parameters and the dependencies are checked, then `perform()`
  /// runs, and after it the intent that the result opens.
  /// - Parameter donate: Whether the system may suggest the action; without effect.
  /// - Throws: `IntentError` if a parameter has no value or one outside of its range, or a dependency is missing; the errors of
  ///   `perform()`.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    for child in Mirror(reflecting: self).children {
      guard let part = child.value as? any CheckedIntentPart else { continue }
      try part.check(child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "?", of: Self.self)
    }
    let result = try await perform()
    try await (result as? any IntentOpening)?.performNext()
    return result
  }

  /// Lets the system suggest the action. Without effect: Linux has no such suggestions.
  @discardableResult
  public func donate(result: PerformResult? = nil) -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Asks the user whether the action is to be performed.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux. Show an alert before the intent is performed.
  public func requestConfirmation() async throws { try refuseQuestion() }

  /// Asks the user whether the action is to be performed.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux. Show an alert before the intent is performed.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { try refuseQuestion() }

  /// Asks the user whether the action is to be performed.
  /// - Throws: `IntentError.cannotAsk`: nothing asks for intents on Linux. Show an alert before the intent is performed.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { try refuseQuestion() }

  private func refuseQuestion() throws {
    throw IntentError.cannotAsk(
      "\(Self.self) requires a confirmation, and nothing asks for intents on Linux: show an alert, then perform the intent."
    )
  }
}

/// A parameter or a dependency of an intent.
protocol CheckedIntentPart {
  /// - Throws: `IntentError` if the intent cannot be performed with it.
  func check(_ name: String, of intent: Any.Type) throws
}

/// A result that can open another intent.
protocol IntentOpening {
  /// Performs the intent that the result opens, if there is one.
  func performNext() async throws
}

/// The name of a suggestion.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// The verb of a confirmation.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  /// “Continue”.
  public static let `continue` = ConfirmationActionName(name: "continue")
  /// “Go”.
  public static let go = ConfirmationActionName(name: "go")
  /// “Add”.
  public static let add = ConfirmationActionName(name: "add")
  /// “Create”.
  public static let create = ConfirmationActionName(name: "create")
  /// “Order”.
  public static let order = ConfirmationActionName(name: "order")
  /// “Buy”.
  public static let buy = ConfirmationActionName(name: "buy")
  /// “Play”.
  public static let play = ConfirmationActionName(name: "play")
  /// “Send”.
  public static let send = ConfirmationActionName(name: "send")
  /// “Start”.
  public static let start = ConfirmationActionName(name: "start")
  /// “Run”.
  public static let run = ConfirmationActionName(name: "run")
  /// “Set”.
  public static let set = ConfirmationActionName(name: "set")
  /// “Do”.
  public static let `do` = ConfirmationActionName(name: "do")
}
