// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The text that an input method composes: shown at the caret, and not written yet.
package struct TextComposition: Equatable {
  package enum Mark: Equatable {
    /// A thin line below.
    case underline
    /// The clause that is being converted.
    case selected
  }

  package var text: String
  /// The position of the composition's own caret, in UTF-8.
  package var caret: Int
  /// Parts with a style of their own, in UTF-8. If none is given, the whole text is underlined.
  package var marks: [(range: Range<Int>, mark: Mark)] = []

  package init(_ text: String, caret: Int, marks: [(range: Range<Int>, mark: Mark)] = []) {
    self.text = text
    self.caret = caret
    self.marks = marks
  }

  package static func == (a: TextComposition, b: TextComposition) -> Bool {
    a.text == b.text && a.caret == b.caret
      && a.marks.elementsEqual(b.marks) { $0.range == $1.range && $0.mark == $1.mark }
  }
}

/// The text around the caret, for an input method that reads it. Offsets in UTF-8.
package struct SurroundingText: Equatable {
  package var text: String
  package var caret: Int
  /// The other end of the selection.
  package var anchor: Int

  package init(text: String, caret: Int, anchor: Int) {
    self.text = text
    self.caret = caret
    self.anchor = anchor
  }
}

/// The kind of text that is written, for an input method or a keyboard on the screen.
package struct TextInputTraits: Equatable {
  package enum Purpose: Equatable { case free, digits, number, phone, address, email, name, password, code }
  package enum Capitals: Equatable { case none, words, sentences, characters }

  package var purpose = Purpose.free
  package var isSecret = false
  package var isMultiline = false
  /// Whether text is corrected; nil if no modifier sets it.
  package var corrects: Bool?
  package var capitals: Capitals?

  package init() {}
}
