// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

// Reads: the accessibility list at the root.
// Produces: the elements that a screen reader would find, in its order: without those that are hidden from it, and
// without the parts of elements, which locators of tests find.
// Costs: O(elements).

extension ViewGraph {
  /// The accessible elements: role, identifier, label, whether it is selected, actions, frame on screen, value.
  package func accessibilityTree() -> [DumpNode] { accessible(accessibilityNodes) }

  /// One element without those in it, as a line of the tree.
  package func accessibilityLine(of node: AccessibilityNode) -> String { accessible(node, children: []).line }

  private func accessible(_ nodes: [AccessibilityNode]) -> [DumpNode] {
    nodes.inReadingOrder.filter { !$0.isPart }.map { accessible($0, children: accessible($0.children)) }
  }

  private func accessible(_ node: AccessibilityNode, children: [DumpNode]) -> DumpNode {
    var details: [String] = []
    if let identifier = node.identifier { details.append("#" + identifier) }
    if let label = node.label ?? node.text { details.append(describeForDump(label)) }
    if let text = node.text, let label = node.label, text != label { details.append("text \(describeForDump(text))") }
    if let hint = node.hint { details.append("hint \(describeForDump(hint))") }
    if node.isModal { details.append("modal") }
    if node.traits.contains(.isSelected) { details.append("selected") }
    if !node.isEnabled { details.append("disabled") }
    let actions = node.actionNames
    for rotor in node.rotors {
      details.append("rotor \(describeForDump(rotor.name)) of \(rotor.entries.count)")
    }
    if !actions.isEmpty { details.append("actions " + actions.joined(separator: ", ")) }
    return DumpNode(
      node.role.rawValue, detail: details.isEmpty ? nil : details.joined(separator: " "), frame: node.frame,
      value: node.value.map(describeForDump), children: children)
  }
}
