// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension EnvironmentValues {
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the view with the keyboard focus has a ring; set by `focusEffectDisabled(_:)`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Removes the focus ring of the views in this one if `disabled` is true. A view inside cannot restore it.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
