// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The result of an intent: `.result()` and its forms.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value; nil without one.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a text for the user.
public protocol ProvidesDialog: IntentResult {
  /// The text.
  var dialog: IntentDialog { get }
}

/// A result with a view for the user.
public protocol ShowsSnippetView: IntentResult {}

/// A result after which another intent is performed.
public protocol OpensIntent: IntentResult {
  /// The type of the other intent.
  associatedtype OpensIntentType
  /// The other intent.
  var opensIntent: OpensIntentType? { get }
}

/// Result of an intent with some of a value, another intent, a view and a text; `Never` stands for an absent part.
public struct IntentResultContainer<Value, OpensIntentType, Snippet, Dialog>: IntentResult, @unchecked Sendable {
  public let value: Value?
  /// The intent that is performed next.
  public let opensIntent: OpensIntentType?
  /// The view. It is not shown on Linux.
  public let view: Snippet?
  let text: Dialog?

  init(_ value: Value?, _ opensIntent: OpensIntentType?, _ view: Snippet?, _ text: Dialog?) {
    (self.value, self.opensIntent, self.view, self.text) = (value, opensIntent, view, text)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  /// The text. It is not shown on Linux.
  public var dialog: IntentDialog { text ?? IntentDialog("") }
}

extension IntentResultContainer: IntentOpening {
  func performNext() async throws {
    if let next = opensIntent as? any AppIntent { _ = try await next.callAsFunction() }
  }
}
