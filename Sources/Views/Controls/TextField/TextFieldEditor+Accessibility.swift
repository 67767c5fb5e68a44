import Foundation
import ViewCore

// What somebody does who writes in a field without keys.

extension TextFieldEditor: AccessibleText {
  var shownText: String { content.peek().shown(latestText) }
  var selection: Range<Int> { editing.get().selection(in: latestText.count) }
  var hasSeveralLines: Bool { content.peek().axis == .vertical }
  var placeholder: String? { content.peek().placeholder?.string }

  func replace(_ range: Range<Int>, with text: String) {
    let typed = hasSeveralLines ? text : text.filter { !$0.isNewline }
    edit(.typing(typed)) { characters, _ in
      let range = range.clamped(to: 0..<characters.count)
      characters.replaceSubrange(range, with: typed)
      return range.lowerBound + typed.count
    }
  }

  func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<latestText.count)
    change {
      $0.anchor = range.isEmpty ? nil : range.lowerBound
      $0.caret = range.upperBound
    }
  }
}
