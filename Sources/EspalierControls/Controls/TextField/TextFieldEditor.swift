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

/// Edits the text of one field: handles keys, the pointer and compositions, and stores the caret. Lives as long as the field's
/// view. Offsets in the text are in UTF-8.
@MainActor
final class TextFieldEditor: KeyboardClient {
  let target: FocusTarget
  /// The state of editing that affects the display.
  struct Editing: Equatable {
    var caret = 0
    /// The offset at which the selection began; nil without one.
    var anchor: Int?
    /// The caret's affinity at a soft wrap.
    var affinity = TextSelectionAffinity.automatic
    /// The typed text, if it may differ from the formatted value.
    var draft: String?
    /// The composition of an input method at the caret, in place of the selection.
    var composition: TextComposition?
    /// Whether a layer in front has the keyboard temporarily.
    var isInterrupted = false
    /// Count of edits; makes the field read a binding without other readers again.
    var edits = 0

    /// The range that typing replaces; empty at the caret if there is no selection.
    func selection(in text: String) -> Range<Int> {
      let caret = text.boundary(caret)
      let anchor = anchor.map { text.boundary($0) } ?? caret
      return min(caret, anchor)..<max(caret, anchor)
    }
  }

  let content: Attribute<TextFieldContent>
  let focusState: StoredLocation<Bool>
  let editing: StoredLocation<Editing>
  /// The position of an open menu, in the root's coordinates.
  let menu: StoredLocation<CGPoint?>
  /// The current text.
  let text: Attribute<String>
  let shown: Attribute<ShownText>
  /// The blocks of the text that are laid out.
  let blocks = TextBlocks()
  /// Count of measurements of the text's height since it was laid out.
  let measurements: Attribute<Int>
  /// Geometry of the last drawing of the text.
  var line: DrawnLine?
  /// The line's place on screen.
  var place: GesturePlace?
  var transform: WeakAttribute<ViewTransform>?
  var word = TypedWord()
  /// The pointer's last press, kept across presses because each is an interaction of its own.
  var press = TextEditGesture.Press()
  /// The caret's preferred distance from the left while it moves from line to line.
  var preferredColumn: CGFloat?
  /// The last value of the selection's binding that the field wrote or read.
  var publishedSelection: TextSelection?
  /// The text to which the caret's offset refers.
  var knownText: String?
  /// The text at the moment at which a layer took the keyboard.
  private var interruptedText: String?
  /// Whether the field's view exists. An action that an update queued may find that a later one has removed it.
  private(set) var isAlive = true
  let environment: WeakAttribute<EnvironmentValues>
  @HostReference var host: ViewGraph
  let blink: CaretBlinking

  /// Geometry of a drawn text, in points.
  struct DrawnLine {
    /// The width at which lines wrap.
    var width: CGFloat
    /// The text's top left corner, relative to its view.
    var origin: CGPoint
    /// The width available to lines, and the part of the free space that is left of them.
    var alignment: (width: CGFloat, part: CGFloat)
    /// The height of the view.
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
    let forgetUndo = Self.forgetsUndo(of: self, in: inputs.host.weakReference)
    Subgraph.current!.onDestroy { [weak self] in
      self?.isAlive = false
      forgetUndo()
    }
  }

  // Reads: the binding, the typed text; the environment, if a format writes the value.
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

  // Reads: the text, the composition.
  // Produces: the displayed text.
  // Costs: O(1); O(length) for a secret, or during a composition.
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

  /// The text including edits since the last update.
  var latestText: String { editing.get().draft ?? storedText }
  /// The text of the value, whatever was typed.
  var storedText: String { content.peek().source.read { currentEnvironment() } }

  func currentEnvironment() -> EnvironmentValues { environment.attribute?.peek() ?? EnvironmentValues() }

  var selection: Range<Int> { editing.get().selection(in: latestText) }
  var isVertical: Bool { content.peek().axis == .vertical }
  var isSecure: Bool { content.peek().isSecure }

  /// The text with its lines, as last drawn.
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

  /// Selects the whole text when the focus arrives by keyboard, so that typing replaces it. A selection of the field's binding is
  /// kept, and so is the primary selection for the middle button.
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

  /// Scrolls the scroll view of an editor to the caret, whose rectangle is in the coordinates of the scrolled content.
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

  /// Nil for a password.
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

  /// Replaces a range of the text and moves the caret behind the replacement.
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
    // The undone edit may belong to a field that has lost the keyboard focus since.
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
  ///   - byUser: Whether the user made the selection: only then it becomes the primary selection for the middle button.
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
  /// The caret's offset in the drawn text.
  func drawnCaret(_ editing: TextFieldEditor.Editing, _ text: String) -> Int {
    guard let composition = editing.composition else { return drawn(ofText: text.boundary(editing.caret)) }
    return drawn(inComposition: composition.caret..<max(composition.caret, composition.text.utf8.count)).lowerBound
  }
}

extension String {
  /// The nearest offset at or before a given one that is in the text and not within a Unicode scalar.
  func boundary(_ offset: Int) -> Int {
    var offset = Swift.min(Swift.max(offset, 0), utf8.count)
    while offset > 0, offset < utf8.count, utf8[utf8Index(offset)] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The text on one line. O(length).
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
