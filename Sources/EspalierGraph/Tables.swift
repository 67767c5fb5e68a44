// SPDX-License-Identifier: MIT

import Glibc

private let maximumNodes = 40_000_000
private let maximumEdges = 80_000_000

#if !arch(x86_64) && !arch(arm64)
  #error("Espalier needs a 64-bit system: its graph reserves more address space than there is in 32 bits.")
#endif

extension Arena {
  /// Reserves the tables. Cheap when that is done.
  mutating func setUp() {
    guard nodes == nil else { return }
    nodes = reserve(maximumNodes * MemoryLayout<Node>.stride).bindMemory(to: Node.self, capacity: maximumNodes)
    edges = reserve(maximumEdges * MemoryLayout<Edge>.stride).bindMemory(to: Edge.self, capacity: maximumEdges)
    owners = reserve(maximumNodes * MemoryLayout<Owner>.stride).bindMemory(to: Owner.self, capacity: maximumNodes)
    buckets = reserve(maximumNodes * 4).bindMemory(to: NodeID.self, capacity: maximumNodes)
    frames = reserve(maximumNodes * MemoryLayout<Frame>.stride).bindMemory(to: Frame.self, capacity: maximumNodes)
    setUpStorage()
  }

  @inline(__always)
  mutating func allocateNode() -> NodeID {
    liveNodes &+= 1
    createdNodes &+= 1
    if freeNode != 0 {
      let id = freeNode
      freeNode = nodes[Int(id)].nextInSubgraph
      return id
    }
    precondition(nodeCount < maximumNodes, "Graph: more than \(maximumNodes) nodes")
    let id = nodeCount
    nodeCount &+= 1
    return id
  }

  @inline(__always)
  mutating func releaseNodeSlot(_ id: NodeID) {
    nodes[Int(id)].nextInSubgraph = freeNode
    freeNode = id
  }

  @inline(__always)
  mutating func allocateEdge() -> EdgeID {
    liveEdges &+= 1
    if freeEdge != 0 {
      let id = freeEdge
      freeEdge = edges[Int(id)].nextDependency
      return id
    }
    precondition(edgeCount < maximumEdges, "Graph: more than \(maximumEdges) edges")
    let id = edgeCount
    edgeCount &+= 1
    return id
  }

  @inline(__always)
  mutating func releaseEdge(_ id: EdgeID) {
    liveEdges &-= 1
    edges[Int(id)].nextDependency = freeEdge
    freeEdge = id
  }

  /// Gives out slots in order again once no node lives, so that walks of the tables are short. Generations stay.
  mutating func startOverIfEmpty() {
    guard liveNodes == 0, liveEdges == 0, runningNode == 0 else { return }
    nodeCount = 1
    edgeCount = 1
    freeNode = 0
    freeEdge = 0
  }
}

/// Address space without memory: pages are allocated when they are touched.
func reserve(_ bytes: Int) -> UnsafeMutableRawPointer {
  let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
  guard let memory, memory != MAP_FAILED else {
    fatalError(
      "Graph: cannot reserve \(bytes >> 20) MiB of address space (memory is used only as it is needed). Is `ulimit -v` set, or "
        + "does the system refuse to overcommit (`sysctl vm.overcommit_memory` is 2)?")
  }
  return memory
}
