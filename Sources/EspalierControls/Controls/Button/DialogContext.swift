// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The alert or dialog that contains a button.
struct DialogContext {
  let close: @MainActor () -> Void
  /// Called after the action of a button, with the button's role.
  var chosen: (@MainActor (ButtonRole?) -> Void)?

  /// Closes the dialog, then runs `action` and reports the choice.
  func closing(_ action: @escaping @MainActor () -> Void, role: ButtonRole?) -> @MainActor () -> Void {
    return {
      close()
      action()
      chosen?(role)
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
  /// Nil outside of alerts and dialogs.
  @EnvironmentEntry var dialogContext: DialogContext? = nil
}
