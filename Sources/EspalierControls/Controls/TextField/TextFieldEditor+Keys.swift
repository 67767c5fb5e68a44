// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import EspalierScrolling
import EspalierText
import Foundation

// Keys that move the caret, select, delete and submit.

extension TextFieldEditor {
  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    let isCommand = modifiers.contains(.command)
    let byWord = modifiers.contains(.option) || modifiers.contains(.control)
    let extends = modifiers.contains(.shift)
    switch key {
    case .delete: delete { isCommand ? 0 : byWord ? $0.wordStart(before: $1) : $0.offset(before: $1) }
    case .deleteForward: delete { byWord ? $0.wordEnd(after: $1) : $0.offset(after: $1) }
    case .leftArrow:
      move(extends, edge: \.lowerBound) { isCommand ? 0 : byWord ? $0.wordStart(before: $1) : $0.offset(before: $1) }
    case .rightArrow:
      move(extends, edge: \.upperBound) {
        isCommand ? $0.utf8.count : byWord ? $0.wordEnd(after: $1) : $0.offset(after: $1)
      }
    case .upArrow: moveByLine(extends, isCommand || !isVertical ? -.infinity : -1)
    case .downArrow: moveByLine(extends, isCommand || !isVertical ? .infinity : 1)
    case .pageUp where isVertical: moveByLine(extends, -linesOnPage)
    case .pageDown where isVertical: moveByLine(extends, linesOnPage)
    case .home: move(extends) { isVertical && !isCommand && !byWord ? lineEdge($1, isStart: true) : 0 }
    case .end: move(extends) { isVertical && !isCommand && !byWord ? lineEdge($1, isStart: false) : $0.utf8.count }
    // Without a submit action, Return is handled by the default button.
    case .return: return submit(modifiers)
    // Tab with the control key moves the focus out of an editor.
    case .tab where content.peek().isEditor && modifiers.subtracting(.capsLock).isEmpty: insert("\t")
    default: return handleCharacter(key, modifiers)
    }
    return true
  }

  private func handleCharacter(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .option]) else {
      guard !modifiers.isDisjoint(with: [.command, .control]) else { return false }
      switch key.character.lowercased() {
      case "a": selectAll()
      default: return false
      }
      return true
    }
    guard key.character.isTyped else { return false }
    insert(modifiers.contains(.shift) ? key.character.uppercased() : String(key.character))
    return true
  }

  func selectAll() {
    change {
      $0.anchor = 0
      $0.caret = latestText.utf8.count
    }
  }

  /// Return submits. In a field of several lines it begins a line, and submits with the command key. False if there is no submit
  /// action.
  private func submit(_ modifiers: EventModifiers) -> Bool {
    if isVertical, modifiers.isDisjoint(with: [.command, .control]) {
      insert("\n")
      return true
    }
    let content = content.peek()
    let focusWrites = target.focusWrites
    content.onCommit?()
    let environment = currentEnvironment()
    let isHandled = environment.submit(content.triggers)
    commitDraft()
    if environment.design.field.returnEndsEditing {
      // The action may have moved the keyboard focus to another field, or asked to keep it here.
      host.work.enqueueSettling { [weak self] in
        guard let self, target.isFocused, !target.isRequested(since: focusWrites) else { return }
        host.focus.focus(nil)
      }
    }
    return isHandled || content.onCommit != nil
  }

  /// Replaces the typed draft by the formatted value.
  private func commitDraft() {
    guard editing.get().draft != nil else { return }
    let text = storedText
    knownText = text
    change {
      $0.draft = nil
      $0.anchor = nil
      $0.caret = text.utf8.count
    }
  }

  /// Deletes the selection, or from the caret to another offset.
  private func delete(_ target: (String, Int) -> Int) {
    var range = selection
    if range.isEmpty {
      let other = target(latestText, range.lowerBound)
      range = min(range.lowerBound, other)..<max(range.lowerBound, other)
    }
    replace(range, with: "")
  }

  /// - Parameter edge: The end of a selection at which the caret leaves it; nil: the target counts from the caret even then.
  private func move(_ extends: Bool, edge: KeyPath<Range<Int>, Int>? = nil, _ target: (String, Int) -> Int) {
    let text = latestText
    let editing = editing.get()
    let selection = editing.selection(in: text)
    var new = text.boundary(editing.caret)
    if let edge, !extends, !selection.isEmpty {
      new = selection[keyPath: edge]
    } else {
      new = min(max(target(text, new), 0), text.utf8.count)
    }
    word.end()
    change {
      $0.anchor = extends ? $0.anchor ?? $0.caret : nil
      $0.caret = new
    }
  }

  /// Moves up or down at the horizontal position at which the movement began; beyond the first and the last line, to the ends.
  private func moveByLine(_ extends: Bool, _ step: CGFloat) {
    var column: CGFloat?
    move(extends) { text, caret in
      let end = step < 0 ? 0 : text.utf8.count
      guard step.isFinite, let blockLayout else { return end }
      let shown = shown.peek()
      let rect = blockLayout.caretRect(at: shown.drawn(ofText: caret))
      let x = preferredColumn ?? rect.minX
      column = x
      let y = rect.midY + step * (rect.height + blockLayout.spacing)
      if y < 0 || y > blockLayout.size.height { return end }
      return shown.text(ofDrawn: blockLayout.byteOffset(at: CGPoint(x: x, y: y)))
    }
    preferredColumn = column
  }

  private var linesOnPage: CGFloat {
    let pitch = blockLayout.map { $0.caretRect(at: 0).height + $0.spacing } ?? 1
    let height = transform?.attribute?.peek().scrollView(.vertical)?.extent.peek().uncovered.height ?? line?.height ?? 0
    return max((height / max(pitch, 1)).rounded(.down) - 1, 1)
  }

  /// The start or the end of the line on screen that contains the caret.
  private func lineEdge(_ caret: Int, isStart: Bool) -> Int {
    guard let blockLayout else { return caret }
    let shown = shown.peek()
    let rect = blockLayout.caretRect(at: shown.drawn(ofText: caret))
    let isMirrored = environment.attribute?.peek().layoutDirection == .rightToLeft
    let x: CGFloat = isStart == isMirrored ? 1e5 : -1e5
    var place = blockLayout.byteOffset(at: CGPoint(x: x, y: rect.midY))
    // At a soft wrap, the end of a line is the start of the next one.
    if blockLayout.caretRect(at: place).minY > rect.midY { place = blocks.string.offset(before: place) }
    return shown.text(ofDrawn: place)
  }
}

// Offsets in UTF-8. O(distance).
extension String {
  func offset(before offset: Int) -> Int {
    offset <= 0 ? 0 : utf8.distance(from: startIndex, to: index(before: utf8Index(offset)))
  }

  func offset(after offset: Int) -> Int {
    offset >= utf8.count ? utf8.count : utf8.distance(from: startIndex, to: index(after: utf8Index(offset)))
  }

  /// The start of the word that ends at or before an offset.
  func wordStart(before offset: Int) -> Int {
    var start = utf8Index(offset)
    func skip(_ isWord: Bool) {
      while start > startIndex, self[index(before: start)].isWordCharacter == isWord { start = index(before: start) }
    }
    skip(false)
    skip(true)
    return utf8.distance(from: startIndex, to: start)
  }

  /// The end of the word that starts at or after an offset.
  func wordEnd(after offset: Int) -> Int {
    var end = utf8Index(offset)
    func skip(_ isWord: Bool) {
      while end < endIndex, self[end].isWordCharacter == isWord { end = index(after: end) }
    }
    skip(false)
    skip(true)
    return utf8.distance(from: startIndex, to: end)
  }

  /// The word that a character belongs to, or the run of other characters, within its line.
  func word(at offset: Int) -> Range<Int> {
    if isEmpty { return 0..<0 }
    var start = utf8Index(offset)
    if start == endIndex { start = index(before: start) }
    // At the end of a word, the word itself, not the following characters.
    if start > startIndex, !self[start].isWordCharacter, self[index(before: start)].isWordCharacter {
      start = index(before: start)
    }
    if self[start].isNewline { return offset..<offset }
    let isWord = self[start].isWordCharacter
    func belongs(_ character: Character) -> Bool { character.isWordCharacter == isWord && !character.isNewline }
    var end = start
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    while end < endIndex, belongs(self[end]) { end = index(after: end) }
    return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
  }

  /// The line that contains an offset, with its line end; only line ends in the text count.
  func paragraph(at offset: Int) -> Range<Int> {
    let place = utf8Index(offset)
    let start = utf8[..<place].lastIndex(of: 10).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[place...].firstIndex(of: 10).map { utf8.index(after: $0) } ?? endIndex
    return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
  }
}

extension Character {
  /// Whether the character can be inserted by its key.
  fileprivate var isTyped: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
