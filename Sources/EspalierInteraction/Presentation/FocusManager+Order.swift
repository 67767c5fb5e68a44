// SPDX-License-Identifier: MIT

extension FocusManager {
  /// The target that has the keyboard, for a view that appears. No target has it while a layer comes that takes it from what is behind.
  package var targetInFront: FocusTarget? {
    guard let front = host?.presentedLayers.last, !isInFront(front) else { return target }
    return nil
  }

  /// To the next view in reading order, round and round; in the front layer where one is presented.
  ///
  /// Where the next view is outside of a lazy container, the container's rows that are not made yet come first.
  package func move(backwards: Bool, includesControls: Bool = false) {
    let includesControls = includesControls || reachesControls
    let stops = stops(includesControls: includesControls)
    guard !stops.isEmpty else { return }
    guard let index = stops.firstIndex(where: { $0.target === target }) else {
      return go(to: (backwards ? stops.last : stops.first)?.target)
    }
    let next = (index + (backwards ? stops.count - 1 : 1)) % stops.count
    let isRound = backwards ? next >= index : next <= index
    for scope in stops[index].scopes.reversed() {
      if !isRound, stops[next].scopes.contains(where: { $0.view == scope.view }) { break }
      let found = scope.targetBeyond?(backwards) {
        $0.canFocus && (includesControls || $0.interactions.isAlwaysReached)
      }
      // It is in view, but has no place there before the next update.
      if let found {
        focus(found)
        found.client?.enteredByKeyboard()
        return
      }
    }
    go(to: stops[next].target)
  }

  /// To the first or the last control of the front layer.
  package func moveToEnd(isLast: Bool) {
    let stops = stops(includesControls: true)
    go(to: (isLast ? stops.last : stops.first)?.target)
  }

  /// To the next control whose name begins with a character, whatever its case. False if there is none.
  package func move(toLabel character: Character) -> Bool {
    let stops = stops(includesControls: true)
    let start = (stops.firstIndex { $0.target === target } ?? -1) + 1
    let letter = character.lowercased()
    let next = (0..<stops.count).lazy.map { stops[(start + $0) % stops.count] }
      .first { $0.label.prefix(1).lowercased() == letter }
    if let next { go(to: next.target) }
    return next != nil
  }

  /// In a window or layer that has come: its first text field has the keyboard, unless a view has it or another one that
  /// takes input comes before. What is in bars is not first.
  package func startInField() {
    guard startsInFields, target == nil, let host else { return }
    func first(_ nodes: [AccessibilityNode]) -> (target: FocusTarget, isField: Bool)? {
      for node in nodes where node.kind != .toolbar && !node.traits.contains(.isSearchField) {
        if let target = node.focusTarget, target.canFocus, target.interactions.isAlwaysReached {
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

  /// In a layer that has come: an alert's first field is written in at once, a menu's keys go on from what is chosen.
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
      // After what the views do when they appear, and the states of focus that they write then.
      host.work.enqueueSettling { [weak self] in
        self?.host?.work.enqueueAction(.change) { [weak self] in self?.startInField() }
      }
    }
  }

  /// One place that the keyboard goes to.
  private struct Stop {
    let target: FocusTarget
    let label: String
    /// The elements around it that may have more than what is made, outermost first.
    let scopes: [AccessibilityNode]
  }

  /// In reading order.
  private func stops(includesControls: Bool) -> [Stop] {
    var stops: [Stop] = []
    var scopes: [AccessibilityNode] = []
    func visit(_ node: AccessibilityNode) {
      if let target = node.focusTarget, target.canFocus, includesControls || target.interactions.isAlwaysReached {
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

  /// As a key does: what has the keyboard then can be seen.
  private func go(to new: FocusTarget?) {
    focus(new)
    new?.client?.enteredByKeyboard()
    new?.reveal()
  }
}
