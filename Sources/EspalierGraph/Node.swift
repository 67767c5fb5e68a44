// SPDX-License-Identifier: MIT

/// A node of the graph: an input or a rule. One cache line; the value and the rule itself are stored out of line.
@usableFromInline
struct Node {
  /// The functions that make, compare and destroy the node's value and rule.
  @usableFromInline var type: UnsafeMutablePointer<RuleType>
  /// The value, then the rule.
  @usableFromInline var storage: UnsafeMutableRawPointer
  /// The first of the rule's dependencies, in reading order.
  var firstDependency: EdgeID
  /// While the rule runs: the last edge that this run confirmed.
  var lastDependency: EdgeID
  var firstReader: EdgeID
  var lastReader: EdgeID
  /// The next node of the subgraph; the next one of the free list once the node is gone.
  var nextInSubgraph: NodeID
  /// Grows whenever the slot is freed, so that weak attributes detect it.
  var generation: UInt32
  var flags: NodeFlags
  /// Greater than the heights of all dependencies; `unknownHeight` for a node without a value, stale or dead.
  @usableFromInline var height: UInt32
  /// The neighbours in the node's bucket of the queue; before the first one comes the last. In a stale node,
  /// `nextQueued` is its previous height.
  var nextQueued: UInt32
  var previousQueued: NodeID
  /// The value of `changes` when the node was last found up to date.
  var verified: UInt32
  /// The number of the last pull that visited the node.
  var visit: UInt32
}

public typealias NodeID = UInt32
typealias EdgeID = UInt32

let unknownHeight = UInt32.max

@usableFromInline
struct NodeFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32
  @usableFromInline init(rawValue: UInt32) { self.rawValue = rawValue }

  static let hasValue = NodeFlags(rawValue: 1)
  /// The rule is on the native stack.
  static let running = NodeFlags(rawValue: 2)
  static let input = NodeFlags(rawValue: 4)
  static let dead = NodeFlags(rawValue: 8)
  /// The node is in the queue: a dependency changed and the rule must run.
  static let queued = NodeFlags(rawValue: 16)
  /// A dependency changed while the node had no reader: the rule runs at the next read. Some values are dropped then.
  static let stale = NodeFlags(rawValue: 32)
  /// The node is kept up to date even without readers.
  static let keptAlive = NodeFlags(rawValue: 64)
  /// The rule is running, and a value that it has already read in this run has changed, not by the rule itself: it must
  /// run again.
  static let changedWhileRunning = NodeFlags(rawValue: 128)
  /// The node is on the stack of a pull that waits for its dependencies.
  static let waiting = NodeFlags(rawValue: 256)
  /// The node's height was adjusted by the present adjustment.
  static let heightAdjusted = NodeFlags(rawValue: 512)
  /// The node's height must not change in the present adjustment.
  static let fixed = NodeFlags(rawValue: 2048)
  /// The node is about to end: it keeps its value, whatever changes.
  static let frozen = NodeFlags(rawValue: 1024)
}

/// The same as the set algebra's own, without its generics and literals: they take most of a debug build's time.
extension NodeFlags {
  @inline(__always) static func | (a: NodeFlags, b: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: a.rawValue | b.rawValue)
  }
  @inline(__always) func without(_ flags: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & ~flags.rawValue) }
  @inlinable @inline(__always) func contains(_ flags: NodeFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  @inlinable @inline(__always) func isDisjoint(with flags: NodeFlags) -> Bool { rawValue & flags.rawValue == 0 }
  @inline(__always) mutating func insert(_ flags: NodeFlags) { self = NodeFlags(rawValue: rawValue | flags.rawValue) }
  @inline(__always) mutating func remove(_ flags: NodeFlags) { self = NodeFlags(rawValue: rawValue & ~flags.rawValue) }
}

/// `reader` has read (a part of) `dependency`.
struct Edge {
  /// 0 once the dependency is gone.
  var dependency: NodeID
  var reader: NodeID
  var nextDependency: EdgeID
  var previousReader: EdgeID
  var nextReader: EdgeID
  /// The run of the reader that confirmed the edge.
  var run: UInt32
  var part: PartRead
}
