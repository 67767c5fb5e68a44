// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNavigation

extension ToolbarItemPlacement {
  @available(
    *, unavailable,
    message: "Espalier's windows have no bars of accessories: use safeAreaInset(edge:content:) at the top."
  )
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

extension ToolbarPlacement {
  @available(
    *, unavailable,
    message: "Espalier's windows have no bars of accessories: use safeAreaInset(edge:content:) at the top."
  )
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }
}
