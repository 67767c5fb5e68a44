// SPDX-License-Identifier: MIT

extension Graph {
  /// Checks every structure and stops the program if one contradicts another. Outside of rules. O(nodes + edges).
  package static func checkInvariants() {
    guard arena.nodes != nil else { return }
    precondition(arena.runningNode == 0, "Graph: invariants hold only while no rule runs")
    precondition(arena.trackingNode == 0 && arena.frameCount == 0, "Graph: reads are recorded although no rule runs")
    let free = freeNodes()
    checkNodes(free)
    checkEdges(free)
    checkReaders(free)
    checkQueue(free)
    checkCleanness(free)
  }

  private static func expect(_ condition: Bool, _ id: NodeID, _ message: @autoclosure () -> String) {
    precondition(condition, "Graph: #\(id) \(labelOfNode(id)) \(message())")
  }

  /// A loop without a range: hosts check themselves in debug builds, whose ranges take several times as long.
  private static func forEachLiveNode(_ free: [Bool], _ body: (NodeID, Node) -> Void) {
    free.withUnsafeBufferPointer { free in
      var id: NodeID = 1
      while id < arena.nodeCount {
        if !free[Int(id)] { body(id, arena.nodes[Int(id)]) }
        id &+= 1
      }
    }
  }

  private static func freeNodes() -> [Bool] {
    var free = [Bool](repeating: false, count: Int(arena.nodeCount))
    var id = arena.freeNode
    while id != 0 {
      precondition(id < arena.nodeCount, "Graph: the list of free nodes leads out of the table")
      expect(!free[Int(id)], id, "is twice in the list of free nodes")
      expect(arena.nodes[Int(id)].flags == .dead, id, "is free and has flags \(arena.nodes[Int(id)].flags)")
      free[Int(id)] = true
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    return free
  }

  private static func checkNodes(_ free: [Bool]) {
    var live = 0
    var isMember = free
    forEachLiveNode(free) { id, node in
      live += 1
      expect(
        node.flags.isDisjoint(with: [.dead, .running, .changedWhileRunning, .waiting, .heightAdjusted]), id,
        "has flags \(node.flags) although no rule runs")
      let isUnknown = node.height == unknownHeight
      if node.flags.contains(.stale) {
        let releases = node.type.pointee.releasesStaleValues
        expect(
          isUnknown && node.flags.contains(.hasValue) != releases, id,
          "is stale and has a height, or a value against its type")
        expect(node.firstReader == 0 || node.flags.contains(.frozen), id, "is stale and has readers")
        expect(!node.flags.contains(.queued), id, "is stale and queued")
      } else if node.flags.contains(.hasValue) {
        expect(!isUnknown, id, "has a value and no height")
      } else {
        expect(isUnknown != node.flags.contains(.queued), id, "has no value, and a height without being queued")
        expect(node.firstReader == 0, id, "has no value and readers")
      }
      let next = node.nextInSubgraph
      if next != 0 {
        expect(
          next < arena.nodeCount && !isMember[Int(next)], id, "shares its place in a subgraph or leads to a free node")
        isMember[Int(next)] = true
      }
    }
    precondition(live == arena.liveNodes, "Graph: \(live) nodes live, \(arena.liveNodes) counted")
  }

  private static func checkEdges(_ free: [Bool]) {
    var count = 0
    forEachLiveNode(free) { id, node in
      let height = settledHeight(id)
      var edge = node.firstDependency
      while edge != 0 {
        let each = arena.edges[Int(edge)]
        count += 1
        precondition(count <= Int(arena.edgeCount), "Graph: a list of dependencies has no end")
        expect(each.reader == id, id, "has an edge of #\(each.reader) among its dependencies")
        if each.dependency != 0 {
          let dependency = each.dependency
          expect(dependency < arena.nodeCount && !free[Int(dependency)], id, "depends on a free node, #\(dependency)")
          expect(
            arena.nodes[Int(dependency)].height < height, id,
            "has height \(height) and depends on #\(dependency) of height \(arena.nodes[Int(dependency)].height)")
        } else {
          expect(each.previousReader == 0 && each.nextReader == 0, id, "has a cut edge with neighbours")
        }
        edge = each.nextDependency
      }
    }
    precondition(count == arena.liveEdges, "Graph: \(count) edges live, \(arena.liveEdges) counted")
    var edge = arena.freeEdge
    while edge != 0 {
      count += 1
      precondition(count < Int(arena.edgeCount), "Graph: the list of free edges has a circle or holds live edges")
      edge = arena.edges[Int(edge)].nextDependency
    }
    precondition(
      count == Int(arena.edgeCount) - 1, "Graph: \(Int(arena.edgeCount) - 1 - count) edges are neither live nor free")
  }

  private static func checkReaders(_ free: [Bool]) {
    var asReaders = 0
    var asDependencies = 0
    forEachLiveNode(free) { id, node in
      asDependencies += dependencyIDs(id).count
      var edge = node.firstReader
      var previous: EdgeID = 0
      while edge != 0 {
        let each = arena.edges[Int(edge)]
        asReaders += 1
        precondition(asReaders <= arena.liveEdges, "Graph: a list of readers has no end")
        expect(each.dependency == id, id, "has an edge to #\(each.dependency) among its readers")
        expect(each.previousReader == previous, id, "has readers whose links do not agree")
        expect(each.reader < arena.nodeCount && !free[Int(each.reader)], id, "is read by a free node, #\(each.reader)")
        previous = edge
        edge = each.nextReader
      }
      expect(node.lastReader == previous, id, "has another last reader than its list")
    }
    precondition(
      asReaders == asDependencies,
      "Graph: \(asReaders) edges in lists of readers, \(asDependencies) in lists of dependencies")
  }

  private static func checkQueue(_ free: [Bool]) {
    var count = 0
    var height: UInt32 = 0
    while height <= arena.highestBucket {
      defer { height &+= 1 }
      let first = arena.buckets[Int(height)]
      var id = first
      var previous: NodeID = 0
      while id != 0 {
        let node = arena.nodes[Int(id)]
        count += 1
        precondition(
          count <= arena.queuedNodes, "Graph: the queue holds more than \(arena.queuedNodes) nodes, or a circle")
        expect(
          !free[Int(id)] && node.flags.contains(.queued), id, "lies in the queue and is free or not marked as queued")
        expect(node.height == height, id, "has height \(node.height) and lies in bucket \(height)")
        expect(id == first || node.previousQueued == previous, id, "has a neighbour in the queue without a link back")
        expect(height >= arena.cleanBelow, id, "is queued at \(height), below \(arena.cleanBelow), where all is clean")
        previous = id
        id = node.nextQueued
      }
      if first != 0 {
        expect(
          arena.nodes[Int(first)].previousQueued == previous, first, "is first in the queue and does not know the last")
      }
    }
    precondition(count == arena.queuedNodes, "Graph: \(count) nodes queued, \(arena.queuedNodes) counted")
    forEachLiveNode(free) { _, node in if node.flags.contains(.queued) { count -= 1 } }
    precondition(count == 0, "Graph: \(-count) nodes believe that they are queued")
    precondition(arena.queuedNodes > 0 || arena.cleanBelow == .max, "Graph: the queue is empty and not all is clean")
  }

  /// Checks that no node that would be taken for clean lies above a queued node.
  private static func checkCleanness(_ free: [Bool]) {
    var hasChanged = free.map { _ in false }
    var wave: [NodeID] = []
    forEachLiveNode(free) { id, node in if node.flags.contains(.queued) { wave.append(id) } }
    while let id = wave.popLast() {
      var edge = arena.nodes[Int(id)].firstReader
      while edge != 0 {
        let reader = arena.edges[Int(edge)].reader
        let node = arena.nodes[Int(reader)]
        if !hasChanged[Int(reader)] {
          hasChanged[Int(reader)] = true
          wave.append(reader)
          expect(node.height >= arena.cleanBelow, reader, "counts as clean and depends on #\(id), which is not")
          expect(
            node.verified != arena.changes || !node.flags.isDisjoint(with: [.stale, .queued]), reader,
            "counts as verified and depends on #\(id), which is not")
        }
        edge = arena.edges[Int(edge)].nextReader
      }
    }
  }
}
