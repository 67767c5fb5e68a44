// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension IntentResult {
  /// A result without parts.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nil, nil, nil, nil)
  }
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { IntentResultContainer(value, nil, nil, nil) }
  /// A text.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(nil, nil, nil, dialog)
  }
  /// A value with a text.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value, nil, nil, dialog)
  }

  /// A view.
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { IntentResultContainer(nil, nil, view, nil) }
  /// A text with a view.
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(nil, nil, view, dialog)
  }
  /// A value with a view.
  public static func result<Value, Snippet: View>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> { IntentResultContainer(value, nil, view, nil) }
  /// A value with a text and a view.
  public static func result<Value, Snippet: View>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    IntentResultContainer(value, nil, view, dialog)
  }

  /// A view, made by a builder.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { IntentResultContainer(nil, nil, content(), nil) }
  /// A text with a view, made by a builder.
  public static func result<Snippet: View>(dialog: IntentDialog, @ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(nil, nil, content(), dialog)
  }
  /// A value with a view, made by a builder.
  public static func result<Value, Snippet: View>(value: Value, @ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    IntentResultContainer(value, nil, content(), nil)
  }
  /// A value with a text and a view, made by a builder.
  public static func result<Value, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    IntentResultContainer(value, nil, content(), dialog)
  }

  /// Another intent, which is performed next.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    IntentResultContainer(nil, opensIntent, nil, nil)
  }
  /// Another intent, which is performed next, and a text.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    IntentResultContainer(nil, opensIntent, nil, dialog)
  }
  /// A value and another intent, which is performed next.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    IntentResultContainer(value, opensIntent, nil, nil)
  }
  /// A value with a text, and another intent, which is performed next.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    IntentResultContainer(value, opensIntent, nil, dialog)
  }
}
