// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierMotion
import EspalierNumbers
import EspalierScrolling
import EspalierText
import Foundation

// Caret and selection by the pointer. Points are in the root's coordinates.

extension TextFieldEditor {
  /// The unit by which a selection grows.
  enum Unit { case character, word, line }

  /// Handles a press: takes the keyboard focus, and moves the caret to the point or selects the unit there.
  /// - Parameter extends: Whether the selection is extended to the point.
  func pressed(at point: CGPoint, unit: Unit, extends: Bool) {
    let hadFocus = target.isFocused
    target.focus()
    guard target.isFocused, let offset = offset(at: point) else { return }
    word.end()
    let range = unitRange(unit, at: offset)
    if extends, hadFocus {
      let editing = editing.get()
      let anchor = editing.anchor ?? editing.caret
      press.origin = anchor..<anchor
      return dragged(to: point, unit: unit)
    }
    press.origin = range
    change {
      $0.caret = range.upperBound
      $0.anchor = range.isEmpty ? nil : range.lowerBound
    }
  }

  /// Extends the selection while the pointer moves with its button down.
  func dragged(to point: CGPoint, unit: Unit) {
    guard target.isFocused, let offset = offset(at: point) else { return }
    let (origin, range) = (press.origin, unitRange(unit, at: offset))
    let isForward = range.upperBound > origin.lowerBound
    change {
      $0.anchor = isForward ? origin.lowerBound : origin.upperBound
      $0.caret = isForward ? max(range.upperBound, origin.upperBound) : range.lowerBound
    }
  }

  private func unitRange(_ unit: Unit, at offset: Int) -> Range<Int> {
    let text = latestText
    switch unit {
    case .character: return offset..<offset
    // The words of a password stay hidden.
    case .word: return isSecure ? 0..<text.utf8.count : text.word(at: offset)
    case .line: return isVertical ? text.paragraph(at: offset) : 0..<text.utf8.count
    }
  }

  private func offset(at point: CGPoint) -> Int? {
    guard let line, let place, let blockLayout else { return nil }
    let inView = place.convert(point, to: .local)
    let y = isVertical ? inView.y - line.origin.y : blockLayout.size.height / 2
    if y < 0 { return 0 }
    let drawn = blockLayout.byteOffset(at: CGPoint(x: inView.x - line.origin.x, y: y))
    return min(shown.peek().text(ofDrawn: drawn), latestText.utf8.count)
  }

  /// Whether a point is outside the visible part of the field: a selection dragged there extends continuously.
  func isOutside(_ point: CGPoint) -> Bool {
    guard let place, let size = place.size else { return false }
    let inView = place.convert(point, to: .local)
    if !isVertical { return inView.x < 0 || inView.x > size.width }
    guard let scroll = transform?.attribute?.peek().scrollView(.vertical) else {
      return inView.y < 0 || inView.y > size.height
    }
    let inViewport = place.convert(point, to: .named(AnyHashable(ScrollSpace.viewport(.vertical))))
    return inViewport.y < 0 || inViewport.y > scroll.extent.peek().container.height
  }

  /// Handles the middle button: inserts the primary selection at the point.
  func pastePrimary(at point: CGPoint) {
    guard let primary = host.primarySelection else { return }
    pressed(at: point, unit: .character, extends: false)
    primary.readText { [weak self] in self?.insert($0) }
  }

  /// Handles the secondary button. A press outside the selection first moves the caret to the point.
  func openMenu(at point: CGPoint) {
    let hadFocus = target.isFocused
    if let offset = offset(at: point), !hadFocus || !(selection.lowerBound...selection.upperBound).contains(offset) {
      pressed(at: point, unit: .character, extends: false)
    }
    guard target.isFocused else { return }
    menu.set(point, transaction: Transaction())
  }

  func closeMenu() { menu.set(nil, transaction: Transaction()) }
}

/// A pointer that moves the caret and selects from there: by characters, after a second press at the same position by words,
/// after a third by lines. A finger moves the caret by a tap and selects a word by a long press; its drags are left to the
/// enclosing views.
nonisolated struct TextEditGesture: _PrimitiveGesture {
  typealias Value = Void
  let editor: TextFieldEditor

  /// Longest time between presses of one series in seconds, and longest distance in points.
  private static var longestPause: Double { 0.4 }
  private static var farthest: CGFloat { 10 }
  /// Seconds between steps of a selection that extends continuously.
  private static var step: Double { 0.05 }
  /// Seconds of a long press.
  private static var longPress: Double { 0.5 }

  struct Press {
    var start = CGPoint.zero
    /// Times at which the press was handled, and at which it occurred.
    var time = -Double.infinity, eventTime = -Double.infinity
    var count = 0
    var isHeld = false
    /// The range selected by the press.
    var origin = 0..<0

    var unit: TextFieldEditor.Unit { count <= 1 ? .character : count == 2 ? .word : .line }
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    let editor = editor
    if event.kind == .cancelled || event.second != nil { return _GestureResult(.failed) }
    func distance() -> CGFloat {
      hypot(event.location.x - editor.press.start.x, event.location.y - editor.press.start.y)
    }
    if event.kind == .began {
      let isNext = event.eventTime - editor.press.eventTime <= Self.longestPause && distance() <= Self.farthest
      editor.press.count = isNext && editor.press.count < 3 ? editor.press.count + 1 : 1
      editor.press.start = event.location
      (editor.press.time, editor.press.eventTime) = (event.time, event.eventTime)
      editor.press.isHeld = false
    }
    if event.isTouch, !editor.press.isHeld { return touch(event, distance()) }
    let (point, unit) = (event.location, editor.press.unit)
    var result = _GestureResult<Void>(event.kind == .ended ? .ended(()) : .active(()))
    switch event.kind {
    case .began:
      let extends = event.modifiers.contains(.shift)
      result.actions.append { editor.pressed(at: point, unit: unit, extends: extends) }
    case .moved, .tick:
      // Small movements, as of a trembling hand, do not select.
      if distance() > 3 || !editor.press.origin.isEmpty || event.kind == .tick {
        result.actions.append { editor.dragged(to: point, unit: unit) }
      }
      if editor.isOutside(point) { result.deadline = event.time + Self.step }
    default: break
    }
    return result
  }

  @MainActor private func touch(_ event: _GestureEvent, _ distance: CGFloat) -> _GestureResult<Void> {
    let (editor, point) = (editor, event.location)
    if distance > Self.farthest { return _GestureResult(.failed) }
    let deadline = editor.press.time + Self.longPress
    if event.kind == .ended {
      var result = _GestureResult<Void>(.ended(()))
      let unit = editor.press.unit
      result.actions.append { editor.pressed(at: point, unit: unit, extends: false) }
      return result
    }
    guard event.time >= deadline - 1e-9 else { return _GestureResult(.possible(nil), deadline: deadline) }
    editor.press.isHeld = true
    editor.press.count = 2
    var result = _GestureResult<Void>(.active(()))
    result.actions.append { editor.pressed(at: point, unit: .word, extends: false) }
    return result
  }
}
