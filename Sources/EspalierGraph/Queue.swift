// SPDX-License-Identifier: MIT

// The queue: nodes whose rule must run, in buckets by height. A node is always in the bucket of its height. Nodes of
// one height run in the order in which they were queued: bodies of siblings run in the order of the views.

/// Queues a node: a dependency of it changed, or is gone.
@inline(__always)
func enqueue(_ id: NodeID) {
  let flags = arena.nodes[Int(id)].flags
  if !flags.contains(.hasValue) || !flags.isDisjoint(with: .queued | .dead | .stale | .running | .frozen) { return }
  push(id)
}

@inline(__always)
func push(_ id: NodeID) {
  let node = arena.nodes + Int(id)
  let height = node.pointee.height
  assert(
    node.pointee.flags.isDisjoint(with: .queued | .dead | .running | .frozen) && height != unknownHeight,
    "Graph: #\(id) is queued with flags \(node.pointee.flags) at height \(height)")
  let first = arena.buckets[Int(height)]
  node.pointee.flags.insert(.queued)
  node.pointee.nextQueued = 0
  if first == 0 {
    node.pointee.previousQueued = id
    arena.buckets[Int(height)] = id
  } else {
    let last = arena.nodes[Int(first)].previousQueued
    node.pointee.previousQueued = last
    arena.nodes[Int(last)].nextQueued = id
    arena.nodes[Int(first)].previousQueued = id
  }
  arena.queuedNodes &+= 1
  if height < arena.cleanBelow { arena.cleanBelow = height }
  if height > arena.highestBucket { arena.highestBucket = height }
}

/// Removes a queued node: it is about to run, to get another height, or to end.
@inline(__always)
func unqueue(_ id: NodeID) {
  let node = arena.nodes + Int(id)
  assert(
    node.pointee.flags.contains(.queued) && arena.queuedNodes > 0 && arena.buckets[Int(node.pointee.height)] != 0,
    "Graph: #\(id) leaves the bucket \(node.pointee.height) without being in it")
  let next = node.pointee.nextQueued
  let previous = node.pointee.previousQueued
  let first = arena.buckets[Int(node.pointee.height)]
  if first == id {
    if next != 0 { arena.nodes[Int(next)].previousQueued = previous }
    arena.buckets[Int(node.pointee.height)] = next
  } else {
    arena.nodes[Int(previous)].nextQueued = next
    arena.nodes[Int(next != 0 ? next : first)].previousQueued = previous
  }
  node.pointee.flags.remove(.queued)
  arena.queuedNodes &-= 1
}

/// Marks all nodes as clean when the queue is empty; only nodes that depend on a running rule are not clean yet.
@inline(__always)
func resetEmptyQueue() {
  if arena.queuedNodes == 0, arena.runningNode == 0 {
    arena.cleanBelow = .max
    arena.highestBucket = 0
  }
}

/// Enqueues the reader of an edge, because the value that it read changed or ended.
///
/// A rule that has read the part in its present run cannot be queued while it runs; it is marked, and queued when it
/// returns. The innermost rule is not even marked: a rule does not enqueue itself, or `count.set(count.value + 1)`
/// would never end.
@inline(__always)
func enqueueReader(_ edge: EdgeID) {
  let reader = arena.edges[Int(edge)].reader
  let node = arena.nodes + Int(reader)
  guard node.pointee.flags.contains(.running) else { return enqueue(reader) }
  if reader == arena.runningNode { return }
  let last = node.pointee.lastDependency
  if last != 0, arena.edges[Int(edge)].run == arena.edges[Int(last)].run {
    node.pointee.flags.insert(.changedWhileRunning)
  }
}
