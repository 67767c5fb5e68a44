// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The context menus of the views in a row; such a menu opens from anywhere on the row.
package enum RowContextMenusKey: PreferenceKey {
  package static var defaultValue: [RowContextMenu] { [] }
  package static func reduce(value: inout [RowContextMenu], nextValue: () -> [RowContextMenu]) { value += nextValue() }
}

package nonisolated struct RowContextMenu: @unchecked Sendable {
  /// Opens the menu at a point of the root.
  package let open: @MainActor (CGPoint) -> Void
}
