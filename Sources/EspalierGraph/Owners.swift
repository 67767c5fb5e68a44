// SPDX-License-Identifier: MIT

// Owners: the next run of a rule may end the nodes that the rule made in an earlier run, a branch or the rows of a
// list. So that rule goes first: a queued node waits until all rules that determine its existence are up to date. Its
// dependencies alone do not give that order, because the node need not read anything of those rules.

/// The rule that determines whether a node exists.
struct Owner {
  /// The rule in whose run the node's subgraph was made; 0 if there was none.
  var rule: NodeID = 0
  var generation: UInt32 = 0
  /// For a node that owns others: the least height above it and its own owners, as long as `heightAdjustments` is
  /// `known`.
  var heightAbove: UInt32 = 0
  var known: UInt32 = 0
}

/// The least height above all rules that determine a node's existence. O(1), O(owners) after heights were adjusted.
@inline(__always)
func heightAboveOwners(_ id: NodeID) -> UInt32 {
  let owner = arena.owners[Int(id)]
  return owner.rule == 0 ? 0 : heightAbove(owner)
}

private func heightAbove(_ first: Owner) -> UInt32 {
  var height: UInt32 = 0
  var owner = first
  var isKnown = true
  while owner.rule != 0, arena.nodes[Int(owner.rule)].generation == owner.generation {
    let above = arena.owners[Int(owner.rule)]
    if above.known == arena.heightAdjustments {
      height = max(height, above.heightAbove)
      break
    }
    let own = settledHeight(owner.rule)
    // The height of a rule that runs, or has never run, is not known yet.
    let flags = arena.nodes[Int(owner.rule)].flags
    if own == unknownHeight || flags.contains(.running) || !flags.contains(.hasValue) {
      isKnown = false
    } else {
      height = max(height, own &+ 1)
    }
    owner = above
  }
  if isKnown, arena.nodes[Int(first.rule)].generation == first.generation {
    arena.owners[Int(first.rule)].heightAbove = height
    arena.owners[Int(first.rule)].known = arena.heightAdjustments
  }
  return height
}

/// Moves a queued node above its owners. False if one of them depends on it: then it cannot wait for them.
@inline(never) @MainActor
func letOwnersGoFirst(_ id: NodeID, _ height: UInt32) -> Bool {
  if arena.nodes[Int(id)].flags.contains(.hasValue) {
    forEachOwner(id) { arena.nodes[Int($0)].flags.insert(.fixed) }
    defer { forEachOwner(id) { arena.nodes[Int($0)].flags.remove(.fixed) } }
    return tryAdjustHeight(id, to: height) == nil
  }
  unqueue(id)
  arena.nodes[Int(id)].height = height
  push(id)
  return true
}

private func forEachOwner(_ id: NodeID, _ body: (NodeID) -> Void) {
  var owner = arena.owners[Int(id)]
  while owner.rule != 0, arena.nodes[Int(owner.rule)].generation == owner.generation {
    body(owner.rule)
    owner = arena.owners[Int(owner.rule)]
  }
}
