// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import EspalierScrolling
import EspalierText
import Foundation

/// Edits the text of one field: takes keys, the pointer and what is composed, and keeps the place of the caret. Lives as long
/// as the field's view. Offsets in the text are in UTF-8.
@MainActor
final class TextFieldEditor: KeyboardClient {
  let target: FocusTarget
  /// What of the editing is seen.
  struct Editing: Equatable {
    var caret = 0
    /// Where the selection began; nil without one.
    var anchor: Int?
    /// Of the caret where the text wraps.
    var affinity = TextSelectionAffinity.automatic
    /// What was typed, where that may differ from how the value is written.
    var draft: String?
    /// What an input method composes at the caret, in place of the selection.
    var composition: TextComposition?
    /// A layer in front has the keyboard for a while.
    var isInterrupted = false
    /// Counts edits, so that the field reads again a binding without other readers.
    var edits = 0

    /// What typing replaces; empty where the caret is, without a selection.
    func selection(in text: String) -> Range<Int> {
      let caret = text.boundary(caret)
      let anchor = anchor.map { text.boundary($0) } ?? caret
      return min(caret, anchor)..<max(caret, anchor)
    }
  }

  let content: Attribute<TextFieldContent>
  let focusState: StoredLocation<Bool>
  let editing: StoredLocation<Editing>
  /// Where a menu is open, in the root's coordinates.
  let menu: StoredLocation<CGPoint?>
  /// The text as it is now.
  let text: Attribute<String>
  let shown: Attribute<ShownText>
  /// What is laid out.
  let blocks = TextBlocks()
  /// Counts what was found out about the text's height since it was laid out.
  let measurements: Attribute<Int>
  /// How the text was drawn last.
  var line: DrawnLine?
  /// Where the line is on screen.
  var place: GesturePlace?
  var transform: WeakAttribute<ViewTransform>?
  var word = TypedWord()
  /// The press that the pointer made last: kept between presses, which are interactions of their own.
  var press = TextEditGesture.Press()
  /// The caret's preferred distance from the left while it goes from line to line.
  var preferredColumn: CGFloat?
  /// The selection that the field's binding had last, written or read by the field.
  var publishedSelection: TextSelection?
  /// The text that the caret was placed in last.
  var knownText: String?
  /// What the text was when a layer took the keyboard.
  private var interruptedText: String?
  let environment: WeakAttribute<EnvironmentValues>
  @HostReference var host: ViewGraph
  let blink: CaretBlinking

  /// How a text was drawn, in points.
  struct DrawnLine {
    /// Where its lines end.
    var width: CGFloat
    /// The text's top left corner, relative to its view.
    var origin: CGPoint
    /// What is left and right of narrow lines.
    var alignment: (width: CGFloat, part: CGFloat)
    /// Of the view.
    var height: CGFloat
  }

  init(_ content: Attribute<TextFieldContent>, _ inputs: _ViewInputs) {
    self.content = content
    focusState = StoredLocation(false, host: inputs.host)
    editing = StoredLocation(Editing(), host: inputs.host)
    menu = StoredLocation(nil, host: inputs.host)
    text = Attribute(
      Current(content: content, editing: editing, environment: inputs.environment, host: inputs.host))
    shown = Attribute(Shown(content: content, editing: editing, text: text))
    measurements = .input(0)
    environment = inputs.environment.weak
    host = inputs.host
    blink = CaretBlinking(inputs)
    target = FocusTarget(inputs)
    target.client = self
    inputs.host.work.addEffect(Attribute(TextReader(self, inputs)).any)
    inputs.host.work.addEffect(Attribute(SelectionReader(self, inputs)).any)
    Subgraph.current!.onDestroy(Self.forgetsUndo(of: self, in: inputs.host.weakReference))
  }

  // Reads: the binding, what was typed; the environment, if a format writes the value.
  // Produces: the text.
  // Costs: the binding's getter.
  private struct Current: Rule {
    let content: Attribute<TextFieldContent>
    let editing: StoredLocation<Editing>
    let environment: Attribute<EnvironmentValues>
    @HostReference var host: ViewGraph
    mutating func value() -> String {
      let source = content.value.source
      if let draft = editing.get().draft { return draft }
      let environment = environment
      return host.observing { source.read { environment.value } }
    }
    nonisolated static var label: String { "text of field" }
  }

  // Reads: the text, what is composed.
  // Produces: what is drawn.
  // Costs: O(1); O(length) of a secret, or while something is composed.
  private struct Shown: Rule {
    let content: Attribute<TextFieldContent>
    let editing: StoredLocation<Editing>
    let text: Attribute<String>
    mutating func value() -> ShownText {
      let (text, editing) = (text.value, editing.get())
      let isSecret = content.value.isSecure
      guard let composition = editing.composition else { return ShownText(text, isSecret: isSecret) }
      return ShownText(text, selection: editing.selection(in: text), composition: composition, isSecret: isSecret)
    }
    nonisolated static var label: String { "shown text of field" }
  }

  /// Between updates: also what was written since the last one.
  var latestText: String { editing.get().draft ?? storedText }
  /// The value's, whatever was typed.
  var storedText: String { content.peek().source.read { currentEnvironment() } }

  func currentEnvironment() -> EnvironmentValues { environment.attribute?.peek() ?? EnvironmentValues() }

  var selection: Range<Int> { editing.get().selection(in: latestText) }
  var isVertical: Bool { content.peek().axis == .vertical }
  var isSecure: Bool { content.peek().isSecure }

  /// The text with its lines, as it was drawn last.
  var blockLayout: TextBlockLayout? {
    guard let line else { return nil }
    let blockLayout = blocks.layout(width: line.width)
    blockLayout.alignment = line.alignment
    return blockLayout
  }

  // MARK: - Focus

  func focusChanged(_ isFocused: Bool) {
    focusState.set(isFocused, transaction: Transaction())
    if target.isInterrupted, !isFocused || interruptedText == latestText {
      interruptedText = latestText
      change {
        $0.isInterrupted = !isFocused
        $0.composition = nil
      }
    } else {
      word.end()
      change {
        $0.draft = nil
        $0.anchor = nil
        $0.composition = nil
        $0.isInterrupted = false
        $0.caret = 0
        if isFocused { selectionForFocus(&$0) }
      }
    }
    if !isFocused { blink.stop() }
    content.peek().onEditingChanged?(isFocused)
  }

  /// All of its text is selected, so that typing replaces it. A selection that the field's binding has stays, and what was
  /// selected elsewhere stays for the middle button.
  func enteredByKeyboard() {
    let content = content.peek()
    guard currentEnvironment().design.field.selectsOnEntry, !content.isEditor, !editing.get().isInterrupted,
      content.selection?.wrappedValue?.range == nil, !latestText.isEmpty
    else { return }
    change(byUser: false) {
      $0.anchor = 0
      $0.caret = latestText.utf8.count
    }
  }

  /// Lets the scroll view of an editor follow the caret, whose place is given in the space that scrolls.
  func reveal(_ caret: CGRect) {
    guard content.peek().isEditor, let scroll = transform?.attribute?.peek().scrollView(.vertical) else { return }
    let rect = caret.insetBy(dx: 0, dy: -EditorFieldStyle.reach)
    host.work.enqueueAction(.change) { scroll.go(to: .view({ _ in rect }, anchor: nil)) }
  }

  var caretRect: CGRect? {
    guard let line, let place, let blockLayout else { return nil }
    let (shown, editing) = (shown.peek(), editing.get())
    let rect = blockLayout.caretRect(
      at: shown.drawnCaret(editing, latestText), in: shown.string,
      isUpstream: isUpstream(editing, in: currentEnvironment()))
    return place.onScreen(rect.offsetBy(dx: line.origin.x, dy: line.origin.y))
  }

  // MARK: - Editing

  /// Nothing of a password.
  var selectedText: String? {
    if isSecure { return nil }
    let (text, range) = (latestText, selection)
    return range.isEmpty ? nil : String(text[text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound)])
  }

  func insert(_ text: String) {
    let typed = isVertical ? text : text.withoutLineBreaks
    if !typed.isEmpty { replace(selection, with: typed, isTyping: true) }
  }

  func deleteSelection() { replace(selection, with: "") }

  /// Changes a part of the text; the caret is behind it then.
  func replace(_ range: Range<Int>, with new: String, isTyping: Bool = false) {
    guard target.canFocus else { return }
    let old = latestText
    let place = old.utf8Index(range.lowerBound)..<old.utf8Index(range.upperBound)
    let removed = String(old[place])
    let caret = range.lowerBound + new.utf8.count
    let ends = TextEdit.Ends(caret: caret, anchor: nil)
    if removed == new { return write(old, place, new, ends) }
    let before = editing.get()
    let edit = TextEdit(
      start: range.lowerBound, removed: removed, inserted: new,
      before: TextEdit.Ends(caret: before.caret, anchor: before.anchor), after: ends)
    perform(edit, isTyping: isTyping) { write(old, place, new, ends) }
  }

  func write(_ old: String, _ place: Range<String.Index>, _ part: String, _ ends: TextEdit.Ends) {
    let source = content.peek().source
    var new = old
    if old[place] != part {
      new.replaceSubrange(place, with: part)
      source.write(new) { currentEnvironment() }
    }
    knownText = new
    if editing.get().isInterrupted { interruptedText = new }
    // What is undone may be a field's that has lost the keyboard since.
    let isEdited = focusState.get() || editing.get().isInterrupted
    change {
      $0.caret = ends.caret
      $0.anchor = ends.anchor
      $0.composition = nil
      $0.draft = source.keepsDraft && isEdited ? new : nil
    }
  }

  /// - Parameters:
  ///   - publishes: Whether a binding to the selection is written.
  ///   - byUser: Whether a user has selected what is selected then: only that is for the middle button.
  func change(publishes: Bool = true, byUser: Bool = true, _ body: (inout Editing) -> Void) {
    let old = editing.get()
    var new = old
    body(&new)
    if (new.anchor, new.caret) != (old.anchor, old.caret), new.affinity == old.affinity { new.affinity = .automatic }
    new.edits &+= 1
    preferredColumn = nil
    editing.set(new, transaction: Transaction())
    if focusState.get() { blink.restart() }
    if byUser, new.anchor != nil, (new.anchor, new.caret) != (old.anchor, old.caret),
      let primary = host.primarySelection,
      let text = selectedText
    {
      primary.setText(text)
    }
    if publishes { publishSelection() }
  }
}

extension ShownText {
  /// Where the caret is drawn.
  func drawnCaret(_ editing: TextFieldEditor.Editing, _ text: String) -> Int {
    guard let composition = editing.composition else { return drawn(ofText: text.boundary(editing.caret)) }
    return drawn(inComposition: composition.caret..<max(composition.caret, composition.text.utf8.count)).lowerBound
  }
}

extension String {
  /// The nearest offset at or before one, in the text and not within a Unicode scalar.
  func boundary(_ offset: Int) -> Int {
    var offset = Swift.min(Swift.max(offset, 0), utf8.count)
    while offset > 0, offset < utf8.count, utf8[utf8Index(offset)] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// On one line. O(length).
  var withoutLineBreaks: String {
    var copy = self
    return copy.withUTF8 { bytes in
      func isBreak(_ i: Int) -> Bool {
        let byte = bytes[i]
        if byte < 14 { return byte > 9 }
        if byte == 0xC2 { return i + 1 < bytes.count && bytes[i + 1] == 0x85 }
        return byte == 0xE2 && i + 2 < bytes.count && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8
      }
      guard bytes.indices.contains(where: isBreak) else { return self }
      let kept = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        var i = 0
        while i < bytes.count {
          if isBreak(i) {
            i += bytes[i] < 14 ? 1 : bytes[i] == 0xC2 ? 2 : 3
          } else {
            buffer[count] = bytes[i]
            count += 1
            i += 1
          }
        }
      }
      return String(decoding: kept, as: UTF8.self)
    }
  }
}
