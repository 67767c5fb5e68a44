// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierInteraction
import EspalierText
import Foundation

// The actions by which an assistive technology writes in a field without keys.

extension TextFieldEditor: AccessibleText {
  var shownText: String { content.peek().shown(latestText) }
  var hasSeveralLines: Bool { isVertical }
  var placeholder: String? { content.peek().placeholder?.string }

  var selectedCharacters: Range<Int> {
    let (text, range) = (latestText, selection)
    let start = text.distance(from: text.startIndex, to: text.utf8Index(range.lowerBound))
    return start..<start + text.distance(from: text.utf8Index(range.lowerBound), to: text.utf8Index(range.upperBound))
  }

  func replaceCharacters(_ range: Range<Int>, with text: String) {
    replace(bytes(range), with: hasSeveralLines ? text : text.withoutLineBreaks)
  }

  func selectCharacters(_ range: Range<Int>) {
    let bytes = bytes(range)
    change {
      $0.anchor = bytes.isEmpty ? nil : bytes.lowerBound
      $0.caret = bytes.upperBound
    }
  }

  /// The UTF-8 range of a range of characters.
  private func bytes(_ characters: Range<Int>) -> Range<Int> {
    let text = latestText
    func offset(_ count: Int) -> Int {
      text.utf8.distance(
        from: text.startIndex,
        to: text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex)
    }
    return offset(max(characters.lowerBound, 0))..<offset(max(characters.upperBound, 0))
  }
}
