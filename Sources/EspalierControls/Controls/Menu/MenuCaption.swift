// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Whether an element of a menu's content is an item that cannot be chosen, such as a label. Texts and images are such items
/// without this trait.
enum IsMenuCaptionTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: Bool { false }
}

extension View {
  /// Marks rows from outside: the row itself reads its environment, which a list of views would read too early.
  nonisolated func markedAsMenuRow() -> some View { modifier(_TraitWritingModifier<IsMenuRowTraitKey>(value: true)) }
}

/// Whether an element of a menu's content is a row with an action, whatever it shows.
enum IsMenuRowTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: Bool { false }
}

/// A text among the items of a menu: it looks like a disabled item, as in the menus of AppKit and UIKit.
struct MenuCaption: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content
      .foregroundStyle(Color.tertiaryLabel)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(design.menu.itemInsets)
  }
}
