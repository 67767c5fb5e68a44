// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import Foundation

// Reads: the preference tree, for each key that a user's view writes, changes or reads.
// Produces: per key the readers, how the value was combined, the writers; values only below a reader, for elsewhere they
// are not computed.
// Costs: O(keys × nodes); may compute a value that `reduce` left out.

extension ViewGraph {
  /// The users' preferences as they flow: readers outermost, then what they read.
  package func preferenceTree() -> [DumpNode] {
    guard let root = self.root.outputs.preferences else { return [] }
    return subgraph.apply { keys(in: root).map { PreferenceFlow(key: $0).tree(root) } }
  }

  /// The users' keys in the order in which they are visited from the root down.
  private func keys(in root: PreferenceNode) -> [any PreferenceKey.Type] {
    var keys: [any PreferenceKey.Type] = []
    var known: Set<ObjectIdentifier> = []
    func visit(_ node: PreferenceNode) {
      for key in node.ownKeys where known.insert(ObjectIdentifier(key)).inserted { keys.append(key) }
      node.children.forEach(visit)
    }
    visit(root)
    return keys
  }
}

/// The path of one key through the tree.
@MainActor
private struct PreferenceFlow {
  let key: any PreferenceKey.Type

  func tree(_ root: PreferenceNode) -> DumpNode {
    let children = flow(root, owner: nil, isRead: false)
    let isRead = children.contains { $0.name == "reads" || contains("reads", $0) }
    return DumpNode("\(key)", detail: isRead ? nil : "without a reader", children: children)
  }

  private func contains(_ name: String, _ node: DumpNode) -> Bool {
    node.children.contains { $0.name == name || contains(name, $0) }
  }

  /// - Parameters:
  ///   - owner: the user's view whose body `node` belongs to.
  ///   - isRead: whether a reader above reads the value of `node`.
  private func flow(_ node: PreferenceNode, owner: String?, isRead: Bool) -> [DumpNode] {
    var inner = owner
    if let mark = node as? MarkNode, !(mark.viewType is any _PrimitiveView.Type) {
      inner = shortName(of: mark.viewType)
    }
    guard let role = node.role(for: key) else { return combined(node, owner: inner, isRead: isRead) }
    let reads = role == "reads"
    let readsBelow = reads || (isRead && role != "writes")
    let below = node.children.flatMap { flow($0, owner: inner, isRead: readsBelow) }
    var detail = reads ? node.label : ""
    if let place = place(of: node) { detail += " on " + place }
    if let inner { detail += " in " + inner }
    if !reads, !isRead { detail += ", not read" }
    return [
      DumpNode(
        role, detail: detail.trimmingCharacters(in: .whitespaces), value: reads || isRead ? value(of: node) : nil,
        children: below)
    ]
  }

  /// Siblings: their combination where two or more give a value to a reader.
  private func combined(_ node: PreferenceNode, owner: String?, isRead: Bool) -> [DumpNode] {
    let below = node.children.flatMap { flow($0, owner: owner, isRead: isRead) }
    guard isRead else { return below }
    if node is ChangingNode, below.isEmpty {
      return [DumpNode("default", detail: "of siblings that come and go", value: value(of: node))]
    }
    guard node.children.count > 1, below.count > 1 else { return below }
    return [DumpNode("combines", detail: "\(below.count) values", value: value(of: node), children: below)]
  }

  /// The value of the key at a node, as it is now.
  private func value(of node: PreferenceNode) -> String? {
    func open<Key: PreferenceKey>(_ key: Key.Type) -> String? {
      node.attribute(for: key).map { describeForDump($0.peek()) }
    }
    return open(key)
  }

  /// The view that a modifier was applied to.
  private func place(of node: PreferenceNode) -> String? {
    for child in node.children where !(child is LayerNode) {
      if let mark = child as? MarkNode { return shortName(of: mark.viewType) }
      if let leaf = child as? LeafNode { return leaf.shortDescription }
      if let place = place(of: child) { return place }
    }
    return nil
  }
}

extension LeafNode {
  /// The view's type and the text that it shows.
  package var shortDescription: String {
    (viewType.map { shortName(of: $0) } ?? label) + (quotedText.map { " " + $0 } ?? "")
  }

  /// The text that the leaf shows.
  package var quotedText: String? {
    attribute(for: AccessibilityKey.self)?.peek().nodes.first?.text.map(describeForDump)
  }
}
