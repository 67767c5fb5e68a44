// SPDX-License-Identifier: MIT

/// Everything that the engine keeps: the tables of nodes and edges, their storage, the queue, and where in the graph the
/// native stack stands.
///
/// One value per process, because an attribute is a number and its reads are too many to name a table each. It belongs to
/// the main actor; `nonisolated(unsafe)` and the unchecked exclusivity spare a check on each of millions of accesses.
@exclusivity(unchecked) nonisolated(unsafe) var arena = Arena()

struct Arena {
  // MARK: - Tables, reserved once and touched on demand, so that pointers into them stay valid for good

  var nodes: UnsafeMutablePointer<Node>! = nil
  var edges: UnsafeMutablePointer<Edge>! = nil
  /// By node.
  var owners: UnsafeMutablePointer<Owner>! = nil
  /// One more than the highest node that was ever given out.
  var nodeCount: UInt32 = 1
  var edgeCount: UInt32 = 1
  /// The first of the nodes that are free below `nodeCount`; 0 where none is.
  var freeNode: NodeID = 0
  var freeEdge: EdgeID = 0
  var liveNodes = 0
  var liveEdges = 0
  /// All that were ever made.
  var createdNodes = 0

  // MARK: - Storage of values and rules

  /// The first free piece of each size class.
  var freeBySize: UnsafeMutablePointer<UnsafeMutableRawPointer?>! = nil
  /// What is left of the open chunk.
  var chunk: UnsafeMutableRawPointer! = nil
  var chunkEnd: UnsafeMutableRawPointer! = nil
  var storageBytes = 0

  // MARK: - Queue

  /// The first node of each bucket.
  var buckets: UnsafeMutablePointer<NodeID>! = nil
  /// Every node whose height is less is up to date.
  var cleanBelow = UInt32.max
  /// No bucket above holds a node.
  var highestBucket: UInt32 = 0
  var queuedNodes = 0
  /// Counts what makes nodes out of date otherwise than by a rule's own result. A node that was found up to date stays so
  /// until this grows, or until one of its dependencies, found out of date since, has run.
  var changes: UInt32 = 1
  /// Counts the adjustments of heights: if it has grown during a run, a height that the run has read may have changed.
  var heightAdjustments: UInt32 = 1

  // MARK: - The native stack

  /// What waits on it.
  var frames: UnsafeMutablePointer<Frame>! = nil
  var frameCount = 0
  /// The rule on top; 0 outside of rules.
  var runningNode: NodeID = 0
  /// The rule whose reads are recorded: the running one, or 0 inside `untracked`.
  var trackingNode: NodeID = 0
  /// The number of this run, which distinguishes its edges from those of earlier ones.
  var currentRun: UInt32 = 0
  /// The height that the running node needs because of its new edges.
  var requiredHeight: UInt32 = 0
  /// The record that reads are added to which are no dependencies of a rule. A rule that runs inside has none.
  var readRecord: Unmanaged<ReadRecord>? = nil
  /// How many calls of `Graph.making` are on the stack.
  var makingDepth = 0
  /// A rule of this stack was read while it ran, and gave its old value: what read it is not up to date.
  var visitedRunning = false
  /// The number of the latest run, different for each.
  var lastRun: UInt32 = 0
  var lastPull: UInt32 = 0
  /// Counts what breaks into the stacks of pulls: one of their nodes ends, or is pulled by another.
  var interruptions: UInt32 = 0
  var rulesRun = 0
  /// Set while what happens is recorded.
  var recording: GraphRecording? = nil

  /// Code that runs and is not called by its rule; see `Graph.runningCode`.
  var call: RunningCall? = nil
  /// See `Graph.withoutUpdates`.
  var isReadOnly = false

  // MARK: - Subgraphs

  /// The one that new nodes belong to.
  var currentSubgraph: Subgraph? = nil
  var liveSubgraphs = 0
}
