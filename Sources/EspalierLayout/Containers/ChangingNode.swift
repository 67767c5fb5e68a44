// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

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
  package var items: [ContainerItem] { snapshot.peekIfKnown()?.items ?? [] }
  package override var children: [PreferenceNode] { items.compactMap(\.outputs.preferences) }
  package override var label: String { "changing siblings" }
}

// Reads: the list of children, for drawing also their z-indexes; no values.
// Produces: the attributes to combine, in chunks of at most 32; the first chunk is the whole. More children than that
// are combined in chunks of their own, and chunks of chunks, so that one change costs O(log n) calls of `reduce`.
// Costs: O(children) when the list changed.
private struct ChangingChunks<Key: PreferenceKey>: Rule {
  typealias Member = Attribute<Key.Value>

  let snapshot: Attribute<ContainerSnapshot>
  let subgraph: Subgraph
  /// The chunks of each level that were ever needed, with their members' index in the value.
  private var levels: [[(attribute: Member, index: Int)]] = []
  private var chunks: [[Member]] = [[]]

  init(snapshot: Attribute<ContainerSnapshot>, subgraph: Subgraph) {
    self.snapshot = snapshot
    self.subgraph = subgraph
  }

  static var chunkSize: Int {
    #if DEBUG
      // Groups of one would never reduce the number of members.
      if !Optimization.usesChunks { return 2 }
    #endif
    return 32
  }

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
    // Chunks that are not needed now stay, without members: one that still has a reader must exist.
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

// Reads: its members, before any value: members that are gone have none. Then the values, as far as `reduce` requests
// them. Produces: their combination in display order; the default if there are none.
private struct CombineChunk<Key: PreferenceKey>: Rule {
  let chunks: Attribute<[[Attribute<Key.Value>]]>
  let index: Int
  mutating func value() -> Key.Value { combine(chunks.element(index), Key.self) }
  nonisolated static var label: String { "combine \(Key.self)" }
}
