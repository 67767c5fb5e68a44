import Graph

/// Siblings that were fixed when the tree was made. A sibling that writes nothing gives no value at all (oracle P15); a
/// single value passes through without `reduce`.
package final class JoinedNode: PreferenceNode {
  private let parts: [PreferenceNode]
  private let zIndexes: [Attribute<Double>?]
  private var memo = PreferenceMemo()

  private init(_ parts: [(node: PreferenceNode, zIndex: Attribute<Double>?)]) {
    self.parts = parts.map(\.node)
    zIndexes = parts.contains { $0.zIndex != nil } ? parts.map(\.zIndex) : []
    super.init()
  }

  package static func joining(_ parts: [(PreferenceNode?, Attribute<Double>?)]) -> PreferenceNode {
    let parts = parts.compactMap { part in part.0.map { (node: $0, zIndex: part.1) } }
    return parts.count == 1 ? parts[0].node : JoinedNode(parts)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    memo.attribute(for: key) {
      var values: [Attribute<Key.Value>] = []
      var order: [Attribute<Double>?] = []
      for (index, part) in parts.enumerated() {
        guard let value = part.attribute(for: key) else { continue }
        values.append(value)
        if !zIndexes.isEmpty { order.append(zIndexes[index]) }
      }
      if values.count < 2 { return values.first }
      return subgraph.apply {
        if !order.isEmpty, Key.self is any DisplayOrderedKey.Type {
          return Attribute(OrderedCombine<Key>(values: values, zIndexes: order))
        }
        return Attribute(Combine<Key>(values: values))
      }
    }
  }

  package override var children: [PreferenceNode] { parts }
  package override var label: String { "siblings" }
}

// Reads: the siblings' values, as far as `reduce` asks for them.
// Produces: their combination, from the first to the last.
// Costs: one `reduce` less than there are values.
struct Combine<Key: PreferenceKey>: Rule {
  var values: [Attribute<Key.Value>]

  mutating func value() -> Key.Value { combine(values, Key.self) }

  nonisolated static var label: String { "combine \(Key.self)" }
}

@MainActor
private func combine<Key: PreferenceKey>(_ values: [Attribute<Key.Value>], _ key: Key.Type) -> Key.Value {
  guard let first = values.first else { return Key.defaultValue }
  var result = first.value
  for next in values.dropFirst() {
    WorkCounters.current?.countReduce(Key.self)
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

/// Back to front: by z-index, then in the order of the list (oracle L38).
@MainActor
private func inDisplayOrder<T>(_ values: [T], zIndexes: [Attribute<Double>?]) -> [T] {
  let indexes = zIndexes.map { $0?.value ?? 0 }
  return values.indices.sorted { indexes[$0] != indexes[$1] ? indexes[$0] < indexes[$1] : $0 < $1 }.map { values[$0] }
}

/// Siblings that come and go. There is always a value: the default where nobody writes (oracle P16, P17, P37).
package final class ChangingNode: PreferenceNode {
  private let snapshot: Attribute<ContainerSnapshot>
  private var memo = PreferenceMemo()

  package init(_ snapshot: Attribute<ContainerSnapshot>) {
    self.snapshot = snapshot
    super.init()
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    memo.attribute(for: key) {
      subgraph.apply {
        let chunks = Attribute(ChangingChunks<Key>(snapshot: snapshot, subgraph: subgraph))
        return Attribute(CombineChunks<Key>(chunks: chunks))
      }
    }
  }

  package override var children: [PreferenceNode] { snapshot.peek().items.compactMap(\.outputs.preferences) }
  package override var label: String { "changing siblings" }
}

// Reads: the list of children, for drawing also their z-indexes; no values.
// Produces: at most 32 attributes to combine. More children than that are combined in chunks of 32, and chunks of chunks,
// so that one change costs O(log n) calls of `reduce`.
// Costs: O(children) when the list changed.
private struct ChangingChunks<Key: PreferenceKey>: Rule {
  let snapshot: Attribute<ContainerSnapshot>
  let subgraph: Subgraph
  /// The chunks that stand, by level: kept as long as their members do.
  var chunks: [[Attribute<Key.Value>]] = []
  var members: [[[Attribute<Key.Value>]]] = []

  init(snapshot: Attribute<ContainerSnapshot>, subgraph: Subgraph) {
    self.snapshot = snapshot
    self.subgraph = subgraph
  }

  static var chunkSize: Int { 32 }

  mutating func value() -> [Attribute<Key.Value>] {
    let snapshot = self.snapshot.value
    var items = snapshot.items
    if Key._includesRemovedValues { items += snapshot.leaving }
    if items.contains(where: { $0.zIndex != nil }) || (Key._includesRemovedValues && !snapshot.leaving.isEmpty) {
      items = inDisplayOrder(items, zIndexes: items.map(\.zIndex))
    }
    var values = Graph.untracked { items.compactMap { $0.outputs.preferences?.attribute(for: Key.self) } }
    var level = 0
    while values.count > Self.chunkSize {
      values = chunked(values, level)
      level += 1
    }
    return values
  }

  private mutating func chunked(_ values: [Attribute<Key.Value>], _ level: Int) -> [Attribute<Key.Value>] {
    if chunks.count == level {
      chunks.append([])
      members.append([])
    }
    let count = (values.count + Self.chunkSize - 1) / Self.chunkSize
    for index in 0..<count {
      let part = Array(values[index * Self.chunkSize..<min((index + 1) * Self.chunkSize, values.count)])
      if index == chunks[level].count {
        chunks[level].append(subgraph.apply { Attribute(Combine<Key>(values: part)) })
        members[level].append(part)
      } else if members[level][index] != part {
        members[level][index] = part
        chunks[level][index].mutateRule(Combine<Key>.self) { $0.values = part }
        chunks[level][index].invalidate()
      }
    }
    return Array(chunks[level][..<count])
  }

  nonisolated static var label: String { "chunks of \(Key.self)" }
}

// Reads: the chunks, and their values as far as `reduce` asks for them.
// Produces: their combination in display order; the default where there are none.
private struct CombineChunks<Key: PreferenceKey>: Rule {
  let chunks: Attribute<[Attribute<Key.Value>]>
  mutating func value() -> Key.Value { combine(chunks.value, Key.self) }
  nonisolated static var label: String { "combine \(Key.self)" }
}
