// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  /// Whether the nearest view that takes the keyboard has it.
  @EnvironmentEntry public package(set) var isFocused: Bool = false
}
