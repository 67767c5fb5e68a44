// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import Foundation

/// A node of the flow of one key through the tree: a writer, a transformation, siblings whose values are combined, a reader.
@MainActor
package struct PreferenceFlow {
  package enum Role: String {
    case reads, transforms, writes
    /// Two or more values of siblings become one, by `reduce`.
    case combines
    /// Siblings that come and go, none of which writes the key now.
    case defaults = "default"
  }

  /// One call of `reduce`.
  package struct Step {
    package let before: String
    /// The next value; nil if `reduce` did not request it.
    package let next: String?
    package let after: String
    /// The part below from which the next value comes.
    package let part: Int
  }

  package let role: Role
  package let node: PreferenceNode
  /// The name of a reader: `onPreferenceChange`, `overlay`.
  package let label: String?
  /// The view that the modifier was applied to, and the user's view with that body.
  package let place: String?
  package let owner: String?
  /// Whether a reader above requests the values here.
  package let isRead: Bool
  /// The value; nil if no rule has computed it: `reduce` did not request it, or nothing reads the key.
  package let value: String?
  /// The steps of `reduce`, in order, for siblings.
  package let steps: [Step]
  package let parts: [PreferenceFlow]

  /// `on Text "a" in Row`.
  package var whereabouts: String {
    [place.map { "on " + $0 }, owner.map { "in " + $0 }].compactMap { $0 }.joined(separator: " ")
  }
}

/// One key and its flow through the tree.
@MainActor
package struct PreferenceKeyFlow {
  package let key: any PreferenceKey.Type
  package let defaultValue: String
  package let roots: [PreferenceFlow]
  /// The places of the writers and the right place of a reader, for each reader that no writer reaches although the key
  /// is written.
  package let advice: [String]

  package var isRead: Bool { roots.contains { $0.containsReader } }
}

extension PreferenceFlow {
  var containsReader: Bool { role == .reads || parts.contains { $0.containsReader } }
  var isSource: Bool { role == .writes || role == .transforms }
  /// Whether a node below gives the key a value.
  var containsSource: Bool { parts.contains { $0.isSource || $0.containsSource } }
  /// The flow itself and all below it.
  var all: [PreferenceFlow] { [self] + parts.flatMap(\.all) }
}

// Reads: the preference tree, for each key that a user's view writes, changes or reads.
// Costs: O(keys × nodes); calls `reduce` once more for values that are known, and computes no unknown one.

extension ViewGraph {
  /// The flows of the users' preferences: readers outermost, then the values that they read.
  package func preferenceFlows() -> [PreferenceKeyFlow] {
    guard let root = self.root.outputs.preferences else { return [] }
    return subgraph.apply { keys(in: root).map { flow(of: $0, in: root) } }
  }

  /// One key's flow; empty if no view writes, changes or reads it.
  package func preferenceFlow(of key: any PreferenceKey.Type) -> PreferenceKeyFlow? {
    self.root.outputs.preferences.map { root in subgraph.apply { flow(of: key, in: root) } }
  }

  private func flow(of key: any PreferenceKey.Type, in root: PreferenceNode) -> PreferenceKeyFlow {
    func open<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceKeyFlow {
      let roots = PreferenceFlowReader<Key>().flows(root, owner: nil, container: nil, isRead: false)
      return PreferenceKeyFlow(
        key: key, defaultValue: describeForDump(Key.defaultValue), roots: roots,
        advice: UnreachedReader.all(in: roots, below: root).map(\.explanation))
    }
    return open(key)
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

@MainActor
private struct PreferenceFlowReader<Key: PreferenceKey> {
  /// - Parameters:
  ///   - owner: the user's view whose body `node` belongs to.
  ///   - container: the innermost view around `node`.
  ///   - isRead: whether a reader above reads the value of `node`.
  func flows(_ node: PreferenceNode, owner: String?, container: String?, isRead: Bool) -> [PreferenceFlow] {
    var inner = owner
    let container = (node as? MarkNode).map { shortName(of: $0.viewType) } ?? container
    if let mark = node as? MarkNode, !(mark.viewType is any _PrimitiveView.Type), isUsersType(mark.viewType) {
      inner = shortName(of: mark.viewType)
    }
    guard let role = node.role(for: Key.self).flatMap(PreferenceFlow.Role.init(rawValue:)) else {
      return combined(node, owner: inner, container: container, isRead: isRead)
    }
    let readsBelow = role == .reads || (isRead && role != .writes)
    return [
      PreferenceFlow(
        role: role, node: node, label: role == .reads ? node.label : nil, place: place(of: node), owner: inner,
        isRead: isRead, value: role == .reads || isRead ? value(of: node) : nil, steps: [],
        parts: node.children.flatMap { flows($0, owner: inner, container: container, isRead: readsBelow) })
    ]
  }

  /// Siblings: their combination if two or more give a value to a reader.
  private func combined(_ node: PreferenceNode, owner: String?, container: String?, isRead: Bool) -> [PreferenceFlow] {
    let parts = node.children.map { node in
      (node: node, flows: flows(node, owner: owner, container: container, isRead: isRead))
    }
    let below = parts.flatMap(\.flows)
    guard isRead else { return below }
    if node is ChangingNode, below.isEmpty {
      return [flow(.defaults, node, owner: owner, place: nil, steps: [], parts: [])]
    }
    guard node.children.count > 1, below.count > 1 else { return below }
    // A sibling with several flows has combined them itself, if it could: one of them represents all.
    let values = parts.filter { !$0.flows.isEmpty }
    return [
      flow(
        .combines, node, owner: owner, place: container,
        steps: known(node) == nil ? [] : steps(values.map { ($0.node, $0.flows.count) }), parts: below)
    ]
  }

  private func flow(
    _ role: PreferenceFlow.Role, _ node: PreferenceNode, owner: String?, place: String?, steps: [PreferenceFlow.Step],
    parts: [PreferenceFlow]
  ) -> PreferenceFlow {
    PreferenceFlow(
      role: role, node: node, label: nil, place: place, owner: owner, isRead: true, value: value(of: node),
      steps: steps, parts: parts)
  }

  /// The value of the key at a node, if a rule has computed it.
  private func value(of node: PreferenceNode) -> String? {
    known(node).map { describeForDump($0.peek()) }
  }

  private func known(_ node: PreferenceNode) -> Attribute<Key.Value>? {
    guard let attribute = node.attribute(for: Key.self), Graph.hasCurrentValue(attribute.any) else { return nil }
    return attribute
  }

  /// The steps of `reduce` for the values of siblings: it is called once more, as the combination has called it.
  private func steps(_ siblings: [(node: PreferenceNode, flows: Int)]) -> [PreferenceFlow.Step] {
    guard let first = siblings.first, let attribute = known(first.node) else { return [] }
    var steps: [PreferenceFlow.Step] = []
    var result = attribute.peek()
    var part = first.flows
    for sibling in siblings.dropFirst() {
      let before = describeBriefly(result)
      var next: String?
      if let value = known(sibling.node) {
        Key.reduce(value: &result) {
          next = describeBriefly(value.peek())
          return value.peek()
        }
      }
      steps.append(PreferenceFlow.Step(before: before, next: next, after: describeBriefly(result), part: part))
      part += sibling.flows
    }
    return steps
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
