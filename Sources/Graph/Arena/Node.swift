import Glibc

/// A node of the graph: an input or a rule. One cache line; the value and the rule itself are stored out of line.
@usableFromInline
struct Node {
  /// How the node's value and rule are made, compared and destroyed.
  @usableFromInline var type: UnsafeMutablePointer<RuleType>
  /// The value, then the rule.
  @usableFromInline var storage: UnsafeMutableRawPointer
  /// What the rule read, in reading order.
  var firstDependency: EdgeID
  /// While the rule runs: the last edge that this run confirmed. Afterwards: the last edge.
  var lastDependency: EdgeID
  var firstReader: EdgeID
  var lastReader: EdgeID
  /// The next node of the subgraph; of the free list once the node is gone.
  var nextInSubgraph: NodeID
  /// Grows whenever the slot is freed, so that weak attributes notice.
  var generation: UInt32
  var flags: NodeFlags
  /// Greater than the heights of all dependencies; `unknownHeight` for a node that is not up to date and not queued.
  @usableFromInline var height: UInt32
  /// The next node in the same bucket of the queue. Of a stale node: the height it had.
  var nextQueued: UInt32
  /// The bucket that the node is queued in.
  var queuedHeight: UInt32
  /// The last targeted pull that came by.
  var visit: UInt32
}

@usableFromInline
package typealias NodeID = UInt32
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
  /// Linked into a bucket of the queue.
  static let queued = NodeFlags(rawValue: 16)
  /// A dependency changed: the rule must run.
  static let needed = NodeFlags(rawValue: 32)
  /// A dependency changed while nobody was reading: the rule runs when somebody does.
  static let stale = NodeFlags(rawValue: 64)
  /// Kept up to date even without readers.
  static let keptAlive = NodeFlags(rawValue: 128)
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

/// Which part of a value was read: all of it, a byte range, or one element of an array.
struct PartRead: Equatable {
  private var kind: UInt32
  private var bits: UInt32

  static let whole = PartRead(kind: 0, bits: 0)

  /// Ranges beyond 64 KiB count as whole.
  static func bytes(_ offset: UInt32, _ count: Int) -> PartRead {
    offset < 65536 && count > 0 && count < 65536
      ? PartRead(kind: 1, bits: offset << 16 | UInt32(truncatingIfNeeded: count)) : .whole
  }

  static func element(_ index: Int) -> PartRead { PartRead(kind: 2, bits: UInt32(truncatingIfNeeded: index)) }

  /// Whether the part differs between two values of one type.
  @inline(__always)
  func differs(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ type: UnsafeMutablePointer<RuleType>) -> Bool {
    switch kind {
    case 0: true
    case 1: memcmp(old + Int(bits >> 16), new + Int(bits >> 16), Int(bits & 0xffff)) != 0
    default: type.pointee.elements?.elementDiffers(old, new, Int(bits)) ?? true
    }
  }
}
