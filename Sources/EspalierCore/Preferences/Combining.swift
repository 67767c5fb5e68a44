// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// Siblings that were fixed when the tree was made. A sibling that writes nothing gives no value at all
/// (specification P15); a single value passes through without `reduce`.
package final class JoinedNode: PreferenceNode {
  private let parts: [PreferenceNode]
  private let zIndexes: [Attribute<Double>?]
  @exclusivity(unchecked) private var memo = PreferenceMemo()

  private init(_ parts: [PreferenceNode], zIndexes: [Attribute<Double>?]) {
    self.parts = parts
    self.zIndexes = zIndexes
    super.init()
  }

  package static func joining(_ parts: [(PreferenceNode?, Attribute<Double>?)]) -> PreferenceNode {
    // A closure would be checked for its actor at each call.
    var nodes: [PreferenceNode] = []
    nodes.reserveCapacity(parts.count)
    // Nearly no view has an index.
    var zIndexes: [Attribute<Double>?] = []
    for case (let node?, let zIndex) in parts {
      if zIndex != nil, zIndexes.isEmpty { zIndexes = Array(repeating: nil, count: nodes.count) }
      if zIndex != nil || !zIndexes.isEmpty { zIndexes.append(zIndex) }
      nodes.append(node)
    }
    return nodes.count == 1 ? nodes[0] : JoinedNode(nodes, zIndexes: zIndexes)
  }

  /// The same for siblings in drawing order.
  package static func joining(_ nodes: [PreferenceNode?]) -> PreferenceNode {
    var parts: [PreferenceNode] = []
    for case let node? in nodes { parts.append(node) }
    return parts.count == 1 ? parts[0] : JoinedNode(parts, zIndexes: [])
  }

  // Specialised for the key that every view has: unspecialised code looks up the type of the array at each part.
  @_specialize(where Key == DisplayListKey)
  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    memo.attribute(for: key) {
      var values: [Attribute<Key.Value>] = []
      values.reserveCapacity(parts.count)
      var order: [Attribute<Double>?] = []
      for index in parts.indices {
        guard let value = parts[index].attribute(for: key) else { continue }
        values.append(value)
        if !zIndexes.isEmpty { order.append(zIndexes[index]) }
      }
      if values.count < 2 { return values.first }
      return subgraph.apply {
        if !order.isEmpty, Key._onScreen?.isDisplayOrdered == true {
          return Attribute(OrderedCombine<Key>(values: values, zIndexes: order))
        }
        return Attribute(Combine<Key>(values: values))
      }
    }
  }

  package override var children: [PreferenceNode] { parts }
  package override var label: String { "siblings" }
}

// Reads: the siblings' values, as far as `reduce` requests them.
// Produces: their combination, from the first to the last.
// Costs: one `reduce` less than there are values.
struct Combine<Key: PreferenceKey>: Rule {
  var values: [Attribute<Key.Value>]

  mutating func value() -> Key.Value { combine(values, Key.self) }

  nonisolated static var label: String { "combine \(Key.self)" }
}

/// The values of siblings as one; the default if there are none.
@MainActor
package func combine<Key: PreferenceKey>(_ values: [Attribute<Key.Value>], _ key: Key.Type) -> Key.Value {
  if values.isEmpty { return Key.defaultValue }
  if let join = Key._onScreen?.join { return join(values) }
  var result = values[0].value
  for index in 1..<values.count {
    WorkCounters.current?.countReduce(Key.self)
    let next = values[index]
    Key.reduce(value: &result) { next.value }
  }
  return result
}

/// Siblings in the order in which they are drawn.
private struct OrderedCombine<Key: PreferenceKey>: Rule {
  let values: [Attribute<Key.Value>]
  let zIndexes: [Attribute<Double>?]

  mutating func value() -> Key.Value {
    combine(inDisplayOrder(values, zIndexes: zIndexes), Key.self)
  }

  nonisolated static var label: String { "combine \(Key.self) by zIndex" }
}

/// Back to front: by z-index, then in the order of the list (specification L38).
@MainActor
package func inDisplayOrder<T>(_ values: [T], zIndexes: [Attribute<Double>?]) -> [T] {
  let indexes = zIndexes.map { $0?.value ?? 0 }
  return values.indices.sorted { indexes[$0] != indexes[$1] ? indexes[$0] < indexes[$1] : $0 < $1 }.map { values[$0] }
}
