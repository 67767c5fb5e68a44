// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

// Text that the program changes during editing: an action that groups digits, an accepted suggestion.

extension TextFieldEditor {
  // Reads: the text.
  // Produces: nothing; moves the caret to its place in a text set elsewhere, after the update.
  // Costs: O(1) while the text is the typed one.
  struct TextReader: Rule {
    let text: Attribute<String>
    unowned let editor: TextFieldEditor
    @HostReference var host: ViewGraph

    init(_ editor: TextFieldEditor, _ inputs: _ViewInputs) {
      text = editor.text
      self.editor = editor
      host = inputs.host
    }

    mutating func value() -> Bool {
      let text = text.value
      guard text != editor.knownText else { return false }
      guard editor.knownText != nil else {
        editor.knownText = text
        return false
      }
      let editor = editor
      host.work.enqueueAction(.change) { editor.textChanged() }
      return true
    }

    nonisolated static var label: String { "caret of field" }
  }

  private func textChanged() {
    guard isAlive else { return }
    let (old, new) = (knownText, latestText)
    guard old != new else { return }
    knownText = new
    guard let old, focusState.get() || editing.get().isInterrupted else { return }
    // A program that changes the text may set the selection as well.
    if let selection = content.peek().selection?.wrappedValue, selection != publishedSelection { return }
    word.end()
    let caret = new.caret(at: editing.get().caret, of: old)
    change {
      $0.caret = caret
      $0.anchor = nil
      $0.composition = nil
    }
  }
}

extension String {
  /// The caret's offset in this text, given its offset in the old one: the same offset if the text before it is equal, or if only
  /// the case of letters changed; the same distance from the end if the text behind it is equal; otherwise the end, where typing
  /// continues.
  fileprivate func caret(at caret: Int, of old: String) -> Int {
    let (end, oldEnd) = (utf8.count, old.utf8.count)
    if caret >= oldEnd { return end }
    if end == oldEnd || old.utf8.prefix(caret).elementsEqual(utf8.prefix(caret)) { return boundary(caret) }
    let rest = oldEnd - caret
    return old.utf8.suffix(rest).elementsEqual(utf8.suffix(rest)) ? end - rest : end
  }
}
