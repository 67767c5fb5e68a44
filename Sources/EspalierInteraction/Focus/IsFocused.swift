// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the nearest view that takes the keyboard has it.
  public package(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}
