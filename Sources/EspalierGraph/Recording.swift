// SPDX-License-Identifier: MIT

/// An event of a node while a recording ran.
///
/// Plain data: the name of a node is looked up when it is read, because most events are never looked at.
package struct GraphEvent {
  package enum Kind: UInt8 {
    /// A rule is about to run because it has no value yet. The other node is the rule that reads it, if one does.
    case made
    /// A rule is about to run again. The other node is the rule that reads it just now, if one does.
    case began
    /// The value differs from the previous one.
    case changed
    /// The value of the other node has changed, which the node had read.
    case queued
    /// The node must run again for a reason outside of the graph.
    case invalidated
  }

  package let kind: Kind
  package let node: RecordedNode
  package let other: RecordedNode
}

/// A node by its place, and by the generation that distinguishes it from others at the same place.
package struct RecordedNode: Hashable {
  let id: NodeID
  let generation: UInt32

  package init(_ attribute: AnyAttribute) { self.init(id: attribute.id) }
  init(id: NodeID) {
    self.id = id
    generation = _generation(id)
  }

  package static let none = RecordedNode(id: 0)
  package var isNone: Bool { id == 0 }

  /// The attribute of the node; nil if the node is gone.
  @MainActor package var attribute: AnyAttribute? {
    isAlive(id) && _generation(id) == generation ? AnyAttribute(id: id, offset: 0) : nil
  }
}

/// The events of the graph, in order, while the recording was `Graph.recording`. O(1) for each event.
@MainActor
package final class GraphRecording {
  package fileprivate(set) var events: [GraphEvent] = []
  /// The rules of nodes that ended meanwhile.
  fileprivate var ended: [RecordedNode: any _AnyRule.Type] = [:]

  package init() { events.reserveCapacity(256) }

  /// Whether nodes were made or ended. O(events).
  package var hasOtherNodes: Bool { !ended.isEmpty || events.contains { $0.kind == .made } }

  /// Appends the events of another recording.
  package func append(_ other: GraphRecording) {
    events += other.events
    ended.merge(other.ended) { $1 }
  }

  /// The name of a node, which may be gone.
  package func label(of node: RecordedNode) -> String {
    if let attribute = node.attribute { return Graph.label(of: attribute) }
    return ended[node]?._label ?? "what is gone"
  }
}

extension Graph {
  /// The recording that events are added to; nil if there is none.
  package static var recording: GraphRecording? {
    get { arena.recording }
    set { arena.recording = newValue }
  }
}

/// Out of line: a recording is rare.
@inline(never) @MainActor
func record(_ kind: GraphEvent.Kind, _ id: NodeID, _ other: NodeID = 0) {
  arena.recording?.events.append(GraphEvent(kind: kind, node: RecordedNode(id: id), other: RecordedNode(id: other)))
}

/// Keeps the type of the rule of a node that is about to end.
@inline(never) @MainActor
func recordEnd(_ id: NodeID) {
  arena.recording?.ended[RecordedNode(id: id)] = arena.nodes[Int(id)].type.pointee.rule
}
