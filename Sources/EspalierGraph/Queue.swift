// SPDX-License-Identifier: MIT

// The queue: nodes whose rule must run, in buckets by height. A node lies in the bucket of its height, always.

/// The first node of each bucket.
nonisolated(unsafe) var buckets: UnsafeMutablePointer<NodeID>! = nil
/// Every node whose height is less is up to date.
nonisolated(unsafe) var cleanBelow = UInt32.max
/// No bucket above holds a node.
nonisolated(unsafe) var highestBucket: UInt32 = 0
nonisolated(unsafe) var queuedNodes = 0
/// Counts what makes nodes out of date otherwise than by a rule's own result. A node that was found up to date stays so
/// until this grows, or until one of its dependencies, found out of date since, has run.
nonisolated(unsafe) var changes: UInt32 = 1

/// A dependency of the node changed, or is gone.
@inline(__always)
func enqueue(_ id: NodeID) {
  let flags = nodes[Int(id)].flags
  if !flags.contains(.hasValue) || !flags.isDisjoint(with: .queued | .dead | .stale | .running | .frozen) { return }
  push(id)
}

@inline(__always)
func push(_ id: NodeID) {
  let node = nodes + Int(id)
  let height = node.pointee.height
  let next = buckets[Int(height)]
  node.pointee.flags.insert(.queued)
  node.pointee.nextQueued = next
  node.pointee.previousQueued = 0
  if next != 0 { nodes[Int(next)].previousQueued = id }
  buckets[Int(height)] = id
  queuedNodes &+= 1
  if height < cleanBelow { cleanBelow = height }
  if height > highestBucket { highestBucket = height }
}

/// Takes a queued node out: it is about to run, to get another height, or to end.
@inline(__always)
func unqueue(_ id: NodeID) {
  let node = nodes + Int(id)
  let next = node.pointee.nextQueued
  let previous = node.pointee.previousQueued
  if next != 0 { nodes[Int(next)].previousQueued = previous }
  if previous != 0 { nodes[Int(previous)].nextQueued = next } else { buckets[Int(node.pointee.height)] = next }
  node.pointee.flags.remove(.queued)
  queuedNodes &-= 1
}

/// An empty queue leaves everything clean; except that what depends on a running rule is not, yet.
@inline(__always)
func resetEmptyQueue() {
  if queuedNodes == 0, runningNode == 0 {
    cleanBelow = .max
    highestBucket = 0
  }
}

/// Enqueues the reader of an edge, because what it read changed or ended.
///
/// A rule that has read the part in its present run cannot be queued while it runs; it is marked, and queued when it
/// returns. Except the innermost one: a rule does not enqueue itself, or `count.set(count.value + 1)` would never end.
@inline(__always)
func enqueueReader(_ edge: EdgeID) {
  let reader = edges[Int(edge)].reader
  let node = nodes + Int(reader)
  guard node.pointee.flags.contains(.running) else { return enqueue(reader) }
  if reader == runningNode { return }
  let last = node.pointee.lastDependency
  if last != 0, edges[Int(edge)].run == edges[Int(last)].run { node.pointee.flags.insert(.dirty) }
}
