// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// Writes that wait for the next update, from any thread, in groups that share a transaction (specification S30).
package final class WriteQueue: @unchecked Sendable {
  package struct Group {
    package let transaction: Transaction
    package var writes: [@MainActor () -> Void]
    /// Whether `onAppear` wrote it: it then moves views that are shown for the first time in this frame.
    package fileprivate(set) var isOfAppearance = false
  }

  private let completions: AnimationCompletions
  private let lock = NSLock()
  @exclusivity(unchecked) private var groups: [Group] = []
  /// The host is gone: nothing is applied any more.
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var wake: (@Sendable () -> Void)?

  /// - Parameter completions: Those of the host that applies the writes.
  init(completions: AnimationCompletions) { self.completions = completions }

  /// Queues a write. Safe from any thread, also when the host is gone.
  func add(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    let wake: (@Sendable () -> Void)? = lock.withLock {
      if isClosed { return nil }
      transaction.updateExpected(in: completions)
      if let last = groups.last, !last.isOfAppearance, last.transaction.isSame(as: transaction) {
        groups[groups.count - 1].writes.append(write)
      } else {
        groups.append(Group(transaction: transaction, writes: [write]))
      }
      return self.wake
    }
    wake?()
  }

  /// Marks all waiting writes as written by `onAppear`. Later writes are applied after them, even in the same transaction.
  package func markAppearance() {
    lock.withLock {
      for index in groups.indices { groups[index].isOfAppearance = true }
    }
  }

  package func takeGroups() -> [Group] {
    lock.withLock {
      defer { groups = [] }
      return groups
    }
  }

  /// Ends the queue: what waits is not applied, and what comes later is not kept.
  func close() {
    lock.withLock { isClosed = true }
    _ = takeGroups()
  }

  package var hasWork: Bool { lock.withLock { !groups.isEmpty } }

  /// Whether a write waits in another transaction.
  func hasWork(besides transaction: Transaction) -> Bool {
    lock.withLock { groups.contains { !$0.transaction.isSame(as: transaction) } }
  }

  var onWork: (@Sendable () -> Void)? {
    get { lock.withLock { wake } }
    set { lock.withLock { wake = newValue } }
  }
}
