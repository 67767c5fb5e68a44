// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The nodes of a host's preference tree, each with the one around it, to find the views of an attribute.
@MainActor
struct ViewPlaces {
  private var nodes: [(node: PreferenceNode, parent: Int)] = []

  /// A bound for trees that are damaged, as they may be where a process crashes.
  private static let most = 200_000

  init(_ host: ViewGraph) {
    guard let root = host.root.outputs.preferences else { return }
    var waiting = [(node: root, parent: -1)]
    while let next = waiting.popLast(), nodes.count < Self.most {
      nodes.append(next)
      let index = nodes.count - 1
      for child in next.node.children.reversed() { waiting.append((child, index)) }
    }
  }

  /// The views down to the one that has this body.
  func path(toBody body: AnyAttribute) -> [String]? {
    nodes.lastIndex { ($0.node as? MarkNode)?.body.map { Graph.areOfOneNode($0, body) } ?? false }.map(path)
  }

  /// The views down to the one with this layout or drawing, or with the part of the tree in which the attribute was
  /// made: a row, a branch.
  func path(to place: AnyAttribute) -> [String]? {
    let own = nodes.lastIndex { node, _ in
      let attributes = [
        (node as? MarkNode)?.body, (node as? MarkNode)?.layout?.any, (node as? LeafNode)?.knownDisplayList,
      ]
      return attributes.contains { $0.map { Graph.areOfOneNode($0, place) } ?? false }
    }
    if let own { return path(own) }
    var seen: Set<ObjectIdentifier> = []
    for (node, _) in nodes where seen.insert(ObjectIdentifier(node.subgraph)).inserted {
      guard node.subgraph.contains(place) else { continue }
      return nodes.firstIndex { $0.node.subgraph === node.subgraph && $0.node.typeOfView != nil }.map(path)
    }
    return nil
  }

  private func path(_ index: Int) -> [String] {
    var names: [String] = []
    var current = index
    while current >= 0 {
      if let type = nodes[current].node.typeOfView { names.append(Self.name(of: type)) }
      current = nodes[current].parent
    }
    return names.reversed()
  }

  /// The name of a view type in a user's code: for the views of a layout, the layout.
  private static func name(of type: Any.Type) -> String {
    let name = "\(type)"
    guard name.hasPrefix("_LayoutView<") else { return shortName(of: type) }
    return String(name.dropFirst("_LayoutView<".count).prefix { $0 != "<" && $0 != "," })
  }
}
