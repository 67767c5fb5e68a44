// Height-ordered push: a change queues the direct readers of what changed, and the queue is worked off lowest height
// first, so that a rule runs when everything it may read is up to date, and at most once.

/// Every node whose height is less is up to date.
nonisolated(unsafe) var cleanBelow = UInt32.max
nonisolated(unsafe) private var highestBucket: UInt32 = 0
nonisolated(unsafe) private var queuedNodes = 0
nonisolated(unsafe) private var neededNodes = 0
nonisolated(unsafe) private var lastVisit: UInt32 = 0
nonisolated(unsafe) var rulesRun = 0

/// A dependency of the node changed.
@inline(__always)
func enqueue(_ id: NodeID) {
  let node = nodes + Int(id)
  let flags = node.pointee.flags
  if !flags.contains(.hasValue) || !flags.isDisjoint(with: [.needed, .dead, .stale, .running]) { return }
  neededNodes &+= 1
  node.pointee.flags.insert(.needed)
  if flags.contains(.queued) {
    if node.pointee.queuedHeight < cleanBelow { cleanBelow = node.pointee.queuedHeight }
  } else {
    push(id)
  }
}

@inline(__always)
private func push(_ id: NodeID) {
  let node = nodes + Int(id)
  let height = node.pointee.height
  node.pointee.flags.insert(.queued)
  node.pointee.queuedHeight = height
  node.pointee.nextQueued = buckets[Int(height)]
  buckets[Int(height)] = id
  queuedNodes &+= 1
  if height < cleanBelow { cleanBelow = height }
  if height > highestBucket { highestBucket = height }
}

/// A needed node is destroyed or was run by someone else: one less to wait for.
func forgetNeed(_ id: NodeID) {
  if nodes[Int(id)].flags.contains(.needed) {
    nodes[Int(id)].flags.remove(.needed)
    neededNodes &-= 1
    if neededNodes == 0 { cleanBelow = .max }
  }
}

/// Brings everything queued up to `limit` up to date.
@inline(never) @MainActor
func drainQueue(through limit: UInt32 = .max) {
  var height = cleanBelow
  while neededNodes > 0, height <= highestBucket, height <= limit {
    let id = buckets[Int(height)]
    if id == 0 {
      height &+= 1
      continue
    }
    let node = nodes + Int(id)
    buckets[Int(height)] = node.pointee.nextQueued
    queuedNodes &-= 1
    node.pointee.flags.remove(.queued)
    if node.pointee.flags.contains(.dead) {
      if !node.pointee.flags.contains(.running) { releaseNodeSlot(id) }
      continue
    }
    guard node.pointee.flags.contains(.needed) else { continue }
    cleanBelow = height
    if node.pointee.height != height {
      // It was raised while it waited.
      push(id)
      if cleanBelow < height { height = cleanBelow }
      continue
    }
    node.pointee.flags.remove(.needed)
    neededNodes &-= 1
    if node.pointee.firstReader == 0, !node.pointee.flags.contains(.keptAlive) {
      node.pointee.flags.insert(.stale)
      node.pointee.nextQueued = height
      node.pointee.height = unknownHeight
      continue
    }
    run(id)
    if cleanBelow < height { height = cleanBelow }
  }
  if neededNodes == 0 {
    cleanBelow = .max
    if queuedNodes == 0 { highestBucket = 0 }
  } else {
    cleanBelow = height
  }
}

/// A read met a node that may not be up to date.
@inline(never) @MainActor
func bringUpToDate(_ id: NodeID) {
  let node = nodes + Int(id)
  if node.pointee.flags.contains(.dead) { fatalError("Graph: a destroyed attribute was read: \(labelOfNode(id))") }
  if node.pointee.flags.contains(.running) {
    if node.pointee.flags.contains(.hasValue) { return }
    reportCycle(pathOfRunningRules(to: id))
    fatalError("Graph: \(cycleMessage(pathOfRunningRules(to: id)))")
  }
  if !node.pointee.flags.contains(.hasValue) {
    runStack.append(id)
    run(id)
    runStack.removeLast()
  } else if node.pointee.flags.contains(.stale) {
    refreshStale(id)
  } else if runningNode == 0 {
    // A read from outside: in height order. Heights may rise meanwhile.
    while node.pointee.height >= cleanBelow, !node.pointee.flags.contains(.stale) { drainQueue(through: node.pointee.height) }
    if node.pointee.flags.contains(.stale) { refreshStale(id) }
  } else {
    // A new edge to a higher node inside a rule: just what that node needs.
    lastVisit &+= 1
    pull(id)
  }
}

/// The rules whose first evaluation is on the native stack, outermost first; for the chain of a cycle.
nonisolated(unsafe) var runStack: [NodeID] = []

@MainActor
private func pathOfRunningRules(to id: NodeID) -> [NodeID] {
  let start = runStack.firstIndex(of: id) ?? 0
  return runStack[start...] + [id]
}

@MainActor
private func refreshStale(_ id: NodeID) {
  let node = nodes + Int(id)
  var height = node.pointee.nextQueued
  func lift() {
    var edge = node.pointee.firstDependency
    while edge != 0 {
      let dependency = edges[Int(edge)].dependency
      if dependency != 0 {
        let below = nodes[Int(dependency)].height
        if below != unknownHeight, below >= height { height = below &+ 1 }
      }
      edge = edges[Int(edge)].nextDependency
    }
  }
  lift()
  if runningNode == 0 {
    while height > cleanBelow {
      drainQueue(through: height &- 1)
      lift()
    }
  } else if height > cleanBelow {
    lastVisit &+= 1
    pullDependencies(of: id)
    lift()
  }
  node.pointee.height = height
  node.pointee.flags.remove(.stale)
  run(id)
}

/// Brings one node up to date inside a rule, dependencies first, without recursion.
@MainActor
private func pull(_ id: NodeID) {
  var stack: [(id: NodeID, edge: EdgeID)] = []
  func enter(_ id: NodeID) {
    let node = nodes + Int(id)
    if node.pointee.height < cleanBelow || node.pointee.visit == lastVisit { return }
    if !node.pointee.flags.isDisjoint(with: [.running, .stale, .dead]) || !node.pointee.flags.contains(.hasValue) { return }
    node.pointee.visit = lastVisit
    stack.append((id, node.pointee.firstDependency))
  }
  enter(id)
  while let top = stack.last {
    if top.edge != 0 {
      stack[stack.count - 1].edge = edges[Int(top.edge)].nextDependency
      let dependency = edges[Int(top.edge)].dependency
      if dependency != 0 { enter(dependency) }
      continue
    }
    stack.removeLast()
    if nodes[Int(top.id)].flags.contains(.needed) {
      let visit = lastVisit
      forgetNeed(top.id)
      run(top.id)
      lastVisit = max(lastVisit, visit)
    }
  }
}

@MainActor
private func pullDependencies(of id: NodeID) {
  var edge = nodes[Int(id)].firstDependency
  var dependencies: [NodeID] = []
  while edge != 0 {
    if edges[Int(edge)].dependency != 0 { dependencies.append(edges[Int(edge)].dependency) }
    edge = edges[Int(edge)].nextDependency
  }
  for dependency in dependencies where isAlive(dependency) { pull(dependency) }
}

/// Lifts the readers of a node above it, and theirs. Coming back to the node means a cycle: the edge that closes it is cut.
@MainActor
func raiseReaders(of origin: NodeID) {
  var stack = [origin]
  while let id = stack.popLast() {
    let height = nodes[Int(id)].height
    var edge = nodes[Int(id)].firstReader
    while edge != 0 {
      let reader = edges[Int(edge)].reader
      let next = edges[Int(edge)].nextReader
      let node = nodes + Int(reader)
      if reader == origin {
        reportCycle(chain(from: origin, to: id) + [origin])
        cut(edge)
      } else if node.pointee.height != unknownHeight, node.pointee.height <= height {
        // A queued node sits in a bucket that is now too low: found out when its turn comes.
        node.pointee.height = height &+ 1
        if node.pointee.flags.contains(.queued), height &+ 1 > highestBucket { highestBucket = height &+ 1 }
        stack.append(reader)
      } else if node.pointee.flags.contains(.stale), node.pointee.nextQueued <= height {
        node.pointee.nextQueued = height &+ 1
      }
      edge = next
    }
  }
}

/// Forgets one dependency; its place in the reader's list stays until the next run.
@MainActor
private func cut(_ edge: EdgeID) {
  unlinkFromDependency(edge)
  edges[Int(edge)].dependency = 0
  edges[Int(edge)].previousReader = 0
  edges[Int(edge)].nextReader = 0
}
