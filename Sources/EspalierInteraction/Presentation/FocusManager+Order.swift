// SPDX-License-Identifier: MIT

extension FocusManager {
  /// The target that has the keyboard, for a view that appears. Nil while a new layer takes the keyboard from the views
  /// behind it.
  package var targetInFront: FocusTarget? {
    guard let front = host?.presentedLayers.last, !isInFront(front) else { return target }
    return nil
  }

  /// Moves the keyboard to the next view in reading order, cyclically; within the front layer if one is presented.
  ///
  /// If the next view is outside of a lazy container, the container's rows that are not made yet come first.
  package func move(backwards: Bool) {
    let stops = stops
    guard !stops.isEmpty else { return }
    guard let index = stops.firstIndex(where: { $0.target === target }) else {
      return go(to: preferred(to: (backwards ? stops.last : stops.first)?.target, of: stops))
    }
    let next = (index + (backwards ? stops.count - 1 : 1)) % stops.count
    let isRound = backwards ? next >= index : next <= index
    for scope in stops[index].scopes.reversed() {
      if !isRound, stops[next].scopes.contains(where: { $0.view == scope.view }) { break }
      let found = scope.targetBeyond?(backwards) { $0.canFocus }
      // The view is in the viewport, but its new place is known only after the next update.
      if let found {
        focus(found)
        found.client?.enteredByKeyboard()
        return
      }
    }
    go(to: preferred(to: stops[next].target, of: stops))
  }

  /// The view that takes the keyboard in place of the next one: the default focus of the outermost scope that the keyboard enters.
  private func preferred(to next: FocusTarget?, of stops: [Stop]) -> FocusTarget? {
    let around = target?.defaultFocusScopes ?? []
    let entered = next?.defaultFocusScopes.filter { !around.contains($0) } ?? []
    return entered.lazy.compactMap { scope in stops.first { scope.prefers($0.target) }?.target }.first ?? next
  }

  /// Moves the keyboard to the first or the last control of the front layer.
  package func moveToEnd(isLast: Bool) {
    let stops = stops
    go(to: (isLast ? stops.last : stops.first)?.target)
  }

  /// Moves the keyboard to the next control whose name begins with a character, in either case. False if there is none.
  package func move(toLabel character: Character) -> Bool {
    let stops = stops
    let start = (stops.firstIndex { $0.target === target } ?? -1) + 1
    let letter = character.lowercased()
    let next = (0..<stops.count).lazy.map { stops[(start + $0) % stops.count] }
      .first { $0.label.prefix(1).lowercased() == letter }
    if let next { go(to: next.target) }
    return next != nil
  }

  /// Gives the keyboard to the first text field of a new window or layer, unless a view has it or another view that
  /// takes input comes before. Views in bars do not count.
  package func startInField() {
    guard startsInFields, target == nil, let host else { return }
    func first(_ nodes: [AccessibilityNode]) -> (target: FocusTarget, isField: Bool)? {
      for node in nodes where node.kind != .toolbar && !node.traits.contains(.isSearchField) {
        if let target = node.focusTarget, target.canFocus, target.interactions.takesInput {
          return (target, node.editor != nil)
        }
        if let found = first(node.children) { return found }
      }
      return nil
    }
    guard let found = first(host.frontAccessibility.nodes), found.isField else { return }
    focus(found.target)
    found.target.client?.enteredByKeyboard()
  }

  /// Gives the keyboard to a view of a new layer: an alert's first field, the chosen item of a menu.
  func startInFrontLayer() {
    guard target == nil, let host, let layer = host.frontLayer else { return }
    func first(_ nodes: [AccessibilityNode], _ isMeant: (AccessibilityNode) -> Bool) -> FocusTarget? {
      for node in nodes {
        if isMeant(node), let target = node.focusTarget, target.canFocus { return target }
        if let found = first(node.children, isMeant) { return found }
      }
      return nil
    }
    func inside(_ kind: AccessibilityKind, _ nodes: [AccessibilityNode]) -> [AccessibilityNode]? {
      for node in nodes {
        if node.kind == kind { return node.children }
        if let found = inside(kind, node.children) { return found }
      }
      return nil
    }
    let nodes = host.frontAccessibility.nodes
    if let alert = inside(.alert, nodes) {
      go(to: first(alert) { $0.role == .textField || $0.role == .secureTextField })
    } else if let menu = inside(.menu, nodes) {
      let chosen = layer.startsAtChosen || wasTaken ? first(menu) { $0.traits.contains(.isSelected) } : nil
      go(to: chosen ?? (layer.startsAtFirst ? first(menu) { _ in true } : nil))
    } else if startsInFields {
      // After the views' actions on appearance, and the states of focus that these write.
      host.work.enqueueSettling { [weak self] in
        self?.host?.work.enqueueAction(.change) { [weak self] in self?.startInField() }
      }
    }
  }

  /// One target of the keyboard.
  private struct Stop {
    let target: FocusTarget
    let label: String
    /// The elements around the target that may have more than the views that are made, outermost first.
    let scopes: [AccessibilityNode]
  }

  /// The targets in reading order.
  private var stops: [Stop] {
    var stops: [Stop] = []
    var scopes: [AccessibilityNode] = []
    func visit(_ node: AccessibilityNode) {
      if let target = node.focusTarget, target.canFocus {
        stops.append(Stop(target: target, label: node.label ?? node.text ?? "", scopes: scopes))
      }
      let isScope = node.targetBeyond != nil
      if isScope { scopes.append(node) }
      node.children.forEach(visit)
      if isScope { scopes.removeLast() }
    }
    host?.frontAccessibility.nodes.forEach(visit)
    return stops
  }

  /// Focuses a target as a key does: the view that has the keyboard then is scrolled into view.
  private func go(to new: FocusTarget?) {
    focus(new)
    new?.client?.enteredByKeyboard()
    new?.reveal()
  }
}
