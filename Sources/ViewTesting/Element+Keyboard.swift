// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension Element {
  /// Moves the keyboard focus to the element, or to the first field inside it. A disabled one does not take it.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func focus() throws {
    guard let target = try focusTarget("focus") else { return }
    host.send { _ in host.graph.focus.focus(target) }
  }

  /// Types `text`, character by character, each in its own update; takes no time. The element gets the focus first.
  ///
  /// If the element takes no text, it goes to the view that has the focus, as with a real keyboard.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func type(_ text: String) throws {
    try focusForKeys("type")
    if host.graph.focus.target == nil {
      host.graph.add(
        Warning(
          text:
            "\"\(text.prefix(20))\" was typed into \(locator), which takes no text, and nothing has the focus: it went nowhere.",
          subject: "type"))
    }
    HostKeys(host: host).type(text)
  }

  /// Presses one key. The element gets the focus first.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try focusForKeys("press a key")
    host.send { $0.key(key, modifiers: modifiers) }
  }

  /// Shows `text` as an input method's composition, at the caret of the element, which gets the focus first; an empty text ends
  /// that. Nothing is written before `type(_:)`.
  /// - Parameter caret: The position of the composition's own caret, in characters; by default at its end.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func compose(_ text: String, caret: Int? = nil) throws {
    try focusForKeys("compose")
    let bytes = caret.map { text.prefix($0).utf8.count } ?? text.utf8.count
    host.send { $0.compose(TextComposition(text, caret: bytes)) }
  }

  private func focusForKeys(_ action: String) throws {
    guard let target = try focusTarget(action), !target.isFocused else { return }
    host.send { _ in host.graph.focus.focus(target) }
  }

  private func focusTarget(_ action: String) throws -> FocusTarget? {
    func first(_ node: AccessibilityNode) -> FocusTarget? {
      node.focusTarget ?? node.children.lazy.compactMap(first).first
    }
    return try existing(action).accessibility.flatMap(first)
  }
}
