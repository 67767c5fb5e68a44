// SPDX-License-Identifier: MIT

// Reads: the actions that the phase before has taken.
// Writes: whatever the user's actions do, most often state.
// Guarantees: the order of docs/state.md: received values, changes, preferences, tasks, dismissals; inner views before outer ones.

extension UpdateWork {
  /// Queues an action for its phase.
  /// - Parameter order: Actions of one kind run by this, then in the order in which they were queued.
  package func enqueueAction(_ kind: ActionQueue.Kind, order: ViewOrder = .first, _ action: @escaping () -> Void) {
    actions.add(kind, order, action)
  }
}

extension ViewGraph {
  func runReactions(_ run: inout FrameRun) -> FramePhase? {
    let reactions = run.reactions
    run.reactions = []
    for action in reactions { action() }
    if !reactions.isEmpty { run.hasActed = true }
    return nil
  }
}
