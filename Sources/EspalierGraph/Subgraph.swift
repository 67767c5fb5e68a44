// SPDX-License-Identifier: MIT

/// Nodes that live and end together: the attributes of one identity. Subgraphs nest; destroying one destroys those inside.
@MainActor
package final class Subgraph {
  @exclusivity(unchecked) var firstNode: NodeID = 0
  /// The rule in whose run the subgraph was made, and which may end it.
  let owner: Owner
  private var children: [Subgraph] = []
  package private(set) weak var parent: Subgraph?
  /// The place among the parent's children.
  private var index = 0
  private var endings: [@MainActor () -> Void] = []
  @exclusivity(unchecked) package private(set) var isDestroyed = false
  /// The container that shows the content, if it is not the parent's, and the container's own number there.
  package private(set) weak var container: Subgraph?
  package private(set) var containerNumber = 0
  /// A mark for the code that made the subgraph.
  package weak var item: AnyObject?

  package init(parent: Subgraph?) {
    precondition(parent?.isDestroyed != true, "Graph: a destroyed subgraph cannot take new ones")
    arena.setUp()
    owner =
      arena.runningNode == 0
      ? parent?.owner ?? Owner() : Owner(rule: arena.runningNode, generation: _generation(arena.runningNode))
    self.parent = parent
    if let parent {
      index = parent.children.count
      parent.children.append(self)
    }
    arena.liveSubgraphs += 1
  }

  /// The subgraph of new nodes.
  package static var current: Subgraph? {
    get { arena.currentSubgraph }
    set { arena.currentSubgraph = newValue }
  }

  package func apply<Result>(_ body: () -> Result) -> Result {
    precondition(!isDestroyed, "Graph: a destroyed subgraph cannot take new nodes")
    let outer = arena.currentSubgraph
    arena.currentSubgraph = self
    defer { arena.currentSubgraph = outer }
    return body()
  }

  /// Records that a container shows the content of this subgraph; the container's nodes live in another one.
  /// - Parameter number: The container's number, among the nodes made there before and after it.
  package func stand(in container: Subgraph, number: Int) {
    self.container = container
    containerNumber = number
  }

  /// Called once, before the nodes go.
  package func onDestroy(_ body: @escaping @MainActor () -> Void) { endings.append(body) }

  /// Ends all nodes here and in the subgraphs inside. Legal while rules run, even rules that it ends. O(nodes + edges).
  package func destroy() {
    end()
    if let parent, index < parent.children.count, parent.children[index] === self {
      // The last takes its place: O(1) among many siblings.
      let last = parent.children.removeLast()
      if last !== self {
        parent.children[index] = last
        last.index = index
      }
    }
  }

  /// Stops the rules here and in those subgraphs inside for which `belongs` is true: they are about to end, and keep
  /// their values until then. Rules in other subgraphs inside continue, with those values. O(nodes).
  package func freeze(with belongs: (Subgraph) -> Bool) {
    var id = firstNode
    while id != 0 {
      if arena.nodes[Int(id)].flags.contains(.hasValue) {
        if arena.nodes[Int(id)].flags.contains(.queued) { unqueue(id) }
        arena.nodes[Int(id)].flags.insert(.frozen)
      }
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    for child in children where belongs(child) { child.freeze(with: belongs) }
  }

  /// Lets the rules that `freeze` stopped run again: each is out of date, whatever it had read. O(nodes).
  package func thaw(with belongs: (Subgraph) -> Bool) {
    var id = firstNode
    while id != 0 {
      if arena.nodes[Int(id)].flags.contains(.frozen) {
        arena.nodes[Int(id)].flags.remove(.frozen)
        if arena.nodes[Int(id)].flags.contains(.stale) {
          if arena.nodes[Int(id)].firstReader != 0 || arena.nodes[Int(id)].flags.contains(.keptAlive) {
            arena.changes &+= 1
            endStaleness(id)
            push(id)
          }
        } else {
          invalidateNode(id)
        }
      }
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    for child in children where belongs(child) { child.thaw(with: belongs) }
  }

  private func end() {
    if isDestroyed { return }
    let endings = self.endings
    self.endings = []
    for ending in endings { ending() }
    // An ending may have called `destroy` again.
    if isDestroyed { return }
    isDestroyed = true
    arena.liveSubgraphs -= 1
    let children = self.children
    self.children = []
    for child in children { child.end() }
    var id = firstNode
    firstNode = 0
    while id != 0 {
      let next = arena.nodes[Int(id)].nextInSubgraph
      destroyNode(id)
      id = next
    }
    resetEmptyQueue()
    arena.startOverIfEmpty()
  }

  package var nodeCount: Int {
    var count = children.reduce(0) { $0 + $1.nodeCount }
    var id = firstNode
    while id != 0 {
      count += 1
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    return count
  }

  /// The nodes made here, newest first.
  var nodeIDs: [NodeID] {
    var result: [NodeID] = []
    var id = firstNode
    while id != 0 {
      result.append(id)
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    return result
  }
}

@MainActor
private func destroyNode(_ id: NodeID) {
  let node = arena.nodes + Int(id)
  let flags = node.pointee.flags
  if arena.recording != nil { recordEnd(id) }
  var edge = node.pointee.firstReader
  if edge != 0 { arena.changes &+= 1 }
  while edge != 0 {
    let next = arena.edges[Int(edge)].nextReader
    enqueueReader(edge)
    arena.edges[Int(edge)].dependency = 0
    arena.edges[Int(edge)].previousReader = 0
    arena.edges[Int(edge)].nextReader = 0
    edge = next
  }
  node.pointee.firstReader = 0
  node.pointee.lastReader = 0
  if flags.contains(.queued) { unqueue(id) }
  if flags.contains(.waiting) { arena.interruptions &+= 1 }
  node.pointee.flags = flags.intersection(.running).union(.dead)
  node.pointee.height = unknownHeight
  node.pointee.generation &+= 1
  arena.liveNodes &-= 1
  // A rule that is running ends when it returns.
  if !flags.contains(.running) { finishDestroying(id, hasValue: flags.contains(.hasValue)) }
}

/// Frees the contents of a dead node.
@MainActor
func finishDestroying(_ id: NodeID, hasValue: Bool) {
  let node = arena.nodes + Int(id)
  releaseDependencies(from: node.pointee.firstDependency)
  node.pointee.firstDependency = 0
  node.pointee.lastDependency = 0
  node.pointee.flags = .dead
  let type = node.pointee.type
  let storage = node.pointee.storage
  arena.releaseNodeSlot(id)
  // Last, because the end of a value may run any code.
  if !type.pointee.isTrivial { type.pointee.rule._destroy(storage, hasValue) }
  arena.releaseStorage(storage, type.pointee.sizeClass, type.pointee.size)
}
