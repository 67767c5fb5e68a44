// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The context menus of the views in a row: where there is one, it is that of the whole row.
package enum RowContextMenusKey: PreferenceKey {
  package static var defaultValue: [RowContextMenu] { [] }
  package static func reduce(value: inout [RowContextMenu], nextValue: () -> [RowContextMenu]) { value += nextValue() }
}

package nonisolated struct RowContextMenu: @unchecked Sendable {
  /// Opens the menu at a point of the root.
  package let open: @MainActor (CGPoint) -> Void
}
