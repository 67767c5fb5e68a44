// SPDX-License-Identifier: MIT

// The running code, for the message of a crash. Rules cost nothing for it: the graph already stores which of them is on
// top. Code that is called outside of a rule's own run, such as an action, is recorded while it runs.

/// A call of code that is not named after the running rule, if there is one.
package struct RunningCall {
  /// The name of the call; nil: that of the rule at its place.
  let name: StaticString?
  /// A node of the view that the code belongs to.
  let place: WeakAnyAttribute?
  /// The rule on top when the call began; 0 outside of rules.
  let rule: NodeID
}

extension Graph {
  /// Records a call until `endCall` gets the result.
  package static func beginCall(_ name: StaticString?, at place: WeakAnyAttribute?) -> RunningCall? {
    let outer = arena.call
    arena.call = RunningCall(name: name, place: place, rule: arena.runningNode)
    return outer
  }

  /// Records a call that belongs to the view of the outer call.
  package static func beginCall(_ name: StaticString) -> RunningCall? { beginCall(name, at: arena.call?.place) }

  package static func endCall(_ outer: RunningCall?) { arena.call = outer }

  /// The innermost call or rule that runs: its name, and a node of the view that the code belongs to. Nil if none runs.
  package static var runningCode: (call: String?, place: AnyAttribute?)? {
    if let call = arena.call, call.rule == arena.runningNode {
      return (call.name.map { "\($0)" }, call.place?.attribute)
    }
    return arena.runningNode == 0 ? nil : (nil, AnyAttribute(id: arena.runningNode, offset: 0))
  }

  /// Whether a user's action runs, and no rule.
  package static var isInAction: Bool { arena.call != nil && arena.runningNode == 0 }

  /// `peekIfKnown` runs no rule inside of this: for a process that has crashed in one.
  package static func withoutUpdates<Result>(_ body: () -> Result) -> Result {
    let outer = arena.isReadOnly
    arena.isReadOnly = true
    defer { arena.isReadOnly = outer }
    return body()
  }

  /// The type of the rule that computes an attribute; for an input, a type of the engine's.
  package static func ruleType(of attribute: AnyAttribute) -> Any.Type {
    arena.nodes[Int(attribute.id)].type.pointee.rule
  }

  /// Whether two attributes are of one node.
  package static func areOfOneNode(_ one: AnyAttribute, _ other: AnyAttribute) -> Bool { one.id == other.id }

  /// The source of an attribute: the first node below it that is wanted; dependencies that a rule reads first are
  /// searched first. O(nodes below), at most `limit` of them; takes no native stack.
  package static func source(
    of attribute: AnyAttribute, limit: Int = 10_000, where isWanted: (AnyAttribute) -> Bool
  ) -> AnyAttribute? {
    var seen: Set<NodeID> = [attribute.id]
    var waiting = Array(dependencyIDs(attribute.id).reversed())
    while let id = waiting.popLast(), seen.count < limit {
      guard seen.insert(id).inserted else { continue }
      let found = AnyAttribute(id: id, offset: 0)
      if isWanted(found) { return found }
      waiting.append(contentsOf: dependencyIDs(id).reversed())
    }
    return nil
  }
}

extension Attribute {
  /// The value, up to date, without depending on it. Inside of `withoutUpdates` the latest computed value, nil if there
  /// is none.
  @MainActor package func peekIfKnown() -> Value? {
    guard arena.isReadOnly else { return peek() }
    let node = arena.nodes + Int(id)
    guard node.pointee.flags.contains(.hasValue) else { return nil }
    return (node.pointee.storage + Int(offset)).assumingMemoryBound(to: Value.self).pointee
  }
}

extension Subgraph {
  /// Whether a node was made here. O(nodes).
  package func contains(_ attribute: AnyAttribute) -> Bool {
    var id = firstNode
    while id != 0 {
      if id == attribute.id { return true }
      id = arena.nodes[Int(id)].nextInSubgraph
    }
    return false
  }
}
