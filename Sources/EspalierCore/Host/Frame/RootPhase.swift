// SPDX-License-Identifier: MIT

// Reads: the changes that wait for the root's tree, such as a layer for what is presented.
// Writes: what the root sends up, and with it what a frame draws.
// Guarantees: the layout ends when no change of the root, no new effect and nothing that waits for the layout is left.

extension ViewGraph {
  func takeRootChanges(_ run: FrameRun) -> FramePhase? {
    let hasChanged = subgraph.apply {
      guard root.applyChanges() else { return false }
      root.followDisplayList()
      return true
    }
    return hasChanged || !work.effects.isEmpty || (!work.isSettled && !run.isCut(.settling)) ? .layout : nil
  }
}
