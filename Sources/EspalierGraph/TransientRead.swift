// SPDX-License-Identifier: MIT

// A read from outside of a rule leaves values behind that have readers, and that each change brings up to date: the rules
// below the value that was read. Where such a read is rare, the changes in between pay for it.

extension Attribute {
  /// The value, up to date, for one use: a value that nothing else has read is forgotten afterwards, with those below it
  /// that only it has read. Changes then cost what they did before the read, and the next read computes them again.
  ///
  /// Only values that are released when they become stale are forgotten (`ReleasedWhenStale`): those of other rules stay, and
  /// become stale with the next change. O(values that are forgotten).
  @MainActor package func peekOnce() -> Value {
    let node = arena.nodes[Int(id)]
    let isKept =
      node.firstReader != 0 || node.firstDependency != 0
      || !node.flags.isDisjoint(with: .hasValue | .stale | .keptAlive)
    let value = peek()
    if !isKept { forget(id) }
    return value
  }
}

/// Forgets a value without readers, and then those that it has read and that have no other reader.
/// - Parameter isPossible: Whether a rule of a type may be run as if for the first time.
@MainActor
func forget(_ root: NodeID, where isPossible: (RuleType) -> Bool = { $0.releasesStaleValues }) {
  var unread = [root]
  var forgotten: [RecordedNode] = []
  while let id = unread.popLast() {
    let node = arena.nodes + Int(id)
    guard node.pointee.firstReader == 0, isPossible(node.pointee.type.pointee),
      node.pointee.flags.isDisjoint(with: .input | .keptAlive | .running | .waiting | .frozen | .dead)
    else { continue }
    unread += dependencyIDs(id)
    if node.pointee.flags.contains(.queued) { unqueue(id) }
    releaseDependencies(from: node.pointee.firstDependency)
    node.pointee.firstDependency = 0
    node.pointee.flags.remove(.stale)
    node.pointee.height = unknownHeight
    forgotten.append(RecordedNode(id: id))
  }
  // Last, for the end of an object in a value may run code that ends nodes.
  for node in forgotten where node.attribute != nil && arena.nodes[Int(node.id)].flags.contains(.hasValue) {
    releaseValue(node.id)
  }
}
