// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

// Reads: the queue of writes, which is filled from any thread.
// Writes: the transaction, inputs of the graph; what depends on them is brought up to date.
// Guarantees: writes are applied in the order in which they were made, one group of a transaction at a time; with the first
// group a pass begins, which applies what was queued before it.

extension UpdateWork {
  /// Queues a write for the next update. Safe from any thread.
  package nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    writes.add(transaction, write)
  }
}

extension ViewGraph {
  func runWrites(_ run: inout FrameRun) -> FramePhase? {
    if run.groups == nil {
      progress.pass += 1
      run.beginPass(work.writes.takeGroups())
    }
    guard let group = run.groups?.popFirst() else {
      run.groups = nil
      progress.followsAppearance = run.hasAppearance
      return nil
    }
    run.group = group
    progress.followsAppearance = group.isOfAppearance
    transaction.set(group.transaction)
    updateSeed.set(updateSeed.peek() &+ 1)
    for write in group.writes { write() }
    Graph.drain()
    return nil
  }
}
