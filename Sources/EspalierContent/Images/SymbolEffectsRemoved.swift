// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  /// Whether symbols are static, whatever effects they have.
  @EnvironmentEntry var symbolEffectsAreRemoved: Bool = false
}

extension View {
  /// Disables the effects of symbols in this view that are set by `symbolEffect`, in this view and around it.
  /// - Parameter isEnabled: False enables the effects again, inside a view that has removed them.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsAreRemoved, isEnabled)
  }
}
