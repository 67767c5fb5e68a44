import CoreGeometry
import Foundation
import Graph
import TextLayout
import ViewCore

/// Edits the text of one field: takes keys and touches, knows where the caret is. Lives as long as the field's view.
@MainActor
final class TextFieldEditor: KeyboardClient {
  let target: FocusTarget
  /// What of the editing is seen.
  struct Editing: Equatable {
    /// In characters.
    var caret = 0
    /// What was typed, where that may differ from how the value is written.
    var draft: String?
    /// Counts edits, so that the field looks again at a binding that nobody else watches.
    var edits = 0
  }

  let content: Attribute<TextFieldContent>
  let focusState: StoredLocation<Bool>
  let editing: StoredLocation<Editing>
  /// The text as it is now.
  let text: Attribute<String>
  /// The line as it was drawn last, and its left end relative to the line's view.
  var line: (shaped: ShapedText, x: CGFloat)?
  /// Where the line is on screen.
  var place: GesturePlace?
  private let environment: WeakAttribute<EnvironmentValues>

  init(_ content: Attribute<TextFieldContent>, _ inputs: _ViewInputs) {
    self.content = content
    focusState = StoredLocation(false, host: inputs.host)
    editing = StoredLocation(Editing(), host: inputs.host)
    text = Attribute(Current(content: content, editing: editing, host: inputs.host))
    environment = inputs.environment.weak
    target = FocusTarget(inputs)
    target.client = self
  }

  // Reads: the binding, what was typed.
  // Produces: the text.
  // Costs: the binding's getter.
  private struct Current: Rule {
    let content: Attribute<TextFieldContent>
    let editing: StoredLocation<Editing>
    unowned(unsafe) let host: ViewGraph
    mutating func value() -> String {
      let draft = editing.get().draft
      let source = content.value.source
      return host.observing { draft ?? source.read() }
    }
    nonisolated static var label: String { "text of field" }
  }

  /// Between updates: also what was written since the last one.
  private var latestText: String { editing.get().draft ?? content.peek().source.read() }

  // MARK: - Focus

  func focusChanged(_ isFocused: Bool) {
    focusState.set(isFocused, transaction: Transaction())
    change {
      $0.draft = nil
      $0.caret = isFocused ? content.peek().source.read().count : 0
    }
  }

  /// A touch at a point of the root: takes the keyboard and puts the caret there.
  func touched(at point: CGPoint) {
    target.focus()
    guard target.isFocused, let line, let place else { return }
    let inLine = place.convert(point, to: .local)
    let offset = line.shaped.characterOffset(at: CGPoint(x: inLine.x - line.x, y: line.shaped.size.height / 2))
    change { $0.caret = min(offset, latestText.count) }
  }

  // MARK: - Keys

  func insert(_ text: String) {
    let typed = text.filter { !$0.isNewline }
    if typed.isEmpty { return }
    edit { characters, caret in
      characters.insert(contentsOf: typed, at: caret)
      return caret + typed.count
    }
  }

  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    let isCommand = modifiers.contains(.command)
    let byWord = modifiers.contains(.option) || modifiers.contains(.control)
    switch key {
    case .delete:
      edit { characters, caret in
        let start = isCommand ? 0 : byWord ? wordStart(before: caret, characters) : max(caret - 1, 0)
        characters.removeSubrange(start..<caret)
        return start
      }
    case .deleteForward:
      edit { characters, caret in
        let end = byWord ? wordEnd(after: caret, characters) : min(caret + 1, characters.count)
        characters.removeSubrange(caret..<end)
        return caret
      }
    case .leftArrow: move { isCommand ? 0 : byWord ? wordStart(before: $1, $0) : $1 - 1 }
    case .rightArrow: move { isCommand ? $0.count : byWord ? wordEnd(after: $1, $0) : $1 + 1 }
    case .home, .upArrow: move { _, _ in 0 }
    case .end, .downArrow: move { characters, _ in characters.count }
    // Where nobody waits for it, Return is for the default button.
    case .return: return environment.attribute?.peek().submit(.text) ?? false
    default:
      let isText = !isCommand && !byWord && key.character.isTyped
      if isText { insert(modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)) }
      return isText
    }
    return true
  }

  private func move(_ target: ([Character], Int) -> Int) {
    let characters = Array(latestText)
    let caret = min(editing.get().caret, characters.count)
    change { $0.caret = min(max(target(characters, caret), 0), characters.count) }
  }

  /// Changes the text. The body gets the characters and the caret and returns where the caret is then.
  private func edit(_ body: (inout [Character], Int) -> Int) {
    guard target.canFocus else { return }
    let old = latestText
    var characters = Array(old)
    let caret = body(&characters, min(editing.get().caret, characters.count))
    let new = String(characters)
    let source = content.peek().source
    if new != old { source.write(new) }
    change {
      $0.caret = caret
      $0.draft = source.keepsDraft ? new : nil
    }
  }

  private func change(_ body: (inout Editing) -> Void) {
    var new = editing.get()
    body(&new)
    new.edits &+= 1
    editing.set(new, transaction: Transaction())
  }
}

/// Where the word that ends at or before an offset starts.
private func wordStart(before offset: Int, _ characters: [Character]) -> Int {
  var start = offset
  while start > 0, !characters[start - 1].isWordCharacter { start -= 1 }
  while start > 0, characters[start - 1].isWordCharacter { start -= 1 }
  return start
}

/// Where the word that starts at or after an offset ends.
private func wordEnd(after offset: Int, _ characters: [Character]) -> Int {
  var end = offset
  while end < characters.count, !characters[end].isWordCharacter { end += 1 }
  while end < characters.count, characters[end].isWordCharacter { end += 1 }
  return end
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }

  /// Whether the key of this character types it.
  fileprivate var isTyped: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
