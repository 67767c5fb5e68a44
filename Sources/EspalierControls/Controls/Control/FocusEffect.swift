// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension EnvironmentValues {
  /// Whether the view with the keyboard focus has a ring; set by `focusEffectDisabled(_:)`.
  @EnvironmentEntry public var isFocusEffectEnabled: Bool = true
}

extension View {
  /// Removes the focus ring of the views in this one if `disabled` is true. A view inside cannot restore it.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
