// SPDX-License-Identifier: MIT

import Foundation

/// The transaction in which state is being written, on this thread.
///
/// It is thread-specific and not task-local: a `Task` that is started in `withAnimation` writes later, in another update,
/// and must not inherit the animation (specification M13, M14). A body is synchronous, so it never changes threads.
package enum CurrentTransaction {
  private final class Box {
    var transaction = Transaction()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { box in
      if let box { Unmanaged<Box>.fromOpaque(box).release() }
    }
    precondition(status == 0, "The process has no thread-specific key left for the current transaction (\(status)).")
    return key
  }()

  private static var box: Box {
    if let pointer = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue() }
    let box = Box()
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }

  /// The transaction of the innermost `withTransaction`; empty outside of any.
  package static var value: Transaction {
    get { box.transaction }
    set { box.transaction = newValue }
  }

  /// Runs `body` in `transaction` alone, whatever the current one is: for a host that delivers queued work.
  package static func replace<Result>(with transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let box = box
    let outer = box.transaction
    box.transaction = transaction
    defer { box.transaction = outer }
    return try body()
  }
}
