// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The context menus of the views in a row: where there is one, it is that of the whole row.
enum RowContextMenusKey: PreferenceKey {
  static var defaultValue: [RowContextMenu] { [] }
  static func reduce(value: inout [RowContextMenu], nextValue: () -> [RowContextMenu]) { value += nextValue() }
}

nonisolated struct RowContextMenu: @unchecked Sendable {
  /// Opens the menu at a point of the root.
  let open: @MainActor (CGPoint) -> Void
}
