// SPDX-License-Identifier: MIT

// Heights: a node lies higher than all its dependencies, so that a drain, lowest height first, runs each rule after its
// dependencies. The height of a running rule is final when it returns; until then it may be too low for the values that
// the rule has read so far.

/// The least height that lies above all dependencies.
func heightAboveDependencies(_ id: NodeID) -> UInt32 {
  var height: UInt32 = 0
  var edge = arena.nodes[Int(id)].firstDependency
  while edge != 0 {
    let dependency = arena.edges[Int(edge)].dependency
    if dependency != 0, arena.nodes[Int(dependency)].height != unknownHeight {
      height = max(height, arena.nodes[Int(dependency)].height &+ 1)
    }
    edge = arena.edges[Int(edge)].nextDependency
  }
  return height
}

/// Adjusts the height of a node that has just run, and those of its readers. If that leads back to the node, its reads
/// close a cycle: they are cut, heights stay as if they had never happened, and the cycles are returned. O(r log r), r
/// heights adjusted.
@MainActor
func adjustHeight(_ id: NodeID, to height: UInt32) -> [[NodeID]] {
  var circles: [[NodeID]] = []
  var height = height
  assert(
    arena.nodes[Int(id)].flags.isDisjoint(with: .dead | .stale) && height != unknownHeight,
    "Graph: #\(id) \(labelOfNode(id)) with flags \(arena.nodes[Int(id)].flags) has no height to adjust to \(height)")
  while height > arena.nodes[Int(id)].height, let closing = tryAdjustHeight(id, to: height) {
    circles.append([id] + chain(from: id, to: arena.edges[Int(closing)].dependency).reversed())
    cut(closing)
    height = heightAboveDependencies(id)
  }
  return circles
}

/// Adjusts heights in the order of the old ones, so that each node is visited once, at its final height. Returns the
/// edge by which the origin, or a fixed node, reads a node that depends on the origin; then no height changes.
func tryAdjustHeight(_ origin: NodeID, to height: UInt32) -> EdgeID? {
  var adjusted: [(id: NodeID, old: UInt32)] = []
  var waiting = HeightHeap()
  func lift(_ id: NodeID, to height: UInt32) {
    if !arena.nodes[Int(id)].flags.contains(.heightAdjusted) {
      let old = settledHeight(id)
      arena.nodes[Int(id)].flags.insert(.heightAdjusted)
      adjusted.append((id, old))
      waiting.push(id, old)
    }
    setHeight(id, height)
  }
  defer { for each in adjusted { arena.nodes[Int(each.id)].flags.remove(.heightAdjusted) } }
  arena.heightAdjustments &+= 1
  lift(origin, to: height)
  while let id = waiting.pop() {
    let height = settledHeight(id)
    var edge = arena.nodes[Int(id)].firstReader
    while edge != 0 {
      let reader = arena.edges[Int(edge)].reader
      if reader == origin || arena.nodes[Int(reader)].flags.contains(.fixed) {
        for each in adjusted { setHeight(each.id, each.old) }
        return edge
      }
      if !arena.nodes[Int(reader)].flags.contains(.running), settledHeight(reader) <= height {
        lift(reader, to: height &+ 1)
      }
      edge = arena.edges[Int(edge)].nextReader
    }
  }
  return nil
}

/// The height of a node, also while it is stale.
@inline(__always)
func settledHeight(_ id: NodeID) -> UInt32 {
  let node = arena.nodes + Int(id)
  return node.pointee.flags.contains(.stale) ? node.pointee.nextQueued : node.pointee.height
}

private func setHeight(_ id: NodeID, _ height: UInt32) {
  let node = arena.nodes + Int(id)
  assert(!node.pointee.flags.contains(.dead), "Graph: a node that is gone, #\(id), gets the height \(height)")
  if node.pointee.flags.contains(.stale) {
    node.pointee.nextQueued = height
  } else if node.pointee.flags.contains(.queued) {
    unqueue(id)
    node.pointee.height = height
    push(id)
  } else {
    node.pointee.height = height
  }
}

/// A binary heap of nodes, lowest height first.
private struct HeightHeap {
  private var items: [UInt64] = []

  mutating func push(_ id: NodeID, _ height: UInt32) {
    items.append(UInt64(height) << 32 | UInt64(id))
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> NodeID? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    if !items.isEmpty {
      items[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < items.count else { break }
        if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
        guard items[child] < items[parent] else { break }
        items.swapAt(child, parent)
        parent = child
      }
    }
    return NodeID(truncatingIfNeeded: first)
  }
}
