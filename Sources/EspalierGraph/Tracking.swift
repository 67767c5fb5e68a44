// SPDX-License-Identifier: MIT

// Edges are recorded while a rule runs. A run that reads the same things in the same order as the last one confirms the
// edges it finds and writes nothing.

@inline(__always)
func track(_ dependency: NodeID, _ part: PartRead) {
  let reader = arena.trackingNode
  let node = arena.nodes + Int(reader)
  let last = node.pointee.lastDependency
  if last != 0, arena.edges[Int(last)].dependency == dependency, arena.edges[Int(last)].part == part { return }
  let next = last != 0 ? arena.edges[Int(last)].nextDependency : node.pointee.firstDependency
  if next != 0, arena.edges[Int(next)].dependency == dependency, arena.edges[Int(next)].part == part {
    arena.edges[Int(next)].run = arena.currentRun
    node.pointee.lastDependency = next
    return
  }
  addEdge(dependency, reader, part, after: last, before: next)
}

@inline(never)
private func addEdge(_ dependency: NodeID, _ reader: NodeID, _ part: PartRead, after last: EdgeID, before next: EdgeID)
{
  let source = arena.nodes + Int(dependency)
  let lastReader = source.pointee.lastReader
  if wasRead(lastReader, reader, part) { return }
  if dependency == reader { return MainActor.assumeIsolated { reportCycle([reader, reader]) } }
  if source.pointee.height != unknownHeight, source.pointee.height >= arena.requiredHeight {
    arena.requiredHeight = source.pointee.height &+ 1
  }
  let id = arena.allocateEdge()
  arena.edges[Int(id)] = Edge(
    dependency: dependency, reader: reader, nextDependency: next, previousReader: lastReader, nextReader: 0,
    run: arena.currentRun, part: part)
  if last != 0 { arena.edges[Int(last)].nextDependency = id } else { arena.nodes[Int(reader)].firstDependency = id }
  arena.nodes[Int(reader)].lastDependency = id
  if lastReader != 0 { arena.edges[Int(lastReader)].nextReader = id } else { source.pointee.firstReader = id }
  source.pointee.lastReader = id
}

/// Whether one of the last few edges of a dependency is this very read; a rule may read the same parts in turns.
@inline(__always)
private func wasRead(_ lastReader: EdgeID, _ reader: NodeID, _ part: PartRead) -> Bool {
  var id = lastReader
  var attempts = 8
  while id != 0, attempts > 0, arena.edges[Int(id)].reader == reader, arena.edges[Int(id)].run == arena.currentRun {
    if arena.edges[Int(id)].part == part { return true }
    id = arena.edges[Int(id)].previousReader
    attempts &-= 1
  }
  return false
}

/// Takes an edge out of its dependency's list of readers.
@inline(__always)
func unlinkFromDependency(_ id: EdgeID) {
  let edge = arena.edges[Int(id)]
  let source = arena.nodes + Int(edge.dependency)
  if edge.previousReader != 0 {
    arena.edges[Int(edge.previousReader)].nextReader = edge.nextReader
  } else {
    source.pointee.firstReader = edge.nextReader
  }
  if edge.nextReader != 0 {
    arena.edges[Int(edge.nextReader)].previousReader = edge.previousReader
  } else {
    source.pointee.lastReader = edge.previousReader
  }
}

/// Forgets one dependency; its place in the reader's list stays until the next run.
func cut(_ edge: EdgeID) {
  unlinkFromDependency(edge)
  arena.edges[Int(edge)].dependency = 0
  arena.edges[Int(edge)].previousReader = 0
  arena.edges[Int(edge)].nextReader = 0
}

/// Frees the edges from `first` to the end of a list of dependencies.
func releaseDependencies(from first: EdgeID) {
  var id = first
  while id != 0 {
    let next = arena.edges[Int(id)].nextDependency
    if arena.edges[Int(id)].dependency != 0 { unlinkFromDependency(id) }
    arena.releaseEdge(id)
    id = next
  }
}
