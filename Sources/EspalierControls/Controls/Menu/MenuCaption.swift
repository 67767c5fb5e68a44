// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Whether an element of a menu's content is an item by itself, one that cannot be chosen, as a label is. Texts and images are
/// so without it.
enum IsMenuCaptionTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: Bool { false }
}

extension View {
  /// Around the row: the row itself reads what flows down to its place, which a list of views would read too early.
  nonisolated func markedAsMenuRow() -> some View { modifier(_TraitWritingModifier<IsMenuRowTraitKey>(value: true)) }
}

/// Whether an element of a menu's content is a row that does something, whatever it shows.
enum IsMenuRowTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: Bool { false }
}

/// A text among the items of a menu: it looks like an item that is disabled, as in the menus of AppKit and UIKit.
struct MenuCaption: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color.tertiaryLabel)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(design.menu.itemInsets)
  }
}
