// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import os

/// Locks by the names of C.
@Suite struct UnfairLockTests {
  private final class Counter: @unchecked Sendable {
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      count += 1
    }

    var isTaken: Bool {
      guard os_unfair_lock_trylock(lock) else { return true }
      os_unfair_lock_unlock(lock)
      return false
    }

    func whileLocked<Value>(_ body: () -> Value) -> Value {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return body()
    }
  }

  @Test("one thread at a time has the lock")
  func exclusion() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { counter.add() } }
    #expect(counter.count == 8_000)
    #expect(!counter.isTaken && counter.whileLocked { counter.isTaken })
  }

  @Test("a lock may be a variable")
  func variable() {
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    let isFree = os_unfair_lock_trylock(&lock)
    os_unfair_lock_unlock(&lock)
    #expect(!isFree)
  }
}
