// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// A default item of a bar, at a place of the program's choice: the button of a split view's sidebar, after
/// `toolbar(removing: .sidebarToggle)` has removed it from its own place.
///
/// Of the other kinds there is no item here: a search field and a title stand where `searchable(text:placement:)` and
/// `navigationTitle(_:)` put them.
public struct DefaultToolbarItem: _PrimitiveToolbarContent, CustomizableToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// An item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  public var _items: [_ToolbarEntry] {
    kind == .sidebarToggle ? [_ToolbarEntry(placement, FocusedSidebarToggle())] : []
  }
}

extension ToolbarDefaultItemKind {
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The button of the window's split view; nothing where there is none.
private struct FocusedSidebarToggle: View {
  @FocusedValue(\.sidebarToggle) private var toggle

  var body: some View {
    if let toggle { SidebarToggleButton(toggle: toggle) }
  }
}
