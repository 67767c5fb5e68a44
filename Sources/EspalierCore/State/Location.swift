// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// A place that holds a value which views read and write.
package class AnyLocation<Value>: @unchecked Sendable {
  /// In a rule this records a dependency; elsewhere it is the latest value that was written.
  package func get() -> Value { fatalError("abstract") }
  package func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }
}

/// The value's bytes, if a rule runs that depends on its reads; to be called only if `MainQueue.isCurrent` is true.
///
/// State is read often: `MainActor.assumeIsolated` would repeat that check, which takes several times as long as the
/// rest of a read, and a closure that is made for each read is an allocation.
private let recordedRead: @Sendable (WeakAnyAttribute, Int) -> UnsafeRawPointer? = {
  let read: @MainActor @Sendable (WeakAnyAttribute, Int) -> UnsafeRawPointer? = { attribute, size in
    Graph.recordsReads ? attribute.read(size) : nil
  }
  return unsafeBitCast(read, to: (@Sendable (WeakAnyAttribute, Int) -> UnsafeRawPointer?).self)
}()

/// State that belongs to a view: an input of the graph.
///
/// A write waits in the host for the next update, in the transaction in which it was made; reads outside of updates see
/// it at once. Reads and writes are safe from any thread (specification S34).
package final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  /// Weak: the location is held by bindings and closures that outlive the view.
  private let attribute: WeakAttribute<Value>
  private let host: WeakHost
  /// Outlives the host, which closes it.
  private let queue: WriteQueue
  private let lock = NSLock()
  private var latest: Value
  /// The number of writes.
  private var writes = 0
  /// The name of the state, for diagnostics.
  @MainActor package var name = ""
  /// The type of the view that it belongs to, for diagnostics.
  @MainActor package var owner: Any.Type?

  @MainActor
  package init(_ value: Value, host: ViewGraph) {
    attribute = Attribute.input(value).weak
    self.host = host.weakReference
    queue = host.work.writes
    latest = value
    super.init()
  }

  package override func get() -> Value {
    if MainQueue.isCurrent, let bytes = recordedRead(attribute.any, MemoryLayout<Value>.size) {
      return bytes.assumingMemoryBound(to: Value.self).pointee
    }
    return lock.withLock { latest }
  }

  package var writeCount: Int { lock.withLock { writes } }

  package override func set(_ value: Value, transaction: Transaction) {
    let new = UncheckedSendable(value)
    host.noteWrite {
      StateWrite(name: self.name, attribute: attribute.any, owner: owner, change: (lock.withLock { latest }, new.value))
    }
    // The value is stored and queued under one lock: of two writers, the one whose value is the latest is also the one whose
    // value is applied last. The old value ends after the lock, which its `deinit` may need.
    let old = lock.withLock {
      let old = latest
      latest = value
      writes += 1
      queue.add(transaction) { [attribute] in attribute.attribute?.set(new.value) }
      return UncheckedSendable(old)
    }
    withExtendedLifetime(old) {}
  }
}

/// Carries a value across an isolation boundary that the surrounding code has made safe.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
