// SPDX-License-Identifier: MIT

/// The one graph of the process, on the main actor.
@MainActor
package enum Graph {
  /// Brings up to date every node that has readers, or is kept alive, and may have changed; lowest height first.
  package static func drain() {
    precondition(arena.runningNode == 0, "Graph: a rule cannot drain the graph it runs in")
    drainQueue()
  }

  package static var isRunningRule: Bool { arena.runningNode != 0 }
  /// Whether a read becomes a dependency: of the running rule, or of the rule on whose behalf the running code is called.
  package static var recordsReads: Bool { arena.runningNode != 0 || arena.readRecord != nil }
  package static var currentRule: AnyAttribute? {
    arena.runningNode == 0 ? nil : AnyAttribute(id: arena.runningNode, offset: 0)
  }

  /// The number of the running rule's run: different for each run.
  package static var currentRun: UInt32 { arena.currentRun }

  /// The rule that depends on the current reads.
  package static var trackingRule: AnyAttribute? {
    arena.trackingNode == 0 ? nil : AnyAttribute(id: arena.trackingNode, offset: 0)
  }

  /// Reads inside do not become dependencies of the running rule.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = arena.trackingNode
    arena.trackingNode = 0
    defer { arena.trackingNode = outer }
    return body()
  }

  /// Makes a part of a tree: `body` makes attributes and reads none whose rule would have to run.
  ///
  /// Nodes that are being made are not connected yet: a layout that is read too early is that of an unfinished tree.
  /// Debug builds stop if a rule runs inside.
  package static func making<Result>(_ body: () -> Result) -> Result {
    arena.makingDepth &+= 1
    defer { arena.makingDepth &-= 1 }
    return body()
  }

  /// A part of making that may read values, because none of them belongs to the tree that is being made: the scenes of
  /// an app, one of which has the tree.
  package static func readingWhileMaking<Result>(_ body: () -> Result) -> Result {
    let outer = arena.makingDepth
    arena.makingDepth = 0
    defer { arena.makingDepth = outer }
    return body()
  }

  package struct Statistics: Equatable {
    package var rulesRun = 0
    package var nodesCreated = 0
    package var nodesLive = 0
    package var edgesLive = 0
    package var subgraphsLive = 0
    package var storageBytes = 0
  }

  package static var statistics: Statistics {
    Statistics(
      rulesRun: arena.rulesRun, nodesCreated: arena.createdNodes, nodesLive: arena.liveNodes,
      edgesLive: arena.liveEdges,
      subgraphsLive: arena.liveSubgraphs, storageBytes: arena.storageBytes)
  }

  /// Called with the chain of labels when rules read each other in a cycle: each reads the next, and the last is the
  /// first. If a rule of the chain has no value yet, the process ends after the call; otherwise its old value was read.
  /// The default prints the chain.
  package static var cycleHandler: ([String]) -> Void = { chain in
    print("Graph: \(cycleMessage(labels: chain))")
  }
}

@MainActor
func reportCycle(_ chain: [NodeID]) { Graph.cycleHandler(chain.map(labelOfNode)) }

@MainActor
func cycleMessage(_ chain: [NodeID]) -> String { cycleMessage(labels: chain.map(labelOfNode)) }

func cycleMessage(labels: [String]) -> String {
  "rules read each other in a circle: \(labels.joined(separator: " → ")). "
    + "Each reads the next; let one of them do without, or read it with peek()."
}
