// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum RemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether symbols are static, whatever effects they have.
  var symbolEffectsAreRemoved: Bool {
    get { self[RemovedKey.self] }
    set { self[RemovedKey.self] = newValue }
  }
}

extension View {
  /// Disables the effects of symbols in this view that are set by `symbolEffect`, in this view and around it.
  /// - Parameter isEnabled: False enables the effects again, inside a view that has removed them.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsAreRemoved, isEnabled)
  }
}
