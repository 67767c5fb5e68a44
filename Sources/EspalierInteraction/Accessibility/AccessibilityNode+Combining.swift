// SPDX-License-Identifier: MIT

// One element that represents several.

extension AccessibilityNode {
  /// The elements at which a screen reader would stop: none if this one is hidden, and its children if it is only a container.
  var spokenElements: [AccessibilityNode] {
    if self.isPart { return [] }
    var result = self
    result.children = children.inReadingOrder.flatMap(\.spokenElements)
    let saysNothing = self.label == nil && self.value == nil && self.actions.isEmpty
    return saysNothing && (self.role == .group || !result.children.isEmpty) ? result.children : [result]
  }

  /// Takes over the labels, values and actions of others.
  mutating func combine(_ others: [AccessibilityNode]) {
    self.label = others.spokenLabel
    self.value = others.spokenValue
    self.isEnabled = others.isEmpty || others.contains(where: \.isEnabled)
    let activate = AccessibilityActionKind.default.name
    // An element has one default action; of several buttons, each becomes an action by its name.
    let isNamed = others.filter { $0.actions.contains { $0.name == activate } }.count > 1
    let all = others.flatMap { other in
      other.actions.map { action in
        guard isNamed, action.name == activate, let label = other.spokenLabel else { return action }
        return AccessibilityAction(name: label, perform: action.perform)
      }
    }
    self.actions = all.filter { $0.name == activate } + all.filter { $0.name != activate }
    if let first = others.first, !isNamed, others.allSatisfy({ $0.role == first.role }) { self.role = first.role }
  }

  fileprivate var spokenValue: String? { self.value ?? children.spokenValue }
}

extension [AccessibilityNode] {
  fileprivate var spokenValue: String? {
    let values = compactMap(\.spokenValue).filter { !$0.isEmpty }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
