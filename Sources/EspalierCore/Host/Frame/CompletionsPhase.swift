// SPDX-License-Identifier: MIT

// Reads: the animations that have ended, the queue of writes.
// Writes: whatever the completions do.
// Guarantees: completions come last in a pass; if an action ran or state was written, a new pass applies it in the same frame.

extension ViewGraph {
  func runCompletions(_ run: FrameRun) -> FramePhase? {
    work.completions.run() || run.hasActed || work.writes.hasWork ? .writes : nil
  }
}
