// SPDX-License-Identifier: MIT

import Glibc

/// A C lock for one thread at a time, in memory of the program.
///
/// It must stay at its address: a program allocates memory for it, or keeps it in a class and never copies it.
public struct os_unfair_lock_s: @unchecked Sendable {
  // All zeros, as glibc's PTHREAD_MUTEX_INITIALIZER.
  fileprivate var mutex = pthread_mutex_t()

  /// A lock that no thread holds.
  public init() {}
}

/// A C lock for one thread at a time.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_t {
  /// The address of the lock's first and only field.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}

/// Acquires the lock, waiting for it; the same thread must release it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }
/// Acquires the lock if no thread holds it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock.mutex) == 0 }
/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
