import Graph

/// Something that the keyboard's input can go to. It lives as long as its view.
@MainActor
package class FocusTarget {
  /// The bindings around the view, innermost first, as its environment had them when it was made.
  package final let connections: [FocusConnection]
  private let environment: WeakAttribute<EnvironmentValues>
  private unowned let host: ViewGraph

  package init(_ inputs: _ViewInputs) {
    host = inputs.host
    environment = inputs.environment.weak
    connections = inputs.environment.peek().focusConnections
    for connection in connections { connection.add(self) }
    let host = inputs.host
    Subgraph.current!.onDestroy { [weak self] in
      guard let self else { return }
      for connection in self.connections { connection.remove(self) }
      host.events.focus.targetEnded(self)
    }
  }

  package final var canFocus: Bool { environment.attribute?.peek().isEnabled ?? false }
  package final var isFocused: Bool { host.events.focus.target === self }
  package final func focus() { host.events.focus.focus(self) }

  package func focusChanged(_ isFocused: Bool) {}
  /// False if the key means nothing to it.
  package func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool { false }
  package func insert(_ text: String) {}
}

/// Knows which view of a window has the keyboard.
@MainActor
package final class FocusKeeper {
  private unowned let host: ViewGraph
  package private(set) var target: FocusTarget?

  init(_ host: ViewGraph) { self.host = host }

  /// Gives the keyboard to a view, or to none. A disabled view does not take it.
  package func focus(_ new: FocusTarget?) {
    if let new, !new.canFocus { return }
    guard new !== target else { return }
    let old = target
    target = new
    if let old {
      old.focusChanged(false)
      for connection in old.connections where new?.connections.contains(where: { $0 === connection }) != true {
        connection.targetLost()
      }
    }
    if let new {
      new.focusChanged(true)
      for connection in new.connections { connection.targetGained() }
    }
  }

  /// To the next view in reading order, round and round.
  package func move(backwards: Bool) {
    var targets: [FocusTarget] = []
    func visit(_ node: AccessibilityNode) {
      if let target = node.focusTarget, target.canFocus { targets.append(target) }
      node.children.forEach(visit)
    }
    host.preference(AccessibilityKey.self).nodes.forEach(visit)
    guard !targets.isEmpty else { return }
    guard let index = targets.firstIndex(where: { $0 === target }) else {
      return focus(backwards ? targets.last : targets.first)
    }
    focus(targets[(index + (backwards ? targets.count - 1 : 1)) % targets.count])
  }

  fileprivate func targetEnded(_ ended: FocusTarget) {
    guard target === ended else { return }
    target = nil
    for connection in ended.connections { connection.targetLost() }
  }
}
