// SPDX-License-Identifier: MIT

/// The whole state of the engine: the tables of nodes and edges, their storage, the queue, and the position of the
/// native stack in the graph.
///
/// One value per process, because an attribute is a number and its reads are too many to name a table each. It belongs to
/// the main actor; `nonisolated(unsafe)` and the unchecked exclusivity spare a check on each of millions of accesses.
@exclusivity(unchecked) nonisolated(unsafe) var arena = Arena()

struct Arena {
  // MARK: - Tables, reserved once and touched on demand, so that pointers into them stay valid for good

  var nodes: UnsafeMutablePointer<Node>! = nil
  var edges: UnsafeMutablePointer<Edge>! = nil
  /// The owners, by node.
  var owners: UnsafeMutablePointer<Owner>! = nil
  /// One more than the highest node that was ever given out.
  var nodeCount: UInt32 = 1
  var edgeCount: UInt32 = 1
  /// The first of the nodes that are free below `nodeCount`; 0 if there is none.
  var freeNode: NodeID = 0
  var freeEdge: EdgeID = 0
  var liveNodes = 0
  var liveEdges = 0
  /// The number of all nodes that were ever made.
  var createdNodes = 0

  // MARK: - Storage of values and rules

  /// The first free piece of each size class.
  var freeBySize: UnsafeMutablePointer<UnsafeMutableRawPointer?>! = nil
  /// The rest of the open chunk.
  var chunk: UnsafeMutableRawPointer! = nil
  var chunkEnd: UnsafeMutableRawPointer! = nil
  var storageBytes = 0

  // MARK: - Queue

  /// The first node of each bucket.
  var buckets: UnsafeMutablePointer<NodeID>! = nil
  /// Every node whose height is less is up to date.
  var cleanBelow = UInt32.max
  /// The highest bucket that may hold a node.
  var highestBucket: UInt32 = 0
  var queuedNodes = 0
  /// The number of events that make nodes out of date other than a rule's own result. A node that was found up to date
  /// stays so until this grows, or until one of its dependencies, found out of date since, has run.
  var changes: UInt32 = 1
  /// The number of adjustments of heights: if it has grown during a run, a height that the run has read may have changed.
  var heightAdjustments: UInt32 = 1

  // MARK: - The native stack

  /// The frames that wait on the native stack.
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
  /// The record for reads that are no dependencies of a rule. A rule that runs inside has none.
  var readRecord: Unmanaged<ReadRecord>? = nil
  /// The number of calls of `Graph.making` on the stack.
  var makingDepth = 0
  /// Whether a rule of this stack was read while it ran, and returned its old value: its reader is not up to date.
  var visitedRunning = false
  /// The number of the latest run, different for each.
  var lastRun: UInt32 = 0
  var lastPull: UInt32 = 0
  /// The number of interruptions of the stacks of pulls: one of their nodes ends, or is pulled by another.
  var interruptions: UInt32 = 0
  var rulesRun = 0
  /// The recording of events; nil if none is recorded.
  var recording: GraphRecording? = nil

  /// Code that runs and is not called by its rule; see `Graph.runningCode`.
  var call: RunningCall? = nil
  /// See `Graph.withoutUpdates`.
  var isReadOnly = false

  // MARK: - Subgraphs

  /// The subgraph that new nodes belong to.
  var currentSubgraph: Subgraph? = nil
  var liveSubgraphs = 0
}
