// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierText

/// One edit of a field, the unit of undo and redo. Letters that are typed in succession are one edit.
final class TextEdit {
  /// The caret, and the other end of the selection. Offsets in UTF-8.
  struct Ends: Equatable {
    var caret: Int
    var anchor: Int?
  }

  let start: Int
  let removed: String
  private(set) var inserted: String
  let before: Ends
  private(set) var after: Ends
  /// False if a setter of the text registered the undo itself: then only the caret is restored here.
  var restoresText = true

  init(start: Int, removed: String, inserted: String, before: Ends, after: Ends) {
    (self.start, self.removed, self.inserted, self.before, self.after) = (start, removed, inserted, before, after)
  }

  fileprivate func append(_ next: TextEdit) {
    inserted += next.inserted
    after = next.after
  }
}

/// The word that is being typed in a field: its letters form one edit, up to the next space.
struct TypedWord {
  private var edit: TextEdit?
  /// The undo manager's count of registrations when the edit was registered.
  private var registrations = 0

  /// Whether an edit belongs to the word. False if another action was registered or undone since.
  @MainActor func isContinued(by next: TextEdit, isTyping: Bool, in undo: UndoManager) -> Bool {
    guard let edit, undo.registrations == registrations, isTyping, Self.isLetter(next) else { return false }
    return next.removed.isEmpty && edit.start + edit.inserted.utf8.count == next.start
  }

  func append(_ next: TextEdit) { edit?.append(next) }

  /// Begins a word with an edit that was registered.
  @MainActor mutating func begin(_ new: TextEdit, isTyping: Bool, in undo: UndoManager) {
    edit = isTyping && Self.isLetter(new) ? new : nil
    registrations = undo.registrations
  }

  /// Ends the word: the next typing is an edit of its own.
  mutating func end() { edit = nil }

  private static func isLetter(_ edit: TextEdit) -> Bool {
    edit.inserted.dropFirst().isEmpty && !edit.inserted.allSatisfy(\.isWhitespace)
  }
}
