// SPDX-License-Identifier: MIT

// What runs, for the message of a crash. Rules cost nothing for it: the graph knows which of them is on top. Code that others
// call than rules, such as an action, is noted while it runs.

/// A call of code that the running rule, if there is one, does not have its name from.
package struct RunningCall {
  /// Nil: it is called as the rule at its place.
  let name: StaticString?
  /// A node that belongs to the view whose code it is.
  let place: WeakAnyAttribute?
  /// The rule on top when the call began; 0 outside of rules.
  let rule: NodeID
}

extension Graph {
  /// Notes a call until `endCall` gets what this returns.
  package static func beginCall(_ name: StaticString?, at place: WeakAnyAttribute?) -> RunningCall? {
    let outer = arena.call
    arena.call = RunningCall(name: name, place: place, rule: arena.runningNode)
    return outer
  }

  /// Notes a call that belongs to the view of the one around it.
  package static func beginCall(_ name: StaticString) -> RunningCall? { beginCall(name, at: arena.call?.place) }

  package static func endCall(_ outer: RunningCall?) { arena.call = outer }

  /// The innermost call or rule that runs: what it is called, and a node that belongs to the view whose code it is. Nil where
  /// none runs.
  package static var runningCode: (call: String?, place: AnyAttribute?)? {
    if let call = arena.call, call.rule == arena.runningNode {
      return (call.name.map { "\($0)" }, call.place?.attribute)
    }
    return arena.runningNode == 0 ? nil : (nil, AnyAttribute(id: arena.runningNode, offset: 0))
  }

  /// Whether an action of the user's runs, and no rule.
  package static var isInAction: Bool { arena.call != nil && arena.runningNode == 0 }

  /// `peekIfKnown` runs no rule inside of this: for a process that has crashed in one.
  package static func withoutUpdates<Result>(_ body: () -> Result) -> Result {
    let outer = arena.isReadOnly
    arena.isReadOnly = true
    defer { arena.isReadOnly = outer }
    return body()
  }

  /// The type of the rule that computes an attribute; of an input, a type of the engine's.
  package static func ruleType(of attribute: AnyAttribute) -> Any.Type {
    arena.nodes[Int(attribute.id)].type.pointee.rule
  }

  /// Whether two attributes are of one node.
  package static func areOfOneNode(_ one: AnyAttribute, _ other: AnyAttribute) -> Bool { one.id == other.id }

  /// What an attribute was made of: the first node below it that is wanted, where what a rule reads first goes before what it
  /// reads later. O(nodes below), at most `limit` of them; takes no native stack.
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
  /// The value, up to date, without depending on it. Inside of `withoutUpdates` the value that was computed last, nil where none
  /// was.
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
