// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// A host that may be gone, for writes from anywhere.
package final class WeakHost: @unchecked Sendable {
  private let lock = NSLock()
  private weak var host: ViewGraph?

  @MainActor
  init(_ host: ViewGraph) {
    self.host = host
  }

  @MainActor package var value: ViewGraph? { lock.withLock { host } }

  /// Called when a view's state is about to be written: warns of a write while a rule runs, and keeps the data that
  /// explains a loop.
  package func noteWrite(_ describe: @MainActor () -> StateWrite) {
    guard MainQueue.isCurrent, let host = lock.withLock({ host }) else { return }
    MainActor.assumeIsolated {
      if Graph.isRunningRule { Diagnostics.modifiedDuringUpdate(describe()) }
      host.writeLog.note(describe)
    }
  }

  /// Called before an object changes, which notifies before it does: writes that wait in other transactions are applied
  /// now, with the object as it was. Later they would find the object changed already, and the new values would not be
  /// animated (specification S30).
  package func applyWrites(besides transaction: Transaction) {
    guard MainQueue.isCurrent, let host = lock.withLock({ host }) else { return }
    MainActor.assumeIsolated {
      if Graph.isRunningRule || host.progress.isUpdating { return }
      if host.work.writes.hasWork(besides: transaction) { host.work.update?() }
    }
  }

  /// Queues a change for the next update. Safe from any thread.
  package func write(_ transaction: Transaction, _ apply: @escaping @MainActor () -> Void) {
    lock.withLock { host }?.work.enqueue(transaction, apply)
  }

  /// Runs a rule again in the next update.
  package func invalidateLater(_ rule: WeakAnyAttribute) {
    if MainQueue.isCurrent { MainActor.assumeIsolated { value?.trace?.noteObservation(of: rule) } }
    lock.withLock { host }?.work.enqueue(CurrentTransaction.value) { rule.attribute?.invalidate() }
  }
}
