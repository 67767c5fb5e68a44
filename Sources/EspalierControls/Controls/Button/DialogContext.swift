// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The alert or dialog that a button stands in.
struct DialogContext {
  let close: @MainActor () -> Void

  /// Whatever a button does, the dialog closes first.
  func closing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    return {
      close()
      action()
    }
  }

  /// Return is for the first button that neither cancels nor destroys, and for the one that cancels where there is no
  /// other; Escape for the one that cancels.
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
