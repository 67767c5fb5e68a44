// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether what has the keyboard is marked by a ring; set by `focusEffectDisabled(_:)`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether no ring is drawn around the views in this one while they have the keyboard. A view inside cannot bring it back.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
