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
