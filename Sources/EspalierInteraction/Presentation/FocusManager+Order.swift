// SPDX-License-Identifier: MIT

extension FocusManager {
  /// To the next view in reading order, round and round; in the front layer where one is presented.
  package func move(backwards: Bool, includesControls: Bool = false) {
    let targets = targets(includesControls: includesControls || reachesControls).map(\.target)
    guard !targets.isEmpty else { return }
    guard let index = targets.firstIndex(where: { $0 === target }) else {
      return go(to: backwards ? targets.last : targets.first)
    }
    go(to: targets[(index + (backwards ? targets.count - 1 : 1)) % targets.count])
  }

  /// To the first or the last control of the front layer.
  package func moveToEnd(isLast: Bool) {
    let targets = targets(includesControls: true)
    go(to: (isLast ? targets.last : targets.first)?.target)
  }

  /// To the next control whose name begins with a character, whatever its case. False if there is none.
  package func move(toLabel character: Character) -> Bool {
    let targets = targets(includesControls: true)
    let start = (targets.firstIndex { $0.target === target } ?? -1) + 1
    let letter = character.lowercased()
    let next = (0..<targets.count).lazy.map { targets[(start + $0) % targets.count] }
      .first { $0.label.prefix(1).lowercased() == letter }
    if let next { go(to: next.target) }
    return next != nil
  }

  /// In a layer that has come: an alert's first field is written in at once, a menu's keys go on from what is chosen.
  func startInFrontLayer() {
    guard target == nil, let host, host.frontLayer != nil else { return }
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
      go(to: first(menu) { $0.traits.contains(.isSelected) })
    }
  }

  /// In reading order.
  private func targets(includesControls: Bool) -> [(target: FocusTarget, label: String)] {
    var targets: [(target: FocusTarget, label: String)] = []
    func visit(_ node: AccessibilityNode) {
      if let target = node.focusTarget, target.canFocus, includesControls || target.interactions.isAlwaysReached {
        targets.append((target, node.label ?? node.text ?? ""))
      }
      node.children.forEach(visit)
    }
    host?.frontAccessibility.nodes.forEach(visit)
    return targets
  }

  /// As a key does: what has the keyboard then can be seen.
  private func go(to new: FocusTarget?) {
    focus(new)
    new?.reveal()
  }
}
