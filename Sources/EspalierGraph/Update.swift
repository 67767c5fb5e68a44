// SPDX-License-Identifier: MIT

// Bringing nodes up to date. A drain empties the queue lowest height first, so that a rule runs when all its
// dependencies are up to date. A read inside of a rule pulls just the nodes it needs, dependencies first. Neither takes
// native stack; only first runs do, one rule inside the other.

/// Brings everything queued up to the height `limit` up to date. O(rules that run).
@inline(never) @MainActor
func drainQueue(through limit: UInt32 = .max) {
  var height = arena.cleanBelow
  while arena.queuedNodes > 0, height <= arena.highestBucket, height <= limit {
    let id = arena.buckets[Int(height)]
    if id == 0 {
      height &+= 1
      continue
    }
    arena.cleanBelow = height
    let node = arena.nodes + Int(id)
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
      // A rule may have enqueued a node of a lower height.
      if arena.cleanBelow < height { height = arena.cleanBelow }
    } else {
      node.pointee.height = unknownHeight
      // A node without a value that has dependencies has run before, and its value was released.
      if hasValue || node.pointee.firstDependency != 0 {
        node.pointee.flags.insert(.stale)
        node.pointee.nextQueued = height
        if hasValue, node.pointee.type.pointee.releasesStaleValues { releaseValue(id) }
      }
    }
  }
  arena.cleanBelow = height
  resetEmptyQueue()
}

/// Brings a node up to date for a read.
///
/// First runs nest here, which costs native stack: code that needs temporaries is a function of its own.
@inline(never) @MainActor
func bringUpToDate(_ id: NodeID) {
  let generation = _generation(id)
  if prepareFirstRun(id) { run(id) } else { stepTowards(id) }
  if !finish(id, generation) { stopAfterEnd(of: id) }
}

/// Does the same without a read: that may end the node, and its slot may then belong to another one.
@inline(never) @MainActor
func refresh(_ id: NodeID) {
  let generation = _generation(id)
  if prepareFirstRun(id) { run(id) } else { stepTowards(id) }
  _ = finish(id, generation)
}

/// Returns whether the node still exists.
@MainActor
private func finish(_ id: NodeID, _ generation: UInt32) -> Bool {
  // A reader in a rule is enqueued if the value that it read changes once more. A read from outside has no reader to enqueue.
  while arena.runningNode == 0, arena.nodes[Int(id)].generation == generation, isOutOfDate(id) { stepTowards(id) }
  resetEmptyQueue()
  return arena.nodes[Int(id)].generation == generation
}

@MainActor
private func stopAfterEnd(of id: NodeID) -> Never {
  let isFree = arena.nodes[Int(id)].flags.contains(.dead)
  fatalError("Graph: a rule that was read has ended itself while it ran" + (isFree ? ": \(labelOfNode(id))" : ""))
}

/// Whether the node has neither a value nor a rule that runs.
@MainActor
private func prepareFirstRun(_ id: NodeID) -> Bool {
  let node = arena.nodes + Int(id)
  guard node.pointee.flags.isDisjoint(with: .hasValue | .running | .dead | .stale) else { return false }
  if node.pointee.flags.contains(.queued) {
    unqueue(id)
    node.pointee.height = unknownHeight
  }
  return true
}

@MainActor
private func isOutOfDate(_ id: NodeID) -> Bool {
  let node = arena.nodes + Int(id)
  if !node.pointee.flags.isDisjoint(with: .dead | .frozen) { return false }
  return node.pointee.height >= arena.cleanBelow
    && (node.pointee.verified != arena.changes || !node.pointee.flags.isDisjoint(with: .queued | .stale))
}

@MainActor
private func stepTowards(_ id: NodeID) {
  let node = arena.nodes + Int(id)
  let flags = node.pointee.flags
  if flags.contains(.dead) { fatalError("Graph: a destroyed attribute was read: \(labelOfNode(id))") }
  if flags.contains(.running) { return visitRunning(id) }
  if flags.contains(.frozen) { return }
  if flags.contains(.stale) { return refreshStale(id) }
  if !isOutOfDate(id) { return }
  if arena.runningNode == 0 { drainQueue(through: node.pointee.height) } else { pull(id) }
}

/// Drops the value of a node that has just become stale: it is computed anew at the next read, and its contents may
/// belong to views that are gone.
@inline(never) @MainActor
func releaseValue(_ id: NodeID) {
  let type = arena.nodes[Int(id)].type
  arena.nodes[Int(id)].flags.remove(.hasValue)
  if !type.pointee.isTrivial { type.pointee.rule._releaseValue(arena.nodes[Int(id)].storage) }
}

@inline(__always)
func endStaleness(_ id: NodeID) {
  arena.nodes[Int(id)].height = arena.nodes[Int(id)].nextQueued
  arena.nodes[Int(id)].flags.remove(.stale)
}

/// A step towards the value of a stale node: first the nodes below it.
@MainActor
private func refreshStale(_ id: NodeID) {
  let height = arena.nodes[Int(id)].nextQueued
  if height <= arena.cleanBelow {
    endStaleness(id)
    run(id)
  } else if arena.runningNode == 0 {
    drainQueue(through: height &- 1)
  } else if !arena.nodes[Int(id)].flags.contains(.hasValue) {
    // As in its first run, the rule pulls the values that it reads.
    endStaleness(id)
    run(id)
  } else {
    endStaleness(id)
    push(id)
    pull(id)
  }
}

/// Brings one node up to date inside a rule, dependencies first.
@MainActor
private func pull(_ root: NodeID) {
  let base = arena.frameCount
  let generation = arena.nodes[Int(root)].generation
  let changesBefore = arena.changes
  var interruptionsBefore = arena.interruptions
  arena.lastPull &+= 1
  var number = arena.lastPull
  enter(root, number)
  interruptionsBefore = arena.interruptions
  while arena.frameCount > base {
    let top = arena.frames[arena.frameCount &- 1]
    if top.edge != 0 {
      arena.frames[arena.frameCount &- 1].edge = arena.edges[Int(top.edge)].nextDependency
      let dependency = arena.edges[Int(top.edge)].dependency
      if dependency != 0 { enter(dependency, number) }
      continue
    }
    let node = arena.nodes + Int(top.node)
    arena.frameCount &-= 1
    node.pointee.flags.remove(.waiting)
    if node.pointee.flags.contains(.queued) {
      unqueue(top.node)
      run(top.node)
      if arena.interruptions != interruptionsBefore {
        // The nodes or edges on the stack may be gone: the pull begins again at the top.
        while arena.frameCount > base {
          arena.frameCount &-= 1
          arena.nodes[Int(arena.frames[arena.frameCount].node)].flags.remove(.waiting)
        }
        if arena.nodes[Int(root)].generation != generation { return }
        arena.lastPull &+= 1
        number = arena.lastPull
        enter(root, number)
        interruptionsBefore = arena.interruptions
      }
    } else if arena.changes == changesBefore {
      node.pointee.verified = arena.changes
    }
  }
}

@MainActor
private func enter(_ id: NodeID, _ number: UInt32) {
  let node = arena.nodes + Int(id)
  let flags = node.pointee.flags
  if node.pointee.height < arena.cleanBelow || node.pointee.visit == number { return }
  if node.pointee.verified == arena.changes, !flags.contains(.queued) { return }
  if flags.contains(.running) { return visitRunning(id) }
  if !flags.contains(.hasValue) || !flags.isDisjoint(with: .stale | .dead | .frozen) { return }
  if flags.contains(.waiting) { arena.interruptions &+= 1 }
  node.pointee.visit = number
  node.pointee.flags.insert(.waiting)
  arena.frames[arena.frameCount] = Frame(node: id, edge: node.pointee.firstDependency)
  arena.frameCount &+= 1
}
