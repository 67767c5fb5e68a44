/// Nodes that live and end together: the attributes of one identity. Subgraphs nest; destroying one destroys those inside.
@MainActor
package final class Subgraph {
  var firstNode: NodeID = 0
  private var children: [Subgraph] = []
  package private(set) weak var parent: Subgraph?
  private var endings: [@MainActor () -> Void] = []
  package private(set) var isDestroyed = false
  /// Whoever made the subgraph may leave a mark.
  package weak var item: AnyObject?

  package init(parent: Subgraph?) {
    setUpTables()
    self.parent = parent
    parent?.children.append(self)
    liveSubgraphs += 1
  }

  /// Where new nodes go.
  package static var current: Subgraph? {
    get { currentSubgraph }
    set { currentSubgraph = newValue }
  }

  package func apply<Result>(_ body: () -> Result) -> Result {
    precondition(!isDestroyed, "Graph: a destroyed subgraph cannot take new nodes")
    let outer = currentSubgraph
    currentSubgraph = self
    defer { currentSubgraph = outer }
    return body()
  }

  /// Called once, before the nodes go.
  package func onDestroy(_ body: @escaping @MainActor () -> Void) { endings.append(body) }

  /// Ends all nodes here and in the subgraphs inside. Legal while rules run, even rules that end by it. O(nodes + edges).
  package func destroy() {
    if let parent, !parent.isDestroyed, let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    end()
  }

  private func end() {
    if isDestroyed { return }
    let endings = self.endings
    self.endings = []
    for ending in endings { ending() }
    isDestroyed = true
    liveSubgraphs -= 1
    for child in children { child.end() }
    children = []
    var id = firstNode
    firstNode = 0
    while id != 0 {
      let next = nodes[Int(id)].nextInSubgraph
      destroyNode(id)
      id = next
    }
  }

  package var nodeCount: Int {
    var count = children.reduce(0) { $0 + $1.nodeCount }
    var id = firstNode
    while id != 0 {
      count += 1
      id = nodes[Int(id)].nextInSubgraph
    }
    return count
  }

  /// The nodes made here, newest first.
  var nodeIDs: [NodeID] {
    var result: [NodeID] = []
    var id = firstNode
    while id != 0 {
      result.append(id)
      id = nodes[Int(id)].nextInSubgraph
    }
    return result
  }
}

nonisolated(unsafe) var currentSubgraph: Subgraph? = nil
nonisolated(unsafe) var liveSubgraphs = 0

@MainActor
private func destroyNode(_ id: NodeID) {
  let node = nodes + Int(id)
  var edge = node.pointee.firstReader
  while edge != 0 {
    let next = edges[Int(edge)].nextReader
    edges[Int(edge)].dependency = 0
    edges[Int(edge)].previousReader = 0
    edges[Int(edge)].nextReader = 0
    enqueue(edges[Int(edge)].reader)
    edge = next
  }
  node.pointee.firstReader = 0
  node.pointee.lastReader = 0
  forgetNeed(id)
  let hasValue = node.pointee.flags.contains(.hasValue)
  let isRunning = node.pointee.flags.contains(.running)
  node.pointee.flags = node.pointee.flags.intersection([.queued, .running]).union(.dead)
  node.pointee.generation &+= 1
  liveNodes &-= 1
  // A rule that is running ends when it returns.
  if !isRunning { finishDestroying(id, hasValue: hasValue) }
}

/// Frees what a dead node holds.
@MainActor
func finishDestroying(_ id: NodeID, hasValue: Bool) {
  let node = nodes + Int(id)
  releaseDependencies(from: node.pointee.firstDependency)
  node.pointee.firstDependency = 0
  node.pointee.lastDependency = 0
  let type = node.pointee.type
  let storage = node.pointee.storage
  node.pointee.flags.remove(.running)
  let isQueued = node.pointee.flags.contains(.queued)
  if !isQueued { releaseNodeSlot(id) }
  if !type.pointee.isTrivial { type.pointee.rule._destroy(storage, hasValue) }
  releaseStorage(storage, type.pointee.size)
}
