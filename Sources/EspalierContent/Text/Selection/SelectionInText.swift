// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierMotion
import EspalierText
import Foundation

/// The selected part of a text. Lives as long as the text's view.
@MainActor
final class SelectionInText: KeyboardClient {
  /// The two ends of the selection: the anchor at which it began, and the moving end, in characters.
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
  /// The text as last drawn.
  var shaped: ShapedText?
  /// The pointer's last press, kept across presses because each is an interaction of its own.
  var press = TextSelectionGesture.Press()
  private let place: GesturePlace
  private let environment: LiveValue<EnvironmentValues>

  init(_ inputs: _ViewInputs) {
    // Neither an edit nor a press: the Tab key skips it.
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

  /// The unit by which a selection grows.
  enum Unit { case character, word, all }

  /// Selects the text between two points of the root.
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
  /// The word that contains a character, or the run of other characters.
  fileprivate func word(at offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var start = Swift.min(offset, count - 1)
    // At the end of a word, the word itself, not the following characters.
    if start > 0, !self[start].isWordCharacter, self[start - 1].isWordCharacter { start -= 1 }
    let kind = self[start].isWordCharacter
    var end = start
    while start > 0, self[start - 1].isWordCharacter == kind { start -= 1 }
    while end < count, self[end].isWordCharacter == kind { end += 1 }
    return start..<end
  }
}

extension Character {
  /// Whether the character is part of a word, which is selected as a whole.
  package var isWordCharacter: Bool { isLetter || isNumber }
}
