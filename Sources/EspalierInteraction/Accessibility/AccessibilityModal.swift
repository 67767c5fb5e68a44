// SPDX-License-Identifier: MIT

// While a modal element shows, a screen reader finds only that element, and the layers in front of it.

extension [AccessibilityNode] {
  /// The elements; if one is modal, the others as parts, except those of layers in front of it. Of several the last
  /// takes precedence. O(elements).
  package var besideModal: [AccessibilityNode] {
    guard let layer = last(where: \.holdsModal)?.layer else { return self }
    return map { node in
      if node.layer > layer { return node }
      return node.layer < layer ? node.asPart : node
    }.besideModal(in: layer)
  }

  private func besideModal(in layer: Int) -> [AccessibilityNode] {
    guard let index = lastIndex(where: { $0.layer == layer && $0.holdsModal }) else { return self }
    return enumerated().map { place, node in
      if node.layer != layer { return node }
      if place != index { return node.asPart }
      guard !node.isModal else { return node }
      var result = node
      result.children = node.children.besideModal(in: 0)
      return result
    }
  }
}

extension AccessibilityNode {
  package var isModal: Bool { !self.isPart && self.traits.contains(.isModal) }
  fileprivate var holdsModal: Bool { isModal || children.contains(where: \.holdsModal) }
}
