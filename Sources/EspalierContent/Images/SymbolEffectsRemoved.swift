// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum RemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the symbols keep still, whatever effects they have.
  var symbolEffectsAreRemoved: Bool {
    get { self[RemovedKey.self] }
    set { self[RemovedKey.self] = newValue }
  }
}

extension View {
  /// Takes the effects from the symbols in this view that `symbolEffect` gives them, here and further out.
  /// - Parameter isEnabled: False lets them move, within a view that has removed them.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.symbolEffectsAreRemoved, isEnabled)
  }
}
