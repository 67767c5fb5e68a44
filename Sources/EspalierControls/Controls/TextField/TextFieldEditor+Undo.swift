// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierText

// Undo of edits: each edit is registered with the window's undo manager.

extension TextFieldEditor {
  /// Writes an edit and registers how to undo it.
  func perform(_ edit: TextEdit, isTyping: Bool, write: () -> Void) {
    let undo = host.undoManager
    let continues = word.isContinued(by: edit, isTyping: isTyping, in: undo)
    let registrations = undo.registrations
    undo.writing(continues: continues, write)
    let isRestored = undo.registrations != registrations
    if continues, !isRestored { return word.append(edit) }
    edit.restoresText = !isRestored
    let count = undo.registrations
    register(edit, undoes: true)
    // Nothing is registered while registration is disabled. An action name set by the binding's setter stays.
    if undo.registrations != count, undo.undoActionName.isEmpty { undo.setActionName("Typing") }
    word.begin(edit, isTyping: isTyping, in: undo)
  }

  private func register(_ edit: TextEdit, undoes: Bool) {
    let cost = edit.restoresText ? edit.removed.utf8.count + edit.inserted.utf8.count : 0
    host.undoManager.register(self, cost: cost) { [weak self] in self?.restore(edit, undoes: undoes) }
  }

  private func restore(_ edit: TextEdit, undoes: Bool) {
    let ends = undoes ? edit.before : edit.after
    guard edit.restoresText else {
      register(edit, undoes: !undoes)
      return change {
        $0.caret = ends.caret
        $0.anchor = ends.anchor
        $0.composition = nil
      }
    }
    let (from, to) = undoes ? (edit.inserted, edit.removed) : (edit.removed, edit.inserted)
    let text = latestText
    // If the text has changed elsewhere since, none of the field's registrations apply any more.
    guard let place = text.place(of: from, at: edit.start) else {
      return host.undoManager.removeAllActions(withTarget: self)
    }
    register(edit, undoes: !undoes)
    write(text, place, to, ends)
  }

  /// Removes the field's actions from the window's undo manager when the field ends.
  static func forgetsUndo(of editor: TextFieldEditor, in window: WeakHost) -> @MainActor () -> Void {
    { [weak editor] in
      guard let editor, let host = window.value else { return }
      host.undoManager.removeAllActions(withTarget: editor)
    }
  }
}

extension String {
  /// The range of `part` at a UTF-8 offset; nil if the text differs there.
  fileprivate func place(of part: String, at start: Int) -> Range<String.Index>? {
    let end = start + part.utf8.count
    guard end <= utf8.count else { return nil }
    let place = utf8Index(start)..<utf8Index(end)
    return self[place] == part ? place : nil
  }
}
