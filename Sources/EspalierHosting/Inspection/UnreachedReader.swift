// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Reads: the flows of one key, and the preference tree.
// Produces: for readers that no writer reaches, the places of the writers, and the view around both.
// Costs: O(nodes + (readers + writers) × depth), only if a reader has no writer in it.

/// A reader of a key in whose views nothing writes it, although other views do.
@MainActor
struct UnreachedReader {
  private let reader: PreferenceFlow
  private let writers: WriterPlaces
  /// The innermost view around the reader and all the writers.
  private let meeting: String?
  /// Whether the reader is applied to a view inside of a writer's view.
  private let isInside: Bool

  static func all(in roots: [PreferenceFlow], below root: PreferenceNode) -> [UnreachedReader] {
    let flows = roots.flatMap(\.all)
    let writers = flows.filter { $0.isSource }
    let readers = flows.filter { $0.role == .reads && !$0.containsSource }
    if writers.isEmpty || readers.isEmpty { return [] }
    let tree = NodePaths(root)
    let places = WriterPlaces(writers, tree)
    return readers.map { UnreachedReader(reader: $0, writers: places, tree) }
  }

  private init(reader: PreferenceFlow, writers: WriterPlaces, _ tree: NodePaths) {
    self.reader = reader
    self.writers = writers
    let path = tree.path(to: reader.node)
    isInside = path.contains { writers.nodes.contains(ObjectIdentifier($0)) }
    let views = NodePaths.common(path, writers.common).compactMap { $0 as? MarkNode }
    let owner = views.last { !($0.viewType is any _PrimitiveView.Type) && isUsersType($0.viewType) }
    meeting = views.last.map { innermost in
      shortName(of: innermost.viewType)
        + (owner.flatMap { $0 === innermost ? nil : " in " + shortName(of: $0.viewType) } ?? "")
    }
  }

  /// The places of the writers, the reason why the reader gets none of their values, and the right place of a reader.
  var explanation: String {
    let advice =
      isInside
      ? "apply the reader after the writer" : "apply the reader to the \(meeting ?? "view around both"), or further out"
    return "\(reader.label ?? "The reader") \(reader.whereabouts) has no writer in it. The key is written "
      + "\(isInside ? "around it" : "elsewhere in the tree"): \(writers.text). A value only reaches readers that are applied "
      + "around its writer (onPreferenceChange, overlayPreferenceValue, backgroundPreferenceValue): \(advice)."
  }
}

/// The writers of a key.
@MainActor
private struct WriterPlaces {
  let nodes: Set<ObjectIdentifier>
  /// The nodes around all writers, from the root.
  let common: [PreferenceNode]
  /// The first three places.
  let text: String

  init(_ writers: [PreferenceFlow], _ tree: NodePaths) {
    nodes = Set(writers.map { ObjectIdentifier($0.node) })
    common = writers.dropFirst().reduce(tree.path(to: writers[0].node)) {
      NodePaths.common($0, tree.path(to: $1.node))
    }
    let places = writers.map(\.whereabouts).filter { !$0.isEmpty }
    text = places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
  }
}

/// The nodes around each node of a tree. Made in O(nodes).
@MainActor
private struct NodePaths {
  /// Each node, which is retained so that no other one gets its address, and the node around it.
  private var places: [ObjectIdentifier: (node: PreferenceNode, parent: PreferenceNode?)] = [:]

  init(_ root: PreferenceNode) {
    places[ObjectIdentifier(root)] = (root, nil)
    var rest = [root]
    while let node = rest.popLast() {
      for child in node.children where places[ObjectIdentifier(child)] == nil {
        places[ObjectIdentifier(child)] = (child, node)
        rest.append(child)
      }
    }
  }

  /// The nodes from the root to the node; empty for one that is not in the tree.
  func path(to node: PreferenceNode) -> [PreferenceNode] {
    var path: [PreferenceNode] = []
    var place = places[ObjectIdentifier(node)]
    while let (node, parent) = place {
      path.append(node)
      place = parent.flatMap { places[ObjectIdentifier($0)] }
    }
    return path.reversed()
  }

  static func common(_ a: [PreferenceNode], _ b: [PreferenceNode]) -> [PreferenceNode] {
    Array(zip(a, b).prefix { $0 === $1 }.map(\.0))
  }
}
