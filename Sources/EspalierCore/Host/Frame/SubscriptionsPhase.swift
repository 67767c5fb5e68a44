// SPDX-License-Identifier: MIT

// Reads: the queue of actions.
// Writes: whatever the subscriptions do; they may receive at once.
// Guarantees: a view has subscribed before anything appears.

extension ViewGraph {
  func runSubscriptions(_ run: inout FrameRun) -> FramePhase? {
    let subscriptions = work.actions.take(.subscription)
    for action in subscriptions { action() }
    run.hasActed = !subscriptions.isEmpty
    return nil
  }
}
