// SPDX-License-Identifier: MIT

// Reads: the queue of actions, of which this phase takes all for the pass.
// Writes: whatever `onAppear` and `onDisappear` do; the writes that wait are marked as theirs.
// Guarantees: actions of appearance run before every other action of the pass, inner views before outer ones. What a reader of
// preferences or geometry writes in answer to the first layout is no part of what `onAppear` moves.

extension ViewGraph {
  func runAppearance(_ run: inout FrameRun) -> FramePhase? {
    let appearances = work.actions.take(.appearance)
    run.reactions = work.actions.take()
    for action in appearances { action() }
    work.writes.markAppearance()
    if !appearances.isEmpty { run.hasActed = true }
    return nil
  }
}
