// SPDX-License-Identifier: MIT

/// An entry of the native stack: a running rule, or a node of a pull whose dependencies come first.
struct Frame {
  var node: NodeID
  /// The next dependency to visit, in a pull.
  var edge: EdgeID
}

/// The state of the outer run that a run saves, and the numbers that it compares with in the end.
struct RunContext {
  var running: NodeID
  var tracking: NodeID
  var run: UInt32
  var requiredHeight: UInt32
  var changes: UInt32
  var heightAdjustments: UInt32
  var readRecord: Unmanaged<ReadRecord>?
}

/// Runs the rule of a node that is not queued.
///
/// In three parts, because first runs lie on the native stack by the thousand and unoptimised code uses stack space for
/// every expression.
@MainActor
func run(_ id: NodeID) {
  let context = beginRun(id)
  _ = ruleOf(id)._update(storageOf(id), hasValue(id), id)
  endRun(id, context)
}

@inline(never) @MainActor
private func stopMaking(_ id: NodeID) {
  fatalError(
    "Graph: the rule '\(labelOfNode(id))' ran while a tree was made. Making reads no values: read them in a rule.")
}

private func ruleOf(_ id: NodeID) -> any _AnyRule.Type { arena.nodes[Int(id)].type.pointee.rule }
private func storageOf(_ id: NodeID) -> UnsafeMutableRawPointer { arena.nodes[Int(id)].storage }
private func hasValue(_ id: NodeID) -> Bool { arena.nodes[Int(id)].flags.contains(.hasValue) }

@MainActor
private func beginRun(_ id: NodeID) -> RunContext {
  #if DEBUG
    if arena.makingDepth != 0 { stopMaking(id) }
  #endif
  let context = RunContext(
    running: arena.runningNode, tracking: arena.trackingNode, run: arena.currentRun,
    requiredHeight: arena.requiredHeight, changes: arena.changes,
    heightAdjustments: arena.heightAdjustments, readRecord: arena.readRecord)
  arena.readRecord = nil
  let node = arena.nodes + Int(id)
  if arena.recording != nil { recordRun(id) }
  node.pointee.flags.insert(.running)
  node.pointee.lastDependency = 0
  arena.runningNode = id
  arena.trackingNode = id
  arena.lastRun &+= 1
  arena.currentRun = arena.lastRun
  arena.requiredHeight = 0
  arena.rulesRun &+= 1
  arena.frames[arena.frameCount] = Frame(node: id, edge: 0)
  arena.frameCount &+= 1
  return context
}

/// Out of line, so that each run's beginning stays small enough to be inlined.
@inline(never) @MainActor
private func recordRun(_ id: NodeID) {
  let node = arena.nodes[Int(id)]
  // A rule that has dependencies ran before, even if its value was dropped.
  record(node.flags.contains(.hasValue) || node.firstDependency != 0 ? .began : .made, id, arena.runningNode)
}

@MainActor
private func endRun(_ id: NodeID, _ context: RunContext) {
  let node = arena.nodes + Int(id)
  arena.frameCount &-= 1
  let required = arena.requiredHeight
  arena.runningNode = context.running
  arena.trackingNode = context.tracking
  arena.currentRun = context.run
  arena.requiredHeight = context.requiredHeight
  arena.readRecord = context.readRecord
  if node.pointee.flags.contains(.dead) { return finishDestroying(id, hasValue: true) }
  // Values that this run did not read again are no longer dependencies.
  let last = node.pointee.lastDependency
  let rest = last != 0 ? arena.edges[Int(last)].nextDependency : node.pointee.firstDependency
  if rest != 0 {
    releaseDependencies(from: rest)
    if last != 0 { arena.edges[Int(last)].nextDependency = 0 } else { node.pointee.firstDependency = 0 }
  }
  let hasChanged = node.pointee.flags.contains(.changedWhileRunning)
  node.pointee.flags = node.pointee.flags.without(.running | .changedWhileRunning) | .hasValue
  let height = arena.heightAdjustments == context.heightAdjustments ? required : heightAboveDependencies(id)
  // A node without a height has no reader yet: it may get the least possible height.
  if node.pointee.height == unknownHeight { node.pointee.height = max(height, heightAboveOwners(id)) }
  if arena.visitedRunning {
    arena.changes &+= 1
    arena.visitedRunning = context.running != 0
  } else if arena.changes == context.changes {
    node.pointee.verified = arena.changes
  }
  if hasChanged { enqueue(id) }
  if height > node.pointee.height { adjustHeightAndReport(id, height) }
}

@inline(never) @MainActor
private func adjustHeightAndReport(_ id: NodeID, _ height: UInt32) {
  for circle in adjustHeight(id, to: height) { reportCycle(circle) }
}

/// Handles a read of a rule that is still running. If the rule has an old value, the read returns that.
@MainActor
func visitRunning(_ id: NodeID) {
  if arena.nodes[Int(id)].flags.contains(.hasValue) {
    arena.visitedRunning = true
    arena.changes &+= 1
    return
  }
  let chain = runningChain(to: id)
  reportCycle(chain)
  fatalError("Graph: \(cycleMessage(chain))")
}

/// The rules that wait for each other on the native stack, from the outermost run of `id` in.
private func runningChain(to id: NodeID) -> [NodeID] {
  var chain: [NodeID] = [id]
  var index = arena.frameCount
  while index > 0 {
    index -= 1
    chain.append(arena.frames[index].node)
    if arena.frames[index].node == id { break }
  }
  return chain.reversed()
}
