// SPDX-License-Identifier: MIT

import EspalierInteraction

// A screen reader's actions on an element.

extension Element {
  /// The names of the actions that a screen reader offers for the element, the default first: "activate" for a button.
  public var actions: [String] { actor?.actionNames ?? [] }

  /// Performs an action by its name, as a screen reader does. A button that has only a gesture is touched.
  /// - Throws: `ElementGone` if the view is not on screen any more, `MissingAction` if the element has no such action.
  public func perform(_ action: String) throws {
    _ = try existing("perform \"\(action)\"")
    guard let actor, actor.actionNames.contains(action) else {
      throw MissingAction(action: action, known: actions, summary: summary)
    }
    if let found = actor.actions.first(where: { $0.name == action }) { return host.send { _ in found.perform() } }
    touch(at: actor.activationPosition)
  }

  /// Adjusts the element's value by one step up or down, as a screen reader does. An element without steps is left unchanged.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) throws {
    _ = try existing("adjust")
    guard let adjust = first(\.adjust) else { return }
    host.send { _ in adjust(direction) }
  }

  /// The selected part of the element's text.
  public var selectedText: String? { first(\.selectedText) }

  /// The element that has the actions: itself, or the only one in it.
  private var actor: AccessibilityNode? {
    func actor(_ node: AccessibilityNode) -> AccessibilityNode {
      node.actionNames.isEmpty && node.children.count == 1 ? actor(node.children[0]) : node
    }
    return node?.accessibility.map(actor)
  }

  private func first<Value>(_ property: (AccessibilityNode) -> Value?) -> Value? {
    func value(_ node: AccessibilityNode) -> Value? {
      if let own = property(node) { return own }
      for child in node.children { if let found = value(child) { return found } }
      return nil
    }
    return node?.accessibility.flatMap(value)
  }
}

/// An action that an element does not have.
public struct MissingAction: Error, CustomStringConvertible {
  let action: String
  let known: [String]
  let summary: String

  public var description: String {
    "\(summary) has no action \"\(action)\". "
      + (known.isEmpty ? "It has none at all." : "It has: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
  }
}
