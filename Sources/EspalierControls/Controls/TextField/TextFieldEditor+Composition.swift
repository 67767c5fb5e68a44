// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierText

// The text that an input method shows and reads.

extension TextFieldEditor {
  func compose(_ composition: TextComposition?) {
    guard target.canFocus, editing.get().composition != composition else { return }
    word.end()
    change { $0.composition = composition }
  }

  /// Number of bytes before and behind the caret that an input method can read.
  private static let surroundings = 1024

  /// Nil for a password.
  var surroundingText: SurroundingText? {
    if isSecure { return nil }
    let (text, editing) = (latestText, editing.get())
    let caret = text.boundary(editing.caret)
    let start = text.boundary(caret - Self.surroundings)
    let end = text.boundary(caret + Self.surroundings)
    let anchor = min(max(text.boundary(editing.anchor ?? caret), start), end)
    return SurroundingText(
      text: String(text[text.utf8Index(start)..<text.utf8Index(end)]), caret: caret - start, anchor: anchor - start)
  }

  func deleteSurrounding(offset: Int, count: Int) -> Bool {
    guard target.canFocus, !isSecure, count >= 0 else { return false }
    let text = latestText
    let scalars = text.unicodeScalars
    let caret = text.utf8Index(text.boundary(editing.get().caret))
    let limit = offset < 0 ? text.startIndex : text.endIndex
    let start = scalars.index(caret, offsetBy: offset, limitedBy: limit) ?? limit
    let end = scalars.index(start, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    let range =
      text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
    let before = text.utf8.distance(from: text.startIndex, to: caret)
    replace(range, with: "")
    // Deleting behind the caret does not move it.
    if range.lowerBound > before { change { $0.caret = before } }
    return true
  }

  var inputTraits: TextInputTraits {
    var traits = environment.attribute?.peek().textInputTraits ?? TextInputTraits()
    if isSecure {
      traits.purpose = .password
      traits.isSecret = true
    }
    traits.isMultiline = isVertical
    return traits
  }
}
