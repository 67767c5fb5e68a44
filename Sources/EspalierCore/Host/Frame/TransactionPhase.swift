// SPDX-License-Identifier: MIT

import EspalierMotion

// Reads: the group of writes whose transaction runs.
// Writes: the transaction, which is empty afterwards; the animations that wait for the group's writes.
// Guarantees: what waits for the layout settles in the transaction that caused it; every write is counted as applied.

extension ViewGraph {
  func endTransaction(_ run: inout FrameRun) -> FramePhase? {
    guard let group = run.group else { return nil }
    while settleOnce(), run.mayGoBack(.settling, in: self) {}
    for _ in group.writes { group.transaction.updateFinished() }
    if !group.transaction.isEmpty { transaction.set(Transaction()) }
    run.group = nil
    return .writes
  }
}
