// SPDX-License-Identifier: MIT

// The attributes' operations on their nodes. The typed part of each access is compiled where it is used; this is the rest.

@usableFromInline @MainActor
func _makeNode(
  _ type: UnsafeMutablePointer<RuleType>, isInput: Bool
) -> (id: NodeID, storage: UnsafeMutableRawPointer) {
  guard let subgraph = arena.currentSubgraph else {
    fatalError("Graph: a node needs a subgraph to live in; use Subgraph.apply")
  }
  precondition(!subgraph.isDestroyed, "Graph: a destroyed subgraph cannot take new nodes")
  let id = arena.allocateNode()
  let storage = arena.allocateStorage(type.pointee.sizeClass, type.pointee.size)
  let node = arena.nodes + Int(id)
  let generation = node.pointee.generation
  node.initialize(
    to: Node(
      type: type, storage: storage, firstDependency: 0, lastDependency: 0, firstReader: 0, lastReader: 0,
      nextInSubgraph: subgraph.firstNode, generation: generation,
      flags: isInput ? .input | .hasValue : NodeFlags(rawValue: 0),
      height: isInput ? 0 : unknownHeight, nextQueued: 0, previousQueued: 0, verified: 0, visit: 0))
  arena.owners[Int(id)] = subgraph.owner
  subgraph.firstNode = id
  return (id, storage)
}

@usableFromInline @MainActor
func _read(_ id: NodeID, _ offset: UInt32, _ size: Int) -> UnsafeMutableRawPointer {
  if mayBeOutOfDate(id) { bringUpToDate(id) }
  return trackBytes(id, offset, size)
}

private func mayBeOutOfDate(_ id: NodeID) -> Bool { arena.nodes[Int(id)].height >= arena.cleanBelow }

@MainActor
private func trackBytes(_ id: NodeID, _ offset: UInt32, _ size: Int) -> UnsafeMutableRawPointer {
  let node = arena.nodes + Int(id)
  if arena.trackingNode != 0 {
    let type = node.pointee.type
    track(id, size < type.pointee.valueSize || !type.pointee.isComparable ? .bytes(offset, size) : .whole)
  } else if arena.readRecord != nil {
    noteRead(id)
  }
  return node.pointee.storage + Int(offset)
}

/// Out of line: every read passes here, and hardly any is recorded.
@inline(never) @MainActor
private func noteRead(_ id: NodeID) { arena.readRecord?._withUnsafeGuaranteedRef { $0.add(id) } }

@usableFromInline @MainActor
func _peek(_ id: NodeID, _ offset: UInt32) -> UnsafeMutableRawPointer {
  let node = arena.nodes + Int(id)
  if node.pointee.height >= arena.cleanBelow { bringUpToDate(id) }
  return node.pointee.storage + Int(offset)
}

@MainActor
func _refresh(_ id: NodeID) {
  if arena.nodes[Int(id)].height >= arena.cleanBelow { refresh(id) }
}

@usableFromInline @MainActor
func _readElement(_ id: NodeID, _ offset: UInt32, _ index: Int) -> UnsafeMutableRawPointer {
  let node = arena.nodes + Int(id)
  if node.pointee.height >= arena.cleanBelow { bringUpToDate(id) }
  if arena.trackingNode != 0 {
    // An array within a larger value: its buffer.
    let isWhole = offset == 0 && node.pointee.type.pointee.elements != nil
    track(id, isWhole ? .element(index) : .bytes(offset, MemoryLayout<[Int]>.size))
  } else if let readRecord = arena.readRecord {
    readRecord._withUnsafeGuaranteedRef { $0.add(id) }
  }
  return node.pointee.storage + Int(offset)
}

@usableFromInline @MainActor
func _inputStorage(_ id: NodeID, _ key: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  precondition(isAlive(id), "Graph: a destroyed attribute was set")
  precondition(
    arena.nodes[Int(id)].type.pointee.key == key, "Graph: only a whole input can be set, to a value of its own type")
  return arena.nodes[Int(id)].storage
}

@MainActor
func _ruleStorage(_ id: NodeID, _ key: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  precondition(isAlive(id), "Graph: the rule of a destroyed attribute was changed")
  precondition(arena.nodes[Int(id)].type.pointee.key == key, "Graph: the attribute has a rule of another type")
  return arena.nodes[Int(id)].storage
}

/// Queues the readers of the parts in which the node's value and `new` differ. False if the values are equal.
@inlinable @inline(__always) @MainActor
func _propagate<Value>(_ id: NodeID, _ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
  _propagateBytes(id, UnsafeRawPointer(old), UnsafeRawPointer(new))
}

/// The same, for values whose type only the node stores.
@usableFromInline @MainActor
func _propagateBytes(_ id: NodeID, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
  let type = arena.nodes[Int(id)].type
  if type.pointee.comparison.areEqual(old, new) {
    #if DEBUG
      // Values that a program sets itself are compared in any case: an action that sets the same value is no change.
      if Optimization.cutsOff || arena.runningNode != id { return false }
    #else
      return false
    #endif
  }
  let isRecorded = arena.recording != nil
  if isRecorded { record(.changed, id) }
  var edge = arena.nodes[Int(id)].firstReader
  // Found once, and not for each of the readers of an element: a container has thousands.
  var elements: ArrayElements?
  while edge != 0 {
    let each = arena.edges + Int(edge)
    if elements == nil, each.pointee.part.isElement { elements = type.pointee.elements?.of(old, new) }
    if each.pointee.part.differs(old, new, type, elements) {
      enqueueReader(edge)
      if isRecorded { record(.queued, each.pointee.reader, id) }
    }
    edge = each.pointee.nextReader
  }
  return true
}

@MainActor func isAlive(_ id: NodeID) -> Bool {
  id != 0 && arena.nodes != nil && id < arena.nodeCount && !arena.nodes[Int(id)].flags.contains(.dead)
}

/// The generation of a node; it grows when the slot is freed.
@usableFromInline
func _generation(_ id: NodeID) -> UInt32 { arena.nodes == nil ? 0 : arena.nodes[Int(id)].generation }

/// Stops the program if the node of an attribute is gone and its slot belongs to another.
@usableFromInline
func _checkSlot(_ id: NodeID, _ generation: UInt32) {
  if arena.nodes[Int(id)].generation == generation || arena.nodes[Int(id)].flags.contains(.dead) { return }
  fatalError(
    "Graph: a destroyed attribute was read; its place is that of '\(arena.nodes[Int(id)].type.pointee.rule._label)' now. Hold a weak "
      + "attribute where the node may end first.")
}

@MainActor func setKeptAlive(_ id: NodeID, _ on: Bool) {
  precondition(isAlive(id), "Graph: a destroyed attribute cannot be kept alive")
  let node = arena.nodes + Int(id)
  guard on else {
    node.pointee.flags.remove(.keptAlive)
    return
  }
  node.pointee.flags.insert(.keptAlive)
  if node.pointee.flags.contains(.frozen) { return }
  if !node.pointee.flags.isDisjoint(with: .running | .queued) { return }
  if node.pointee.flags.contains(.stale) {
    arena.changes &+= 1
    endStaleness(id)
    push(id)
  } else if !node.pointee.flags.contains(.hasValue) {
    // The node has no height yet; one behind all queued nodes is a good guess.
    node.pointee.height = arena.highestBucket
    push(id)
  }
}

@MainActor func invalidateNode(_ id: NodeID) {
  guard isAlive(id), !arena.nodes[Int(id)].flags.contains(.input) else { return }
  arena.changes &+= 1
  if arena.recording != nil { record(.invalidated, id) }
  if arena.nodes[Int(id)].flags.contains(.running), id != arena.runningNode {
    arena.nodes[Int(id)].flags.insert(.changedWhileRunning)
  } else {
    enqueue(id)
  }
}
