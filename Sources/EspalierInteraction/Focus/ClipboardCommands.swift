// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation

/// A view's actions with the clipboard: one modifier around the view that has the keyboard.
@MainActor
package struct ClipboardActions {
  /// The items to copy; nil if this view does not handle copying.
  package var copy: (@MainActor () -> [NSItemProvider])?
  /// The items to cut; they are gone from the view then.
  package var cut: (@MainActor () -> [NSItemProvider])?
  /// Pastes items; false for items that it does not take.
  package var paste: (@MainActor ([NSItemProvider]) -> Bool)?

  package init() {}
}

/// Lets a view copy, cut and paste while it, or a view in it, has the keyboard.
nonisolated package struct ClipboardModifier: InputsModifier {
  let actions: @MainActor () -> ClipboardActions
  package init(_ actions: @escaping @MainActor () -> ClipboardActions) { self.actions = actions }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = modifier.live
    inputs.changeEnvironment("clipboard") { $0.clipboardHandlers.insert(handler, at: 0) }
  }
}

extension EnvironmentValues {
  /// The handlers, innermost first.
  @EnvironmentEntry var clipboardHandlers: [LiveValue<ClipboardModifier>] = []
}

extension FocusManager {
  private var handlers: [ClipboardActions] {
    target?.clipboardHandlers.compactMap { $0.value?.actions() } ?? []
  }

  /// Copies the items of the view with the keyboard, or one around it, to the clipboard; false if there is nothing to copy.
  func copyItems(isCut: Bool, to clipboard: any Clipboard) -> Bool {
    guard let action = handlers.lazy.compactMap({ isCut ? $0.cut : $0.copy }).first else { return false }
    let items = action()
    if !items.isEmpty { clipboard.setItems(items) }
    return true
  }

  /// Pastes the clipboard's items into the innermost view that takes them. False if no view takes them.
  func pasteItems(from clipboard: any Clipboard) -> Bool {
    guard handlers.contains(where: { $0.paste != nil }) else { return false }
    clipboard.readItems { [weak self] items in
      guard let self, !items.isEmpty else { return }
      for handler in handlers { if handler.paste?(items) == true { return } }
    }
    return true
  }
}
