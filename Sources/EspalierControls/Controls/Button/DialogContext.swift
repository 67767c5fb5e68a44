// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The alert or dialog that contains a button.
struct DialogContext {
  let close: @MainActor () -> Void

  /// Closes the dialog, then runs `action` and reports the choice.
  func closing(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole?, choice: (@MainActor (ButtonRole?) -> Void)?
  ) -> @MainActor () -> Void {
    return {
      close()
      action()
      choice?(role)
    }
  }

  /// Return activates the first button that neither cancels nor destroys, or the cancel button if there is no other; Escape
  /// activates the cancel button.
  func shortcuts(of role: ButtonRole?) -> [ImpliedShortcut] {
    switch role {
    case .cancel, .close: [ImpliedShortcut(.cancelAction), ImpliedShortcut(.defaultAction, .lastResort)]
    case .destructive: []
    default: [ImpliedShortcut(.defaultAction)]
    }
  }
}

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey { static var defaultValue: DialogContext? { nil } }
  private enum ChoiceKey: EnvironmentKey { static var defaultValue: (@MainActor (ButtonRole?) -> Void)? { nil } }

  /// Nil outside of alerts and dialogs.
  var dialogContext: DialogContext? {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  /// Called after the action of a dialog's button, with the button's role.
  var dialogChoice: (@MainActor (ButtonRole?) -> Void)? {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
  }
}
