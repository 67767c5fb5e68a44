// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNavigation

@available(
  *, unavailable,
  message:
    "Espalier has no DefaultToolbarItem: searchable(text:placement:) and a split view place their items themselves."
)
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: Never { fatalError("unavailable") }
}

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

@available(*, unavailable, message: "Espalier has no style of whole toolbars: use labelStyle(_:) on their items.")
extension EnvironmentValues {
  public var toolbarLabelStyle: ToolbarLabelStyle? { fatalError("unavailable") }
}
