// SPDX-License-Identifier: MIT

import EspalierCore

/// Appearance of a bar button that ends a dialog.
package enum BarBezel: Hashable { case plain, prominent }

extension EnvironmentValues {
  /// Nil for buttons that have a background only under the pointer.
  @EnvironmentEntry package var barBezel: BarBezel? = nil
}
