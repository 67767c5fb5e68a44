// SPDX-License-Identifier: MIT

import EspalierCore

/// The actions of screen readers that have no name of their own.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name of the action in dumps.
  let name: String

  /// The effect of a press on the element.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// Leaves the element's context.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The main action of the moment, such as answering a call or pausing music.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Removes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Opens the element's menu.
  public static let showMenu = AccessibilityActionKind(name: "show menu")

  private init(name: String) { self.name = name }

  /// A kind of action by its name.
  @MainActor @preconcurrency public init(named name: String) { self.name = name }
}

extension AccessibilityNode {
  /// Adds an action. It replaces an earlier one of its name; the default one comes first.
  mutating func add(_ action: AccessibilityAction) {
    self.actions.removeAll { $0.name == action.name }
    if action.name == AccessibilityActionKind.default.name {
      self.actions.insert(action, at: 0)
    } else {
      self.actions.append(action)
    }
  }
}

extension AccessibilityNode {
  /// The priority of the element. An identifier is a name around an element, which is read at that element's place.
  fileprivate var readingPriority: Double {
    guard self.role == .group, self.identifier != nil, children.count == 1 else { return self.sortPriority }
    return children[0].readingPriority
  }
}

extension [AccessibilityNode] {
  /// The elements with a higher priority first, the others in their order. It is used at each level where elements are
  /// read, not by the Tab key.
  package var inReadingOrder: [AccessibilityNode] {
    guard let priority = first?.readingPriority, contains(where: { $0.readingPriority != priority }) else {
      return self
    }
    return enumerated().sorted { ($1.element.readingPriority, $0.offset) < ($0.element.readingPriority, $1.offset) }
      .map(\.element)
  }
}

extension View {
  /// Performs `handler` when a screen reader requests an action of a kind for this view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return describing { $0.add(AccessibilityAction(name: actionKind.name) { handler() }) }
  }

  /// An action that a screen reader offers on this view under a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    let name = String(name)
    return describing { $0.add(AccessibilityAction(name: name) { handler() }) }
  }

  /// Lets a screen reader take this view's value up and down by steps.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return describing { $0.adjust = { handler($0) } }
  }

  /// Elements with a higher priority are read before their neighbours in the same container; 0 is that of all others.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    describing { $0.sortPriority = sortPriority }
  }
}

/// Gives one view the accessibility of another, which is not shown.
nonisolated public struct _AccessibilityRepresentation<Representation: View>: _PrimitiveViewModifier {
  let representation: Representation

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let other = Representation._makeView(view: modifier[\.representation], inputs: inputs).preferences
    // The other view's elements at this view's place; the view's own content can still be found there as a part.
    outputs.describe("accessibility representation", inputs: inputs, unshown: other) { view in
      var nodes = view.unshownElements.compactMap(\.withoutParts).map { node in
        var node = node
        node.frame = view.shownFrame
        return node
      }
      let shown = view.elements.map(\.asPart)
      if nodes.isEmpty { return shown }
      nodes[0].children += shown
      return nodes
    }
    return outputs
  }
}

extension View {
  /// Replaces the accessibility of this view by that of `representation`; nothing of it is drawn.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(_AccessibilityRepresentation(representation: representation()))
  }
}
