// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierText

/// One edit of a field, as it is undone and redone. Letters that are typed one after the other are one edit.
final class TextEdit {
  /// Where the caret is, and the other end of the selection. Offsets in UTF-8.
  struct Ends: Equatable {
    var caret: Int
    var anchor: Int?
  }

  let start: Int
  let removed: String
  private(set) var inserted: String
  let before: Ends
  private(set) var after: Ends
  /// False where a setter of the text registered itself how the text comes back: only the caret is the field's then.
  var restoresText = true

  init(start: Int, removed: String, inserted: String, before: Ends, after: Ends) {
    (self.start, self.removed, self.inserted, self.before, self.after) = (start, removed, inserted, before, after)
  }

  fileprivate func append(_ next: TextEdit) {
    inserted += next.inserted
    after = next.after
  }
}

/// The word that is being typed in a field: its letters are one edit, up to the next space.
struct TypedWord {
  private var edit: TextEdit?
  /// What the undo manager had counted when the edit was registered.
  private var registrations = 0

  /// Whether an edit belongs to the word. Not if anything was registered or undone since.
  @MainActor func isContinued(by next: TextEdit, isTyping: Bool, in undo: UndoManager) -> Bool {
    guard let edit, undo.registrations == registrations, isTyping, Self.isLetter(next) else { return false }
    return next.removed.isEmpty && edit.start + edit.inserted.utf8.count == next.start
  }

  func append(_ next: TextEdit) { edit?.append(next) }

  /// An edit was registered.
  @MainActor mutating func begin(_ new: TextEdit, isTyping: Bool, in undo: UndoManager) {
    edit = isTyping && Self.isLetter(new) ? new : nil
    registrations = undo.registrations
  }

  /// What is typed next is an edit of its own.
  mutating func end() { edit = nil }

  private static func isLetter(_ edit: TextEdit) -> Bool {
    edit.inserted.dropFirst().isEmpty && !edit.inserted.allSatisfy(\.isWhitespace)
  }
}
