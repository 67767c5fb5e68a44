// SPDX-License-Identifier: MIT

// Reads: what earlier frames left for this one.
// Writes: whatever the closures write, most often the queue of writes.
// Guarantees: a closure runs in the next frame after it was queued; it requests none.

extension UpdateWork {
  /// Runs a closure at the beginning of the next frame; it does not request one.
  package func enqueueForNextFrame(_ action: @escaping () -> Void) { deferred.add(action) }
}

extension ViewGraph {
  func runDeferred() -> FramePhase? {
    for action in work.deferred.take() { action() }
    return nil
  }
}
