// SPDX-License-Identifier: MIT

// Bringing nodes up to date. A drain empties the queue lowest height first, so that a rule runs when everything it read
// is up to date. A read inside of a rule pulls just what it needs, dependencies first. Neither takes native stack; only
// first runs do, one rule inside the other.

/// Brings everything queued up to the height `limit` up to date. O(what runs).
@inline(never) @MainActor
func drainQueue(through limit: UInt32 = .max) {
  var height = cleanBelow
  while queuedNodes > 0, height <= highestBucket, height <= limit {
    let id = buckets[Int(height)]
    if id == 0 {
      height &+= 1
      continue
    }
    cleanBelow = height
    let node = nodes + Int(id)
    let isRead = node.pointee.firstReader != 0 || node.pointee.flags.contains(.keptAlive)
    if isRead {
      let ownersHeight = heightAboveOwners(id)
      if ownersHeight > height, letOwnersGoFirst(id, ownersHeight) { continue }
    }
    unqueue(id)
    let hasValue = node.pointee.flags.contains(.hasValue)
    if isRead {
      if !hasValue { node.pointee.height = unknownHeight }
      run(id)
      // A rule may have enqueued what lies lower.
      if cleanBelow < height { height = cleanBelow }
    } else {
      node.pointee.height = unknownHeight
      if hasValue {
        node.pointee.flags.insert(.stale)
        node.pointee.nextQueued = height
      }
    }
  }
  cleanBelow = height
  resetEmptyQueue()
}

/// Brings a node up to date that is read.
///
/// First runs nest here, which costs native stack: whatever needs temporaries is a function of its own.
@inline(never) @MainActor
func bringUpToDate(_ id: NodeID) {
  let generation = _generation(id)
  if prepareFirstRun(id) { run(id) } else { stepTowards(id) }
  if !finish(id, generation) { stopAfterEnd(of: id) }
}

/// Does the same without a read: the node may end by that, and its place may then be another one's.
@inline(never) @MainActor
func refresh(_ id: NodeID) {
  let generation = _generation(id)
  if prepareFirstRun(id) { run(id) } else { stepTowards(id) }
  _ = finish(id, generation)
}

/// False if the node has ended.
@MainActor
private func finish(_ id: NodeID, _ generation: UInt32) -> Bool {
  // A reader in a rule is enqueued if what it read changes once more. A read from outside has no reader to enqueue.
  while runningNode == 0, nodes[Int(id)].generation == generation, isOutOfDate(id) { stepTowards(id) }
  resetEmptyQueue()
  return nodes[Int(id)].generation == generation
}

@MainActor
private func stopAfterEnd(of id: NodeID) -> Never {
  let isFree = nodes[Int(id)].flags.contains(.dead)
  fatalError("Graph: a rule that was read has ended itself while it ran" + (isFree ? ": \(labelOfNode(id))" : ""))
}

/// Whether the node has neither a value nor a rule that runs.
@MainActor
private func prepareFirstRun(_ id: NodeID) -> Bool {
  let node = nodes + Int(id)
  guard node.pointee.flags.isDisjoint(with: .hasValue | .running | .dead) else { return false }
  if node.pointee.flags.contains(.queued) {
    unqueue(id)
    node.pointee.height = unknownHeight
  }
  return true
}

@MainActor
private func isOutOfDate(_ id: NodeID) -> Bool {
  let node = nodes + Int(id)
  if !node.pointee.flags.isDisjoint(with: .dead | .frozen) { return false }
  return node.pointee.height >= cleanBelow
    && (node.pointee.verified != changes || !node.pointee.flags.isDisjoint(with: .queued | .stale))
}

@MainActor
private func stepTowards(_ id: NodeID) {
  let node = nodes + Int(id)
  let flags = node.pointee.flags
  if flags.contains(.dead) { fatalError("Graph: a destroyed attribute was read: \(labelOfNode(id))") }
  if flags.contains(.running) { return visitRunning(id) }
  if flags.contains(.frozen) { return }
  if flags.contains(.stale) { return refreshStale(id) }
  if !isOutOfDate(id) { return }
  if runningNode == 0 { drainQueue(through: node.pointee.height) } else { pull(id) }
}

@inline(__always)
func endStaleness(_ id: NodeID) {
  nodes[Int(id)].height = nodes[Int(id)].nextQueued
  nodes[Int(id)].flags.remove(.stale)
}

/// A step towards the value of a stale node: first what lies below it.
@MainActor
private func refreshStale(_ id: NodeID) {
  let height = nodes[Int(id)].nextQueued
  if height <= cleanBelow {
    endStaleness(id)
    run(id)
  } else if runningNode == 0 {
    drainQueue(through: height &- 1)
  } else {
    endStaleness(id)
    push(id)
    pull(id)
  }
}

nonisolated(unsafe) private var lastPull: UInt32 = 0
/// Counts what breaks into the stacks of pulls: one of their nodes ends, or is pulled by another.
nonisolated(unsafe) var interruptions: UInt32 = 0

/// Brings one node up to date inside a rule, dependencies first.
@MainActor
private func pull(_ root: NodeID) {
  let base = frameCount
  let generation = nodes[Int(root)].generation
  let changesBefore = changes
  var interruptionsBefore = interruptions
  lastPull &+= 1
  var number = lastPull
  enter(root, number)
  interruptionsBefore = interruptions
  while frameCount > base {
    let top = frames[frameCount &- 1]
    if top.edge != 0 {
      frames[frameCount &- 1].edge = edges[Int(top.edge)].nextDependency
      let dependency = edges[Int(top.edge)].dependency
      if dependency != 0 { enter(dependency, number) }
      continue
    }
    let node = nodes + Int(top.node)
    frameCount &-= 1
    node.pointee.flags.remove(.waiting)
    if node.pointee.flags.contains(.queued) {
      unqueue(top.node)
      run(top.node)
      if interruptions != interruptionsBefore {
        // The nodes or edges on the stack may be gone: once more, from the top.
        while frameCount > base {
          frameCount &-= 1
          nodes[Int(frames[frameCount].node)].flags.remove(.waiting)
        }
        if nodes[Int(root)].generation != generation { return }
        lastPull &+= 1
        number = lastPull
        enter(root, number)
        interruptionsBefore = interruptions
      }
    } else if changes == changesBefore {
      node.pointee.verified = changes
    }
  }
}

@MainActor
private func enter(_ id: NodeID, _ number: UInt32) {
  let node = nodes + Int(id)
  let flags = node.pointee.flags
  if node.pointee.height < cleanBelow || node.pointee.visit == number { return }
  if node.pointee.verified == changes, !flags.contains(.queued) { return }
  if flags.contains(.running) { return visitRunning(id) }
  if !flags.contains(.hasValue) || !flags.isDisjoint(with: .stale | .dead | .frozen) { return }
  if flags.contains(.waiting) { interruptions &+= 1 }
  node.pointee.visit = number
  node.pointee.flags.insert(.waiting)
  frames[frameCount] = Frame(node: id, edge: node.pointee.firstDependency)
  frameCount &+= 1
}
