// SPDX-License-Identifier: MIT

import Foundation

/// Guards a few stored properties; never held while code outside the module runs.
final class Lock: @unchecked Sendable {
  private let mutex = NSLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}

/// Serialises the deliveries to one subscriber. It is held while the subscriber's code runs, which may send again on the
/// same thread: that delivery nests.
final class DeliveryLock: @unchecked Sendable {
  private let mutex = NSRecursiveLock()

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}

/// Carries a value across a boundary that requires `Sendable`; the receiver keeps to the stream's own order.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
