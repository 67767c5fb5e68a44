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
    /// Where the selection began; nil without one.
    var anchor: Int?
    /// What was typed, where that may differ from how the value is written.
    var draft: String?
    /// Counts edits, so that the field looks again at a binding that nobody else watches.
    var edits = 0

    /// What typing replaces; empty where the caret is, without a selection.
    func selection(in length: Int) -> Range<Int> {
      let caret = min(caret, length)
      let anchor = min(anchor ?? caret, length)
      return min(caret, anchor)..<max(caret, anchor)
    }
  }

  let content: Attribute<TextFieldContent>
  let focusState: StoredLocation<Bool>
  let editing: StoredLocation<Editing>
  /// The text as it is now.
  let text: Attribute<String>
  /// The text as it was drawn last, and its top left corner relative to its view.
  var line: (shaped: ShapedText, origin: CGPoint)?
  /// Where the line is on screen.
  var place: GesturePlace?
  var transform: WeakAttribute<ViewTransform>?
  private let environment: WeakAttribute<EnvironmentValues>
  private unowned(unsafe) let host: ViewGraph
  private var history = EditHistory()

  init(_ content: Attribute<TextFieldContent>, _ inputs: _ViewInputs) {
    self.content = content
    focusState = StoredLocation(false, host: inputs.host)
    editing = StoredLocation(Editing(), host: inputs.host)
    text = Attribute(Current(content: content, editing: editing, host: inputs.host))
    environment = inputs.environment.weak
    host = inputs.host
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
  var latestText: String { editing.get().draft ?? content.peek().source.read() }

  // MARK: - Focus

  func focusChanged(_ isFocused: Bool) {
    focusState.set(isFocused, transaction: Transaction())
    history = EditHistory()
    change {
      $0.draft = nil
      $0.anchor = nil
      $0.caret = isFocused ? content.peek().source.read().count : 0
    }
    content.peek().onEditingChanged?(isFocused)
  }

  /// A touch at a point of the root: takes the keyboard and puts the caret there.
  func touched(at point: CGPoint) {
    target.focus()
    guard target.isFocused, let offset = offset(at: point) else { return }
    change {
      $0.caret = min(offset, latestText.count)
      $0.anchor = nil
    }
  }

  private func offset(at point: CGPoint) -> Int? {
    guard let line, let place else { return nil }
    let inLine = place.convert(point, to: .local)
    let y = isVertical ? inLine.y - line.origin.y : line.shaped.size.height / 2
    return line.shaped.characterOffset(at: CGPoint(x: inLine.x - line.origin.x, y: y))
  }

  private var isVertical: Bool { content.peek().axis == .vertical }

  /// Lets the scroll view of an editor follow the caret, whose place is given in the space that scrolls.
  func reveal(_ caret: CGRect) {
    guard content.peek().isEditor, let scroll = transform?.attribute?.peek().scrollView(.vertical) else { return }
    let rect = caret.insetBy(dx: 0, dy: -TextEditorStyle.margin)
    host.enqueueAction(.change) { scroll.go(to: .view({ _ in rect }, anchor: nil)) }
  }

  /// Nothing of a password.
  var selectedText: String? {
    if content.peek().isSecure { return nil }
    let characters = Array(latestText)
    let range = editing.get().selection(in: characters.count)
    return range.isEmpty ? nil : String(characters[range])
  }

  var caretRect: CGRect? {
    guard let line, let place else { return nil }
    let rect = line.shaped.caretRect(at: editing.get().caret)
    return place.onScreen(rect.offsetBy(dx: line.origin.x, dy: line.origin.y))
  }

  // MARK: - Keys

  func insert(_ text: String) {
    let typed = isVertical ? text : text.filter { !$0.isNewline }
    if typed.isEmpty { return }
    edit(.typing(typed)) { characters, selection in
      characters.replaceSubrange(selection, with: typed)
      return selection.lowerBound + typed.count
    }
  }

  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    let isCommand = modifiers.contains(.command)
    let byWord = modifiers.contains(.option) || modifiers.contains(.control)
    let extends = modifiers.contains(.shift)
    switch key {
    case .delete:
      edit(.deleting) { characters, selection in
        var range = selection
        if range.isEmpty {
          let caret = range.lowerBound
          range = (isCommand ? 0 : byWord ? wordStart(before: caret, characters) : max(caret - 1, 0))..<caret
        }
        characters.removeSubrange(range)
        return range.lowerBound
      }
    case .deleteForward:
      edit(.deleting) { characters, selection in
        var range = selection
        if range.isEmpty {
          let caret = range.lowerBound
          range = caret..<(byWord ? wordEnd(after: caret, characters) : min(caret + 1, characters.count))
        }
        characters.removeSubrange(range)
        return range.lowerBound
      }
    case .leftArrow:
      move(extends, edge: \.lowerBound) { isCommand ? 0 : byWord ? wordStart(before: $1, $0) : $1 - 1 }
    case .rightArrow:
      move(extends, edge: \.upperBound) { isCommand ? $0.count : byWord ? wordEnd(after: $1, $0) : $1 + 1 }
    case .upArrow: move(extends) { isVertical && !isCommand ? verticalOffset(from: $1, by: -1) ?? 0 : 0 }
    case .downArrow:
      move(extends) { isVertical && !isCommand ? verticalOffset(from: $1, by: 1) ?? $0.count : $0.count }
    case .home: move(extends) { _, _ in 0 }
    case .end: move(extends) { characters, _ in characters.count }
    // Where nobody waits for it, Return is for the default button.
    case .return: return submit(modifiers)
    default: return handleCharacter(key, modifiers)
    }
    return true
  }

  private func handleCharacter(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .option]) else {
      guard !modifiers.isDisjoint(with: [.command, .control]) else { return false }
      switch key.character.lowercased() {
      case "a":
        change {
          $0.anchor = 0
          $0.caret = latestText.count
        }
      case "z": if modifiers.contains(.shift) { restore(history.redo(state)) } else { restore(history.undo(state)) }
      default: return false
      }
      return true
    }
    guard key.character.isTyped else { return false }
    insert(modifiers.contains(.shift) ? key.character.uppercased() : String(key.character))
    return true
  }

  /// Return submits. In a field of several lines it begins a line, and submits with the command key.
  /// False where nobody waits for it.
  private func submit(_ modifiers: EventModifiers) -> Bool {
    if isVertical, modifiers.isDisjoint(with: [.command, .control]) {
      insert("\n")
      return true
    }
    let commit = content.peek().onCommit
    commit?()
    return (environment.attribute?.peek().submit(content.peek().triggers) ?? false) || commit != nil
  }

  /// The offset as far from the left on the line above or below; nil where there is none.
  private func verticalOffset(from caret: Int, by step: CGFloat) -> Int? {
    guard let shaped = line?.shaped else { return nil }
    let rect = shaped.caretRect(at: caret)
    let y = rect.midY + step * rect.height
    return y < 0 || y > shaped.size.height ? nil : shaped.characterOffset(at: CGPoint(x: rect.minX, y: y))
  }

  /// - Parameter edge: Where a selection is left to; nil: the target counts from the caret even so.
  private func move(
    _ extends: Bool, edge: KeyPath<Range<Int>, Int>? = nil, _ target: ([Character], Int) -> Int
  ) {
    let characters = Array(latestText)
    let editing = editing.get()
    let selection = editing.selection(in: characters.count)
    var new = min(editing.caret, characters.count)
    if let edge, !extends, !selection.isEmpty {
      new = selection[keyPath: edge]
    } else {
      new = min(max(target(characters, new), 0), characters.count)
    }
    history.endTyping()
    change {
      $0.anchor = extends ? $0.anchor ?? $0.caret : nil
      $0.caret = new
    }
  }

  /// Changes the text. The body gets the characters and the selection and returns where the caret is then.
  func edit(_ kind: EditHistory.Kind, _ body: (inout [Character], Range<Int>) -> Int) {
    guard target.canFocus else { return }
    let old = latestText
    var characters = Array(old)
    let caret = body(&characters, editing.get().selection(in: characters.count))
    let new = String(characters)
    if new != old { history.record(state, kind) }
    write(new, caret: caret)
  }

  private var state: EditHistory.State { EditHistory.State(text: latestText, caret: editing.get().caret) }

  private func restore(_ state: EditHistory.State?) {
    guard target.canFocus, let state else { return }
    write(state.text, caret: state.caret)
  }

  private func write(_ new: String, caret: Int) {
    let source = content.peek().source
    if new != latestText { source.write(new) }
    change {
      $0.caret = caret
      $0.anchor = nil
      $0.draft = source.keepsDraft ? new : nil
    }
  }

  func change(_ body: (inout Editing) -> Void) {
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
  var isWordCharacter: Bool { isLetter || isNumber }

  /// Whether the key of this character types it.
  fileprivate var isTyped: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
