// SPDX-License-Identifier: MIT

import EspalierText

/// What was edited in a field, to go back.
struct EditHistory {
  /// Where the caret is, and the other end of the selection.
  struct Ends: Equatable {
    var caret: Int
    var anchor: Int?
  }

  /// Offsets in UTF-8.
  struct Edit {
    var start: Int
    var removed: String
    var inserted: String
    var before: Ends
    var after: Ends
  }

  /// What to do to a text.
  struct Change {
    var range: Range<Int>
    var text: String
    var ends: Ends
  }

  /// How many edits can be undone, and how many bytes they may hold, but for the last one.
  static let limit = 100
  static let bytes = 1 << 25

  private var past: [Edit] = []
  private var future: [Edit] = []
  private var continuesWord = false

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Letters that are typed one after the other are one edit, up to the next space.
  mutating func record(_ edit: Edit, isTyping: Bool) {
    future = []
    let isLetter =
      isTyping && edit.inserted.dropFirst().isEmpty && !edit.inserted.allSatisfy(\.isWhitespace)
    if isLetter, continuesWord, edit.removed.isEmpty, var last = past.last,
      last.start + last.inserted.utf8.count == edit.start
    {
      last.inserted += edit.inserted
      last.after = edit.after
      past[past.count - 1] = last
    } else {
      past.append(edit)
    }
    continuesWord = isLetter
    var held = past.reduce(0) { $0 + $1.removed.utf8.count + $1.inserted.utf8.count }
    while past.count > Self.limit || held > Self.bytes && past.count > 1 {
      let first = past.removeFirst()
      held -= first.removed.utf8.count + first.inserted.utf8.count
    }
  }

  /// What is typed next is an edit of its own.
  mutating func endTyping() { continuesWord = false }

  mutating func undo(in text: String) -> Change? {
    continuesWord = false
    guard let edit = past.popLast(), stands(edit.inserted, at: edit.start, in: text) else { return nil }
    future.append(edit)
    return Change(
      range: edit.start..<edit.start + edit.inserted.utf8.count, text: edit.removed, ends: edit.before)
  }

  mutating func redo(in text: String) -> Change? {
    continuesWord = false
    guard let edit = future.popLast(), stands(edit.removed, at: edit.start, in: text) else { return nil }
    past.append(edit)
    return Change(range: edit.start..<edit.start + edit.removed.utf8.count, text: edit.inserted, ends: edit.after)
  }

  /// False, and everything is forgotten, where the text was changed elsewhere since.
  private mutating func stands(_ part: String, at start: Int, in text: String) -> Bool {
    let end = start + part.utf8.count
    if end <= text.utf8.count, text[text.utf8Index(start)..<text.utf8Index(end)] == part { return true }
    (past, future) = ([], [])
    return false
  }
}
