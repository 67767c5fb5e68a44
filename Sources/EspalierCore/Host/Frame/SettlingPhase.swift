// SPDX-License-Identifier: MIT

import EspalierGraph

// Reads: the layout: which rows are near a viewport, where a place to scroll to is.
// Writes: offsets of scroll views, rows of lazy containers; each round may change the layout and require another one.
// Guarantees: nothing waits for the layout when it is drawn, unless the rounds were cut.

extension UpdateWork {
  /// Runs a closure in this frame, when the layout is up to date: outside of rules, before anything is drawn.
  package func enqueueSettling(_ work: @escaping () -> Void) { settlings.add(work) }

  /// Whether nothing waits for the layout to be up to date.
  package var isSettled: Bool { settlings.isEmpty }
}

extension ViewGraph {
  func runSettling() -> FramePhase? { settleOnce() ? .settling : nil }

  /// - Returns: Whether anything waited for the layout.
  func settleOnce() -> Bool {
    if work.isSettled { return false }
    for settling in work.settlings.take() { settling() }
    readLayout()
    return true
  }
}
