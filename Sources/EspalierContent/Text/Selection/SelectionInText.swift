// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierMotion
import EspalierText
import Foundation

/// What of a text is selected. Lives as long as the text's view.
@MainActor
final class SelectionInText: KeyboardClient {
  /// From where the selection began to where it ends now, in characters.
  struct Ends: Equatable {
    var anchor: Int
    var caret: Int

    func range(in length: Int) -> Range<Int> {
      let (a, b) = (min(anchor, length), min(caret, length))
      return min(a, b)..<max(a, b)
    }
  }

  let target: FocusTarget
  let ends: StoredLocation<Ends?>
  /// The text as it was drawn last.
  var shaped: ShapedText?
  /// The press that the pointer made last: kept between presses, which are interactions of their own.
  var press = TextSelectionGesture.Press()
  private let place: GesturePlace
  private let environment: LiveValue<EnvironmentValues>

  init(_ inputs: _ViewInputs) {
    // Neither an edit nor a press: the Tab key passes it over.
    target = FocusTarget(inputs, interactions: [])
    ends = StoredLocation(nil, host: inputs.host)
    place = GesturePlace(inputs)
    environment = inputs.environment.live
    target.client = self
  }

  var selectedText: String? {
    guard let shaped, let ends = ends.get() else { return nil }
    let characters = Array(shaped.string)
    let range = ends.range(in: characters.count)
    return range.isEmpty ? nil : String(characters[range])
  }

  // MARK: - The pointer

  /// The unit that a selection grows by.
  enum Unit { case character, word, all }

  /// Selects what lies between two points of the root.
  func select(from start: CGPoint, to end: CGPoint, by unit: Unit) {
    guard let shaped, environment.value?.isRedacted == false else { return }
    let characters = Array(shaped.string)
    let (a, b) = (offset(at: start, shaped), offset(at: end, shaped))
    let new: Ends
    switch unit {
    case .character: new = Ends(anchor: a, caret: b)
    case .all: new = Ends(anchor: 0, caret: characters.count)
    case .word:
      let (first, last) = (characters.word(at: min(a, b)), characters.word(at: max(a, b)))
      new =
        a <= b
        ? Ends(anchor: first.lowerBound, caret: last.upperBound)
        : Ends(anchor: last.upperBound, caret: first.lowerBound)
    }
    target.focus()
    set(new)
  }

  func clear() {
    if ends.get() != nil { set(nil) }
  }

  private func offset(at point: CGPoint, _ shaped: ShapedText) -> Int {
    shaped.characterOffset(at: place.convert(point, to: .local))
  }

  private func set(_ new: Ends?) { ends.set(new, transaction: Transaction()) }

  // MARK: - The keyboard

  func focusChanged(_ isFocused: Bool) {
    if !isFocused { clear() }
  }

  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    guard let shaped else { return false }
    let count = shaped.string.count
    if key.character.lowercased() == "a", !modifiers.isDisjoint(with: [.command, .control]) {
      set(Ends(anchor: 0, caret: count))
      return true
    }
    guard modifiers.contains(.shift), var new = ends.get() else { return false }
    switch key {
    case .leftArrow: new.caret = max(min(new.caret, count) - 1, 0)
    case .rightArrow: new.caret = min(new.caret + 1, count)
    case .home: new.caret = 0
    case .end: new.caret = count
    default: return false
    }
    set(new)
    return true
  }

  func insert(_ text: String) {}
}

extension [Character] {
  /// The word that a character belongs to, or the run of other characters.
  fileprivate func word(at offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var start = Swift.min(offset, count - 1)
    // At the end of a word, the word; not what follows it.
    if start > 0, !self[start].isWordCharacter, self[start - 1].isWordCharacter { start -= 1 }
    let kind = self[start].isWordCharacter
    var end = start
    while start > 0, self[start - 1].isWordCharacter == kind { start -= 1 }
    while end < count, self[end].isWordCharacter == kind { end += 1 }
    return start..<end
  }
}

extension Character {
  /// Whether it belongs to a word that is selected as a whole.
  package var isWordCharacter: Bool { isLetter || isNumber }
}
