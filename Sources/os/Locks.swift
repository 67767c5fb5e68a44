// SPDX-License-Identifier: MIT

import Glibc

/// State that only one thread at a time can use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  private let storage: Storage

  /// A lock around a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` while the lock is held, and returns its result.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }

  /// Runs `body` while the lock is held, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` while the lock is held, and returns its result; nil, without a call of it, if another thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == () {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs `body` while the lock is held, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Acquires the lock, waiting for it; the same thread must release it.
  public func lock() { pthread_mutex_lock(storage.mutex) }
  /// Releases the lock.
  public func unlock() { pthread_mutex_unlock(storage.mutex) }
  /// Acquires the lock if no thread holds it, and returns whether it did.
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }
}
