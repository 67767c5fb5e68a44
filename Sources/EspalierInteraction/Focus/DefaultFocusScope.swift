// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers

/// Views with a default focus that counts when the user moves the keyboard into them.
@MainActor
package final class DefaultFocusScope: Equatable {
  /// The key of the focus state's value whose view takes the keyboard.
  private var preferred: AnyHashable?

  package nonisolated init() {}

  /// Chooses the view that takes the keyboard: the one that the state follows at a value.
  package func prefer<Value: Hashable>(_ value: Value, of binding: FocusState<Value>.Binding) {
    preferred = binding.place.location.map { FocusConnection.key($0, value) }
  }

  func prefers(_ target: FocusTarget) -> Bool {
    guard let preferred, target.defaultFocusScopes.contains(self) else { return false }
    return target.connections.contains { $0.key == preferred }
  }

  package nonisolated static func == (a: DefaultFocusScope, b: DefaultFocusScope) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The scopes around a view, outermost first.
  @EnvironmentEntry package var defaultFocusScopes: [DefaultFocusScope] = []
}
