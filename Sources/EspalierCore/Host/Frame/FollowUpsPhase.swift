// SPDX-License-Identifier: MIT

import EspalierGraph

// Reads: what the writes of the running transaction have queued.
// Writes: inputs of the graph, in the same transaction.
// Guarantees: all follow-ups of a group have run, and those that they queued, before anything is laid out.

extension UpdateWork {
  /// Runs a closure after the writes of the running transaction have taken effect, still in that transaction.
  package func enqueueFollowUp(_ work: @escaping () -> Void) { followUps.add(work) }
}

extension ViewGraph {
  func runFollowUps() -> FramePhase? {
    let followUps = work.followUps.take()
    if followUps.isEmpty { return nil }
    for followUp in followUps { followUp() }
    Graph.drain()
    return .followUps
  }
}
