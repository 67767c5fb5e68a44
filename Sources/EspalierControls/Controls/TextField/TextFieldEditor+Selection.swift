// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierText
import Foundation

// A binding to the selection: written when the caret moves, read when it changes elsewhere.

extension TextFieldEditor {
  // Reads: the binding to the selection.
  // Produces: nothing; applies a selection that was set elsewhere to the field, after the update.
  // Costs: the binding's getter.
  struct SelectionReader: Rule {
    let content: Attribute<TextFieldContent>
    unowned let editor: TextFieldEditor
    @HostReference var host: ViewGraph
    /// The binding's value at the last run.
    var last: TextSelection??

    init(_ editor: TextFieldEditor, _ inputs: _ViewInputs) {
      content = editor.content
      self.editor = editor
      host = inputs.host
    }

    mutating func value() -> Bool {
      guard let binding = content.value.selection else { return false }
      let now = host.observing { binding.wrappedValue }
      // A binding whose value does not change, such as a constant one, does not hold the caret.
      guard last != .some(now) else { return true }
      last = now
      let editor = editor
      host.work.enqueueAction(.change) { editor.selectionChanged() }
      return true
    }

    nonisolated static var label: String { "selection of field" }
  }

  private func selectionChanged() {
    guard isAlive, let binding = content.peek().selection else { return }
    let selection = binding.wrappedValue
    guard selection != publishedSelection else { return }
    publishedSelection = selection
    guard focusState.get() || editing.get().isInterrupted else { return }
    word.end()
    let text = latestText
    knownText = text
    change(publishes: false) { $0.select(selection, in: text) }
  }

  /// Writes the current selection, unless the binding already has it.
  func publishSelection() {
    guard focusState.get(), let binding = content.peek().selection else { return }
    let text = latestText
    let range = editing.get().selection(in: text)
    var selection = TextSelection(range: text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound))
    selection.affinity = editing.get().affinity
    guard selection != publishedSelection else { return }
    publishedSelection = selection
    binding.wrappedValue = selection
  }

  /// Selects the binding's value when the field takes the keyboard focus; without a value, moves the caret to the end.
  func selectionForFocus(_ editing: inout Editing) {
    let text = storedText
    editing.caret = text.utf8.count
    editing.anchor = nil
    guard let selection = content.peek().selection?.wrappedValue, selection.range != nil else { return }
    editing.select(selection, in: text)
  }

  /// Whether a caret at a soft wrap is at the end of the line before.
  func isUpstream(_ editing: Editing, in environment: EnvironmentValues) -> Bool {
    (editing.affinity == .automatic ? environment.textSelectionAffinity : editing.affinity) == .upstream
  }
}

extension TextFieldEditor.Editing {
  /// Selects a range; without one, leaves the caret and selects nothing.
  fileprivate mutating func select(_ selection: TextSelection?, in text: String) {
    composition = nil
    affinity = selection?.affinity ?? .automatic
    guard let range = selection?.range else {
      anchor = nil
      return
    }
    caret = text.offset(clamping: range.upperBound)
    let start = text.offset(clamping: range.lowerBound)
    anchor = start < caret ? start : nil
  }
}

extension String {
  /// The UTF-8 offset of an index; the end for an index beyond it, such as one of a longer text.
  fileprivate func offset(clamping index: Index) -> Int {
    index >= endIndex ? utf8.count : boundary(utf8.distance(from: startIndex, to: index))
  }
}

extension TextBlockLayout {
  /// The caret's rectangle at an offset; upstream at the end of a line that wraps there, else at the beginning of the next.
  func caretRect(at offset: Int, in text: String, isUpstream: Bool) -> CGRect {
    let rect = caretRect(at: offset)
    guard isUpstream, offset > 0, offset <= text.utf8.count else { return rect }
    let before = text.offset(before: offset)
    guard !text[text.utf8Index(before)].isNewline else { return rect }
    let previous = caretRect(at: before)
    guard previous.minY < rect.minY else { return rect }
    let block = firstBlock(at: previous.midY)
    guard let character = selectionRects(before..<offset, in: block..<block + 1).last else { return rect }
    let isLeftToRight = abs(character.minX - previous.minX) <= abs(character.maxX - previous.minX)
    return CGRect(
      x: isLeftToRight ? character.maxX : character.minX, y: previous.minY, width: previous.width,
      height: previous.height)
  }
}
