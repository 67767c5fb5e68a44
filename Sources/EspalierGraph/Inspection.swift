// SPDX-License-Identifier: MIT

extension Graph {
  package static func label(of attribute: AnyAttribute) -> String { labelOfNode(attribute.id) }

  package static func isInput(_ attribute: AnyAttribute) -> Bool {
    arena.nodes[Int(attribute.id)].flags.contains(.input)
  }

  /// Whether a read would run no rule, once the graph is drained.
  package static func hasCurrentValue(_ attribute: AnyAttribute) -> Bool {
    let flags = arena.nodes[Int(attribute.id)].flags
    return flags.contains(.hasValue) && flags.isDisjoint(with: .stale | .queued)
  }

  package static func height(of attribute: AnyAttribute) -> Int? {
    let height = arena.nodes[Int(attribute.id)].height
    return height == unknownHeight ? nil : Int(height)
  }

  /// The dependencies of the rule's last run, in reading order.
  package static func dependencies(of attribute: AnyAttribute) -> [AnyAttribute] {
    dependencyIDs(attribute.id).map { AnyAttribute(id: $0, offset: 0) }
  }

  package static func readers(of attribute: AnyAttribute) -> [AnyAttribute] {
    var result: [AnyAttribute] = []
    var edge = arena.nodes[Int(attribute.id)].firstReader
    while edge != 0 {
      result.append(AnyAttribute(id: arena.edges[Int(edge)].reader, offset: 0))
      edge = arena.edges[Int(edge)].nextReader
    }
    return result
  }

  /// The shortest chain of dependencies from `source` up to `sink`, both included; empty if there is none. O(nodes below sink).
  package static func path(from source: AnyAttribute, to sink: AnyAttribute) -> [AnyAttribute] {
    chain(from: source.id, to: sink.id).map { AnyAttribute(id: $0, offset: 0) }
  }

  /// The dependencies of some attributes as indented text.
  package static func describe(_ roots: [AnyAttribute], depth: Int = 6) -> String {
    var lines: [String] = []
    func visit(_ id: NodeID, _ level: Int) {
      let height = arena.nodes[Int(id)].height == unknownHeight ? "-" : "\(arena.nodes[Int(id)].height)"
      lines.append(String(repeating: "  ", count: level) + "#\(id) \(labelOfNode(id)) [height \(height)]")
      if level < depth { for dependency in dependencyIDs(id) { visit(dependency, level + 1) } }
    }
    for root in roots { visit(root.id, 0) }
    return lines.joined(separator: "\n")
  }
}

@MainActor
func labelOfNode(_ id: NodeID) -> String {
  if id == 0 || id >= arena.nodeCount { return "nothing" }
  let node = arena.nodes[Int(id)]
  // For a node that is gone only the type is left.
  return node.flags.contains(.dead) ? node.type.pointee.rule._label : node.type.pointee.rule._label(node.storage)
}

@MainActor
func dependencyIDs(_ id: NodeID) -> [NodeID] {
  var result: [NodeID] = []
  var edge = arena.nodes[Int(id)].firstDependency
  while edge != 0 {
    if arena.edges[Int(edge)].dependency != 0 { result.append(arena.edges[Int(edge)].dependency) }
    edge = arena.edges[Int(edge)].nextDependency
  }
  return result
}

/// Breadth first from `sink` down.
@MainActor
func chain(from source: NodeID, to sink: NodeID) -> [NodeID] {
  var above: [NodeID: NodeID] = [sink: 0]
  var wave = [sink]
  while !wave.isEmpty, above[source] == nil {
    var next: [NodeID] = []
    for id in wave {
      for dependency in dependencyIDs(id) where above[dependency] == nil {
        above[dependency] = id
        next.append(dependency)
      }
    }
    wave = next
  }
  guard above[source] != nil else { return [] }
  var path = [source]
  while let up = above[path.last!], up != 0 { path.append(up) }
  return path
}
