// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The items of a text field's own menu.
struct FieldMenu: View {
  let editor: TextFieldEditor

  init(editor: TextFieldEditor) { self.editor = editor }

  var body: some View {
    let isSelected = !editor.selection.isEmpty
    let canCopy = isSelected && !editor.isSecure
    let undo = editor.host.undoManager
    Button(undo.undoMenuItemTitle) { undo.undo() }.disabled(!undo.canUndo)
    Button(undo.redoMenuItemTitle) { undo.redo() }.disabled(!undo.canRedo)
    Divider()
    Button("Cut") {
      copy()
      undo.naming("Cut") { editor.deleteSelection() }
    }
    .disabled(!canCopy)
    Button("Copy") { copy() }.disabled(!canCopy)
    Button("Paste") {
      editor.host.clipboard.readText { [weak editor] text in undo.naming("Paste") { editor?.insert(text) } }
    }
    .disabled(!editor.host.clipboard.hasText)
    Button("Delete") { editor.deleteSelection() }.disabled(!isSelected)
    Divider()
    Button("Select All") { editor.selectAll() }.disabled(editor.latestText.isEmpty)
  }

  private func copy() {
    if let text = editor.selectedText { editor.host.clipboard.setText(text) }
  }
}

/// Opens the menu at the position of the secondary click.
struct FieldMenuModifier: ViewModifier {
  let editor: TextFieldEditor

  init(editor: TextFieldEditor) { self.editor = editor }

  func body(content: Content) -> some View {
    let point = editor.menu.get()
    let editor = editor
    content
      .modifier(ButtonPressModifier(.secondary, action: { editor.openMenu(at: $0) }))
      .modifier(ButtonPressModifier(.middle, action: { editor.pastePrimary(at: $0) }))
      .modifier(
        PresentationModifier(isPresented: point != nil, arrowsMoveFocus: true, dismiss: { editor.closeMenu() }) { _ in
          PopupLayer(
            anchor: CGRect(origin: point ?? .zero, size: .zero), fitsHeight: true, close: { editor.closeMenu() }
          ) {
            MenuItems(close: { editor.closeMenu() }) { FieldMenu(editor: editor) }
          }
        })
  }
}
