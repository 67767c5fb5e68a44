// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The items of a menu of AppKit as rows of one of SwiftUI's.
struct NSMenuEntries: View {
  let menu: NSMenu

  var body: some View {
    ForEach(menu.items.indices, id: \.self) { index in
      let item = menu.items[index]
      if !item.isHidden { NSMenuEntry(menu: menu, item: item, index: index) }
    }
  }
}

private struct NSMenuEntry: View {
  let menu: NSMenu
  let item: NSMenuItem
  let index: Int

  var body: some View {
    if item.isSeparatorItem {
      Divider()
    } else if let submenu = item.submenu {
      Menu(item.title) { NSMenuEntries(menu: submenu) }.disabled(!item.canBeChosen)
    } else if let view = item.view {
      AnyView(OwnedView.content(of: view))
    } else {
      Button {
        menu.performActionForItem(at: index)
      } label: {
        if let image = item.image {
          Label {
            Text(verbatim: title)
          } icon: {
            Image(nsImage: image)
          }
        } else {
          Text(verbatim: title)
        }
      }
      .disabled(!item.canBeChosen)
      .keyboardShortcut(shortcut)
    }
  }

  private var title: String {
    switch item.state {
    case .on: "✓ \(item.title)"
    case .mixed: "– \(item.title)"
    default: item.title
    }
  }

  private var shortcut: KeyboardShortcut? {
    guard let key = item.keyEquivalent.first else { return nil }
    var modifiers: EventModifiers = []
    for (flag, modifier) in [
      (NSEvent.ModifierFlags.shift, EventModifiers.shift), (.control, .control), (.option, .option),
      (.command, .command),
    ] where item.keyEquivalentModifierMask.contains(flag) { modifiers.insert(modifier) }
    if key.isUppercase { modifiers.insert(.shift) }
    return KeyboardShortcut(KeyEquivalent(Character(key.lowercased())), modifiers: modifiers)
  }
}
