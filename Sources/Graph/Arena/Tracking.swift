// Edges are recorded while a rule runs. A run that reads the same things in the same order as the last one confirms the
// edges it finds and writes nothing.

/// The rule on top of the native stack; 0 outside of rules.
nonisolated(unsafe) var runningNode: NodeID = 0
/// The rule whose reads are recorded: the running one, or 0 inside `untracked`.
nonisolated(unsafe) var trackingNode: NodeID = 0
/// Tells the edges of this run from those of earlier ones.
nonisolated(unsafe) var currentRun: UInt32 = 0
nonisolated(unsafe) private var lastRun: UInt32 = 0
/// The height that the running node needs, as far as its new edges tell.
nonisolated(unsafe) var requiredHeight: UInt32 = 0

@inline(__always)
func track(_ dependency: NodeID, _ part: PartRead) {
  let reader = trackingNode
  let node = nodes + Int(reader)
  let last = node.pointee.lastDependency
  if last != 0, edges[Int(last)].dependency == dependency, edges[Int(last)].part == part { return }
  let next = last != 0 ? edges[Int(last)].nextDependency : node.pointee.firstDependency
  if next != 0, edges[Int(next)].dependency == dependency, edges[Int(next)].part == part {
    edges[Int(next)].run = currentRun
    node.pointee.lastDependency = next
    return
  }
  addEdge(dependency, reader, part, after: last, before: next)
}

@inline(never)
private func addEdge(_ dependency: NodeID, _ reader: NodeID, _ part: PartRead, after last: EdgeID, before next: EdgeID) {
  let source = nodes + Int(dependency)
  let lastReader = source.pointee.lastReader
  if lastReader != 0 {
    let edge = edges + Int(lastReader)
    if edge.pointee.reader == reader, edge.pointee.run == currentRun, edge.pointee.part == part { return }
  }
  if dependency == reader { return MainActor.assumeIsolated { reportCycle([reader, reader]) } }
  if source.pointee.height != unknownHeight, source.pointee.height >= requiredHeight {
    requiredHeight = source.pointee.height &+ 1
  }
  let id = allocateEdge()
  edges[Int(id)] = Edge(
    dependency: dependency, reader: reader, nextDependency: next, previousReader: lastReader, nextReader: 0,
    run: currentRun, part: part)
  if last != 0 { edges[Int(last)].nextDependency = id } else { nodes[Int(reader)].firstDependency = id }
  nodes[Int(reader)].lastDependency = id
  if lastReader != 0 { edges[Int(lastReader)].nextReader = id } else { source.pointee.firstReader = id }
  source.pointee.lastReader = id
}

/// Takes an edge out of its dependency's list of readers.
@inline(__always)
func unlinkFromDependency(_ id: EdgeID) {
  let edge = edges[Int(id)]
  let source = nodes + Int(edge.dependency)
  if edge.previousReader != 0 {
    edges[Int(edge.previousReader)].nextReader = edge.nextReader
  } else {
    source.pointee.firstReader = edge.nextReader
  }
  if edge.nextReader != 0 {
    edges[Int(edge.nextReader)].previousReader = edge.previousReader
  } else {
    source.pointee.lastReader = edge.previousReader
  }
}

/// Frees the edges from `first` to the end of a list of dependencies.
func releaseDependencies(from first: EdgeID) {
  var id = first
  while id != 0 {
    let next = edges[Int(id)].nextDependency
    if edges[Int(id)].dependency != 0 { unlinkFromDependency(id) }
    releaseEdge(id)
    id = next
  }
}

/// Runs the rule of a node; true if its value is new or different.
@discardableResult @MainActor
func run(_ id: NodeID) -> Bool {
  let node = nodes + Int(id)
  let hadValue = node.pointee.flags.contains(.hasValue)
  node.pointee.flags.insert(.running)
  let outer = (runningNode, trackingNode, currentRun, requiredHeight)
  let outerSubgraph = currentSubgraph
  runningNode = id
  trackingNode = id
  lastRun &+= 1
  currentRun = lastRun
  requiredHeight = node.pointee.height == unknownHeight ? 0 : node.pointee.height
  rulesRun &+= 1
  node.pointee.lastDependency = 0
  let changed = node.pointee.type.pointee.rule._update(node.pointee.storage, hadValue, id)
  let height = requiredHeight
  (runningNode, trackingNode, currentRun, requiredHeight) = outer
  currentSubgraph = outerSubgraph
  if node.pointee.flags.contains(.dead) {
    finishDestroying(id, hasValue: true)
    return changed
  }
  // What this run did not read again is no longer a dependency.
  let last = node.pointee.lastDependency
  let rest = last != 0 ? edges[Int(last)].nextDependency : node.pointee.firstDependency
  if rest != 0 {
    releaseDependencies(from: rest)
    if last != 0 { edges[Int(last)].nextDependency = 0 } else { node.pointee.firstDependency = 0 }
  }
  node.pointee.flags.remove(.running)
  node.pointee.flags.insert(.hasValue)
  // Others may have raised it meanwhile.
  let now = node.pointee.height
  if now == unknownHeight || height > now {
    node.pointee.height = height
    if node.pointee.firstReader != 0 { raiseReaders(of: id) }
  }
  return changed
}
