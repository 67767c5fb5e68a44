// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierMotion
import EspalierScrolling

/// Arrows, Home, End, Page Up and Page Down move from row to row, with Shift they extend the selection from the anchor; Ctrl+A
/// selects all, Return runs the primary action for the selection, Right and Left open and close a group and move into it and out
/// of it, and typed text moves to the next row whose label begins with it.
extension RowSelector: KeyboardClient {
  func focusChanged(_ isFocused: Bool) { self.isFocused.set(isFocused, transaction: Transaction()) }

  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    guard target.canFocus, let selection else { return false }
    let held = modifiers.subtracting([.capsLock, .numericPad])
    if held == .command, key == "a", selection.allowsSeveral { return selectAll(selection) }
    if held.isEmpty, key == .return { return performPrimaryAction(selection) }
    guard held.isEmpty || held == .shift, let rows = rows(for: selection) else { return false }
    let current = current(rows, selection)
    let next: Int?
    switch key {
    case .upArrow: next = rows.next(from: current ?? rows.count, isDown: false)
    case .downArrow: next = rows.next(from: current ?? -1, isDown: true)
    case .home: next = rows.next(from: -1, isDown: true)
    case .end: next = rows.next(from: rows.count, isDown: false)
    case .pageUp: next = page(from: current, isDown: false, rows)
    case .pageDown: next = page(from: current, isDown: true, rows)
    case .leftArrow, .rightArrow:
      let isForward = (key == .rightArrow) != (environment?.layoutDirection == .rightToLeft)
      if disclose(isOpen: isForward, current) { return true }
      // Forward, an open group leads to its first row; backward, a row that is no open group leads to its enclosing group.
      next = current.flatMap { isForward ? rows.firstChild(of: $0) : rows.parent(of: $0) }
      if next == nil { return false }
    default: return isTyped(key) && find(String(key.character), rows, selection)
    }
    // At an end the row stays selected, and is scrolled into view.
    if let index = next ?? current {
      go(to: index, extends: held == .shift && selection.allowsSeveral, rows, selection)
    }
    return next != nil || current != nil
  }

  /// The row one page away: the number of shown rows less two, at least one, at most to the end.
  private func page(from current: Int?, isDown: Bool, _ rows: SelectableRows) -> Int? {
    guard let current else { return rows.next(from: isDown ? -1 : rows.count, isDown: isDown) }
    let length = max(rows.shownRows.count - 2, 1)
    let target = min(max(current + (isDown ? length : -length), 0), rows.count - 1)
    return rows.next(from: target + (isDown ? -1 : 1), isDown: isDown)
      ?? rows.next(from: target, isDown: !isDown)
  }

  private func selectAll(_ selection: ListSelection) -> Bool {
    guard let rows = rows(for: selection) else { return false }
    selection.set(rows.values(in: 0..<rows.count))
    return true
  }

  private func performPrimaryAction(_ selection: ListSelection) -> Bool {
    let values = selection.values()
    guard !values.isEmpty, let action = environment?.selectionMenu?.primaryAction else { return false }
    action(values)
    return true
  }

  /// Opens or closes the group whose head the current row is; false if it is none, or already is in that state.
  private func disclose(isOpen: Bool, _ current: Int?) -> Bool {
    func disclosure(_ node: AccessibilityNode) -> AccessibilityNode? {
      node.kind == .disclosure ? node : node.children.lazy.compactMap(disclosure).first
    }
    guard let current, let row = shown?.description(ofItem: current, makesRow: false),
      let found = row.lazy.compactMap(disclosure).first, found.value == (isOpen ? "0" : "1"),
      let action = found.actions.first
    else { return false }
    action.perform()
    return true
  }

  // MARK: - Typing

  /// Greatest number of rows, not shown before, that are made to find one by its label.
  private static var farthest: Int { 1000 }

  private func isTyped(_ key: KeyEquivalent) -> Bool {
    let character = key.character
    if key == .space { return typing.isContinued(at: host.clock.time.peek()) }
    return character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
  }

  func insert(_ text: String) {
    guard target.canFocus, let selection, let rows = rows(for: selection) else { return }
    _ = find(text, rows, selection)
  }

  /// Moves to the next row whose label begins with the typed text; false if there is none.
  private func find(_ text: String, _ rows: SelectableRows, _ selection: ListSelection) -> Bool {
    let isContinued = typing.append(text, at: host.clock.time.peek())
    // The search for a first letter begins behind the selected row; further letters may match that row, too.
    let start = current(rows, selection).map { isContinued ? $0 : $0 + 1 } ?? 0
    var made = 0
    for offset in 0..<rows.count {
      let index = (start + offset) % rows.count
      var label = label(of: index, makesRow: false)
      if label == nil, made < Self.farthest {
        made += 1
        label = self.label(of: index, makesRow: true)
      }
      guard let label, typing.matches(label), rows.value(at: index) != nil else { continue }
      go(to: index, extends: false, rows, selection)
      return true
    }
    return false
  }

  private func label(of index: Int, makesRow: Bool) -> String? {
    shown?.description(ofItem: index, makesRow: makesRow).map { $0.spokenLabel ?? "" }
  }
}
