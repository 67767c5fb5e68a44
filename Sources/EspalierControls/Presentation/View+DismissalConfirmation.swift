// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The question of a view before its window closes.
package struct DismissalQuestion {
  /// Shows the question. The closure it receives closes the window; it runs after the action of every button that does not
  /// cancel.
  package let ask: @MainActor (_ close: @escaping @MainActor () -> Void) -> Void
}

/// The first question among the views of a window; nil for a window that closes at once.
package enum DismissalQuestionKey: PreferenceKey {
  package static var defaultValue: DismissalQuestion? { nil }
  package static func reduce(value: inout DismissalQuestion?, nextValue: () -> DismissalQuestion?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Asks before the window of this view closes, if `shouldPresent` is true: by the window's button, Control-W, or a dismiss
  /// action. Every action closes the window after it has run, except one with the role `.cancel`, which keeps it; a button that
  /// cancels is added if there is none. Pictures and tests have no window that closes.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }

  /// Asks before the window of this view closes, if `shouldPresent` is true.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the window of this view closes, if `shouldPresent` is true. The title is shown as it is, without translation.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the window of this view closes, if `shouldPresent` is true, with a message below the title.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions, message: message))
  }

  /// Asks before the window of this view closes, if `shouldPresent` is true, with a message below the title.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before the window of this view closes, if `shouldPresent` is true, with a message below the title, which is shown as it
  /// is, without translation.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}

private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isPresented = false
  @State private var close: (@MainActor () -> Void)?

  init(title: Text, shouldPresent: Bool, actions: @escaping () -> Actions, message: @escaping () -> Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    content
      .dialog(.confirmation, title, $isPresented) {
        actions().transformEnvironment(\.dialogContext) { $0?.chosen = { role in if role != .cancel { close?() } } }
      } message: {
        message()
      }
      .transformPreference(DismissalQuestionKey.self) { question in
        guard shouldPresent, question == nil else { return }
        question = DismissalQuestion {
          close = $0
          isPresented = true
        }
      }
  }
}
