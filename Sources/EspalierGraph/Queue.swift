// SPDX-License-Identifier: MIT

// The queue: nodes whose rule must run, in buckets by height. A node lies in the bucket of its height, always.

/// A dependency of the node changed, or is gone.
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
  let next = arena.buckets[Int(height)]
  node.pointee.flags.insert(.queued)
  node.pointee.nextQueued = next
  node.pointee.previousQueued = 0
  if next != 0 { arena.nodes[Int(next)].previousQueued = id }
  arena.buckets[Int(height)] = id
  arena.queuedNodes &+= 1
  if height < arena.cleanBelow { arena.cleanBelow = height }
  if height > arena.highestBucket { arena.highestBucket = height }
}

/// Takes a queued node out: it is about to run, to get another height, or to end.
@inline(__always)
func unqueue(_ id: NodeID) {
  let node = arena.nodes + Int(id)
  let next = node.pointee.nextQueued
  let previous = node.pointee.previousQueued
  if next != 0 { arena.nodes[Int(next)].previousQueued = previous }
  if previous != 0 {
    arena.nodes[Int(previous)].nextQueued = next
  } else {
    arena.buckets[Int(node.pointee.height)] = next
  }
  node.pointee.flags.remove(.queued)
  arena.queuedNodes &-= 1
}

/// An empty queue leaves everything clean; except that what depends on a running rule is not, yet.
@inline(__always)
func resetEmptyQueue() {
  if arena.queuedNodes == 0, arena.runningNode == 0 {
    arena.cleanBelow = .max
    arena.highestBucket = 0
  }
}

/// Enqueues the reader of an edge, because what it read changed or ended.
///
/// A rule that has read the part in its present run cannot be queued while it runs; it is marked, and queued when it
/// returns. Except the innermost one: a rule does not enqueue itself, or `count.set(count.value + 1)` would never end.
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
