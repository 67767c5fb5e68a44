// SPDX-License-Identifier: MIT

import EspalierCore

/// Appearance of a bar button that ends a dialog.
package enum BarBezel: Hashable { case plain, prominent }

extension EnvironmentValues {
  private enum BezelKey: EnvironmentKey { static var defaultValue: BarBezel? { nil } }

  /// Nil for buttons that have a background only under the pointer.
  package var barBezel: BarBezel? {
    get { self[BezelKey.self] }
    set { self[BezelKey.self] = newValue }
  }
}
