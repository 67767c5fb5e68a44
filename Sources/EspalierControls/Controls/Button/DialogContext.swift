// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The alert or dialog that contains a button.
struct DialogContext {
  let close: @MainActor () -> Void

  /// Closes the dialog, then runs `action`.
  func closing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    return {
      close()
      action()
    }
  }

  /// Return activates the first button that neither cancels nor destroys, or the cancel button if there is no other; Escape
  /// activates the cancel button.
  func shortcuts(of role: ButtonRole?) -> [ImpliedShortcut] {
    switch role {
    case .cancel: [ImpliedShortcut(.cancelAction), ImpliedShortcut(.defaultAction, .lastResort)]
    case .destructive: []
    default: [ImpliedShortcut(.defaultAction)]
    }
  }
}

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey { static var defaultValue: DialogContext? { nil } }

  /// Nil outside of alerts and dialogs.
  var dialogContext: DialogContext? {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
