// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// The work that waits for a host's updates, by the moment at which it runs.
@MainActor
package final class UpdateWork {
  package let writes: WriteQueue
  /// The completions of finished animations.
  package let completions = AnimationCompletions()
  @exclusivity(unchecked) package var actions = ActionQueue()
  /// The work for the beginning of the next frame.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []
  @exclusivity(unchecked) private var followUps: [() -> Void] = []
  @exclusivity(unchecked) private var settlings: [() -> Void] = []
  @exclusivity(unchecked) private var effects: [WeakAnyAttribute] = []
  @exclusivity(unchecked) private var watches: [@MainActor () -> Bool] = []
  private var lastOrder = 0
  /// Runs an update of the host.
  package var update: (() -> Void)?

  init() { writes = WriteQueue(completions: completions) }

  /// Whether work is queued for the next update.
  package var isPending: Bool { writes.hasWork || !actions.isEmpty || completions.hasWork }

  /// Called when work was queued from outside of an update; set by the owner of the host.
  package var onWork: (@Sendable () -> Void)? {
    get { writes.onWork }
    set {
      writes.onWork = newValue
      completions.onWork = newValue
    }
  }

  // MARK: - Putting in

  package nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    writes.add(transaction, write)
  }

  /// - Parameter order: actions of one kind run by this, then in the order in which they were queued.
  package func enqueueAction(_ kind: ActionQueue.Kind, order: ViewOrder = .first, _ action: @escaping () -> Void) {
    actions.add(kind, order, action)
  }

  /// A number for a reader, a watcher or a container: of those that are made at once, inner ones are made before outer
  /// ones. `ViewPlace` compares those that are made at different times.
  package func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Runs at the beginning of the next frame; it does not request one.
  package func enqueueForNextFrame(_ action: @escaping () -> Void) { deferred.append(action) }

  /// Runs after the writes of the running transaction have taken effect, still in that transaction.
  package func enqueueFollowUp(_ work: @escaping () -> Void) { followUps.append(work) }

  /// Runs in this frame, when the layout is up to date: outside of rules, before anything is drawn.
  package func enqueueSettling(_ work: @escaping () -> Void) { settlings.append(work) }

  /// Adds a rule with effects of its own: evaluated in the first pull after it was made, kept up to date from then on.
  package func addEffect(_ effect: AnyAttribute) { effects.append(WeakAnyAttribute(effect)) }

  /// The same as a closure, in the current subgraph. It keeps no state between runs, and holds no host.
  /// - Parameter label: The name of the rule in chains and dumps.
  package func addEffect(_ label: String, _ body: @escaping @MainActor () -> Void) {
    addEffect(
      Attribute<Bool>(label) {
        body()
        return true
      }.any)
  }

  /// Called before each update, to detect changes outside that come without a notification; returns false when there is
  /// nothing to watch any more.
  package func watch(_ isWatching: @escaping @MainActor () -> Bool) { watches.append(isWatching) }

  // MARK: - Taking out, for the update

  package func runWatches() {
    if !watches.isEmpty { watches.removeAll { !$0() } }
  }

  package func runDeferred() {
    for action in take(&deferred) { action() }
  }

  /// - Returns: whether there were any; each may queue more.
  package func runFollowUps() -> Bool {
    let work = take(&followUps)
    for each in work { each() }
    return !work.isEmpty
  }

  /// Whether no work waits for the layout to be up to date.
  package var isSettled: Bool { settlings.isEmpty }

  package func runSettlings() {
    for each in take(&settlings) { each() }
  }

  package var hasNewEffects: Bool { !effects.isEmpty }

  package func runNewEffects() {
    let new = effects
    effects = []
    for effect in new {
      effect.attribute?.refresh()
      effect.attribute?.keepAlive()
    }
  }

  private func take(_ queue: inout [() -> Void]) -> [() -> Void] {
    if queue.isEmpty { return [] }
    defer { queue = [] }
    return queue
  }
}
