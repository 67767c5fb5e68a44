// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierMotion

/// The update cycle.
extension ViewGraph {
  /// One frame. Everything else relies on the order:
  ///
  /// 1. the queued writes are applied, transaction by transaction, and their dependents are brought up to date;
  /// 2. the values that the host reads are pulled: layout and display list;
  /// 3. the actions that this queued run: appearance, change, preference, task;
  /// 4. if they wrote state, all over again. A reader that keeps calling itself is cut after two calls.
  ///
  /// Inside of a rule the only effect is a warning.
  package func update() {
    if isInsideOfRule { return }
    MainQueue.holding { traced { runUpdate() } }
  }

  /// Whether a body, a layout or another rule runs, in which no tree can be brought up to date; a warning names it.
  package var isInsideOfRule: Bool {
    guard let rule = Graph.currentRule else { return false }
    Diagnostics.warnOnce(
      "A host was updated or read while a rule runs: \(Graph.label(of: rule)). It does nothing, and answers with nothing. "
        + "Do so in an action, in onAppear or in a test.", subject: Graph.label(of: rule))
    return true
  }

  private func runUpdate() {
    makeCurrent()
    progress.isUpdating = true
    defer { progress.isUpdating = false }
    progress.beginFrame()
    LayoutPass.begin()
    work.runWatches()
    work.runDeferred()
    repeat {
      progress.pass += 1
      applyWrites()
      pull()
    } while (runActions() || work.writes.hasWork) && progress.pass < Self.passLimit
    if progress.pass >= Self.passLimit {
      progress.hasCutLoop = true
      Diagnostics.warn(
        "Updating went on for \(Self.passLimit) passes in one frame; the rest waits for the next frame.",
        subject: "update")
    }
    UndoEvents.end()
  }

  private static let passLimit = 100

  private func applyWrites() {
    let groups = work.writes.takeGroups()
    for group in groups {
      progress.followsAppearance = group.isOfAppearance
      transaction.set(group.transaction)
      updateSeed.set(updateSeed.peek() &+ 1)
      for write in group.writes { write() }
      Graph.drain()
      while work.runFollowUps() { Graph.drain() }
      settle()
      for _ in group.writes { group.transaction.updateFinished() }
      if !group.transaction.isEmpty { transaction.set(Transaction()) }
    }
    progress.followsAppearance = groups.contains { $0.isOfAppearance }
    Graph.drain()
  }

  private func pull() {
    progress.pull += 1
    repeat {
      _ = window.rootFrame?.peek()
      settle()
      displayList = root.display?.peek() ?? .empty
      work.runNewEffects()
    } while adopt() || takeRootChanges() || work.hasNewEffects
      || (!work.isSettled && progress.settlingRounds < Self.settlingLimit)
    progress.settlingRounds = 0
  }

  /// - Returns: whether the root's preferences have changed.
  private func takeRootChanges() -> Bool {
    subgraph.apply {
      guard root.applyChanges() else { return false }
      root.readDisplayList()
      return true
    }
  }

  /// Work that needs a finished layout: rows that are near a viewport, a place to scroll to. Each round may change the
  /// layout and require another; they end when nothing moves any more.
  private func settle() {
    while !work.isSettled, progress.settlingRounds < Self.settlingLimit {
      progress.settlingRounds += 1
      work.runSettlings()
      Graph.drain()
      _ = window.rootFrame?.peek()
    }
    if progress.settlingRounds == Self.settlingLimit {
      progress.settlingRounds += 1
      Diagnostics.warn(
        "Scroll views were not settled after \(Self.settlingLimit) rounds of layout; the rest waits for the next frame.",
        subject: "scrolling")
    }
  }

  private static let settlingLimit = 64

  /// Applies the changes that the root's preferences make in the environment, such as a colour scheme.
  /// - Returns: whether the environment has changed, and the tree with it.
  private func adopt() -> Bool {
    guard environment.adopt() else { return false }
    Graph.drain()
    return true
  }

  /// Brings the tree up to date with a change of the host itself, such as its size, without a frame of its own.
  package func pullWithoutFrame() {
    if isInsideOfRule { return }
    traced {
      makeCurrent()
      work.runWatches()
      if work.writes.hasWork { return runUpdate() }
      Graph.drain()
      pull()
      if !work.actions.isEmpty { runUpdate() }
    }
  }

  private func runActions() -> Bool {
    let subscriptions = work.actions.take(.subscription)
    for action in subscriptions { action() }
    let appearances = work.actions.take(.appearance)
    let others = work.actions.take()
    for action in appearances { action() }
    // A write by a reader of preferences or geometry in answer to the first layout is not part of the changes that
    // `onAppear` moves.
    work.writes.markAppearance()
    for action in others { action() }
    let completed = work.completions.run()
    return completed || !subscriptions.isEmpty || !appearances.isEmpty || !others.isEmpty
  }
}
