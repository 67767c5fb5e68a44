// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierMotion

/// The update cycle.
extension ViewGraph {
  /// One frame. The order is what everything else relies on:
  ///
  /// 1. the queued writes are applied, transaction by transaction, and what depends on them is brought up to date;
  /// 2. what the host reads is pulled: layout and display list;
  /// 3. the actions that this queued run: appearance, change, preference, task;
  /// 4. if they wrote state, all over again. A reader that keeps calling itself is cut after two calls.
  package func update() {
    makeCurrent()
    frameNumber += 1
    passNumber = 0
    followsAppearance = false
    hasCutLoop = false
    if !watches.isEmpty { watches.removeAll { !$0() } }
    let deferred = deferredActions
    deferredActions = []
    for action in deferred { action() }
    repeat {
      passNumber += 1
      applyWrites()
      pull()
    } while (runActions() || writes.hasWork) && passNumber < Self.passLimit
    if passNumber >= Self.passLimit {
      hasCutLoop = true
      Diagnostics.warn(
        "Updating went on for \(Self.passLimit) passes in one frame; the rest waits for the next frame.",
        subject: "update")
    }
  }

  private static let passLimit = 100

  private func applyWrites() {
    for group in writes.takeGroups() {
      transaction.set(group.transaction)
      updateSeed.set(updateSeed.peek() &+ 1)
      for write in group.writes { write() }
      Graph.drain()
      while !followUps.isEmpty {
        let work = followUps
        followUps = []
        for each in work { each() }
        Graph.drain()
      }
      settle()
      for _ in group.writes { group.transaction.updateFinished() }
      if !group.transaction.isEmpty { transaction.set(Transaction()) }
    }
    Graph.drain()
  }

  private func pull() {
    pullNumber += 1
    repeat {
      _ = rootFrame?.peek()
      settle()
      displayList = display?.peek() ?? .empty
      let effects = newEffects
      newEffects = []
      for effect in effects {
        effect.attribute?.refresh()
        effect.attribute?.keepAlive()
      }
    } while adopt() || takeRootChanges() || !newEffects.isEmpty
      || (!settlings.isEmpty && settlingRounds < Self.settlingLimit)
    settlingRounds = 0
  }

  /// - Returns: whether the root sends up something else now.
  private func takeRootChanges() -> Bool {
    guard applyRootChanges() else { return false }
    subgraph.apply(pullDisplayList)
    return true
  }

  /// What only shows when the layout is there: rows that are near a viewport, a place to scroll to. Each round may change
  /// the layout and require another; they end when nothing moves any more.
  private func settle() {
    while !settlings.isEmpty, settlingRounds < Self.settlingLimit {
      settlingRounds += 1
      let work = settlings
      settlings = []
      for each in work { each() }
      Graph.drain()
      _ = rootFrame?.peek()
    }
    if settlingRounds == Self.settlingLimit {
      settlingRounds += 1
      Diagnostics.warn(
        "Scroll views were not settled after \(Self.settlingLimit) rounds of layout; the rest waits for the next frame.",
        subject: "scrolling")
    }
  }

  private static let settlingLimit = 64

  /// Applies what the root's preferences change in the environment, such as a colour scheme.
  /// - Returns: whether the environment is another one now, and the tree with it.
  private func adopt() -> Bool {
    if adoptions.isEmpty { return false }
    let values = adoptedEnvironment
    if values == environment.peek() { return false }
    environment.set(values)
    Graph.drain()
    return true
  }

  /// Brings the tree up to date with what the host itself changed, such as its size, without a frame of its own.
  package func pullWithoutFrame() {
    makeCurrent()
    if !watches.isEmpty { watches.removeAll { !$0() } }
    if writes.hasWork { return update() }
    Graph.drain()
    pull()
    if !actions.isEmpty { update() }
  }

  private func runActions() -> Bool {
    let appearances = actions.take(.appearance)
    let others = actions.take()
    for action in appearances { action() }
    followsAppearance = writes.hasWork
    for action in others { action() }
    let completed = completions.run()
    return completed || !appearances.isEmpty || !others.isEmpty
  }
}
