// SPDX-License-Identifier: MIT

// Edges are recorded while a rule runs. A run that reads the same things in the same order as the last one confirms the
// edges it finds and writes nothing.

/// The rule on top of the native stack; 0 outside of rules.
nonisolated(unsafe) var runningNode: NodeID = 0
/// The rule whose reads are recorded: the running one, or 0 inside `untracked`.
nonisolated(unsafe) var trackingNode: NodeID = 0
/// The number of this run, which distinguishes its edges from those of earlier ones.
nonisolated(unsafe) var currentRun: UInt32 = 0
/// The height that the running node needs because of its new edges.
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
private func addEdge(_ dependency: NodeID, _ reader: NodeID, _ part: PartRead, after last: EdgeID, before next: EdgeID)
{
  let source = nodes + Int(dependency)
  let lastReader = source.pointee.lastReader
  if wasRead(lastReader, reader, part) { return }
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

/// Whether one of the last few edges of a dependency is this very read; a rule may read the same parts in turns.
@inline(__always)
private func wasRead(_ lastReader: EdgeID, _ reader: NodeID, _ part: PartRead) -> Bool {
  var id = lastReader
  var attempts = 8
  while id != 0, attempts > 0, edges[Int(id)].reader == reader, edges[Int(id)].run == currentRun {
    if edges[Int(id)].part == part { return true }
    id = edges[Int(id)].previousReader
    attempts &-= 1
  }
  return false
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

/// Forgets one dependency; its place in the reader's list stays until the next run.
func cut(_ edge: EdgeID) {
  unlinkFromDependency(edge)
  edges[Int(edge)].dependency = 0
  edges[Int(edge)].previousReader = 0
  edges[Int(edge)].nextReader = 0
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
