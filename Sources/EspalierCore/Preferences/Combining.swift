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
    var zIndexes: [Attribute<Double>?] = []
    var hasIndexes = false
    for case (let node?, let zIndex) in parts {
      nodes.append(node)
      zIndexes.append(zIndex)
      if zIndex != nil { hasIndexes = true }
    }
    return nodes.count == 1 ? nodes[0] : JoinedNode(nodes, zIndexes: hasIndexes ? zIndexes : [])
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
  if let join = Key._onScreen?.join { return join(values) }
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

/// Back to front: by z-index, then in the order of the list (specification L38).
@MainActor
private func inDisplayOrder<T>(_ values: [T], zIndexes: [Attribute<Double>?]) -> [T] {
  let indexes = zIndexes.map { $0?.value ?? 0 }
  return values.indices.sorted { indexes[$0] != indexes[$1] ? indexes[$0] < indexes[$1] : $0 < $1 }.map { values[$0] }
}

/// Siblings that come and go. There is always a value: the default without a writer (specification P16, P17, P37).
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
        return Attribute(CombineChunk<Key>(chunks: chunks, index: 0))
      }
    }
  }

  /// The children as they are now.
  package var items: [ContainerItem] { snapshot.peek().items }
  package override var children: [PreferenceNode] { items.compactMap(\.outputs.preferences) }
  package override var label: String { "changing siblings" }
}

// Reads: the list of children, for drawing also their z-indexes; no values.
// Produces: what to combine, in chunks of at most 32 attributes; the first chunk is the whole. More children than that
// are combined in chunks of their own, and chunks of chunks, so that one change costs O(log n) calls of `reduce`.
// Costs: O(children) when the list changed.
private struct ChangingChunks<Key: PreferenceKey>: Rule {
  typealias Member = Attribute<Key.Value>

  let snapshot: Attribute<ContainerSnapshot>
  let subgraph: Subgraph
  /// By level: the chunks that were ever needed, and where their members stand in the value.
  private var levels: [[(attribute: Member, index: Int)]] = []
  private var chunks: [[Member]] = [[]]

  init(snapshot: Attribute<ContainerSnapshot>, subgraph: Subgraph) {
    self.snapshot = snapshot
    self.subgraph = subgraph
  }

  static var chunkSize: Int { 32 }

  mutating func value() -> [[Member]] {
    let snapshot = self.snapshot.value
    var items = snapshot.items
    if Key._includesRemovedValues { items += snapshot.leaving }
    if items.contains(where: { $0.zIndex != nil || $0.isPinned })
      || (Key._includesRemovedValues && !snapshot.leaving.isEmpty)
    {
      items = inDisplayOrder(items, zIndexes: items.map(\.zIndex))
      items = items.filter { !$0.isPinned } + items.filter(\.isPinned)
    }
    var members = Graph.untracked { items.compactMap { $0.outputs.preferences?.attribute(for: Key.self) } }
    // Chunks that are not needed now stay, without members: whoever still reads one finds it.
    for index in chunks.indices { chunks[index] = [] }
    var level = 0
    while members.count > Self.chunkSize {
      members = divided(members, level)
      level += 1
    }
    chunks[0] = members
    return chunks
  }

  /// Divides the members of a level into chunks, which are the members of the next.
  private mutating func divided(_ members: [Member], _ level: Int) -> [Member] {
    if levels.count == level { levels.append([]) }
    return stride(from: 0, to: members.count, by: Self.chunkSize).enumerated().map { number, start in
      if number == levels[level].count { levels[level].append(makeChunk()) }
      let chunk = levels[level][number]
      chunks[chunk.index] = Array(members[start..<min(start + Self.chunkSize, members.count)])
      return chunk.attribute
    }
  }

  private mutating func makeChunk() -> (attribute: Member, index: Int) {
    let index = chunks.count
    chunks.append([])
    let own = Graph.currentRule!.as([[Member]].self)
    return (subgraph.apply { Attribute(CombineChunk<Key>(chunks: own, index: index)) }, index)
  }

  nonisolated static var label: String { "chunks of \(Key.self)" }
}

// Reads: its members, before any value: members that are gone have none. Then the values, as far as `reduce` asks for them.
// Produces: their combination in display order; the default where there are none.
private struct CombineChunk<Key: PreferenceKey>: Rule {
  let chunks: Attribute<[[Attribute<Key.Value>]]>
  let index: Int
  mutating func value() -> Key.Value { combine(chunks.element(index), Key.self) }
  nonisolated static var label: String { "combine \(Key.self)" }
}
