// SPDX-License-Identifier: MIT

import Dispatch
import EspalierNumbers
import Foundation
import Synchronization

/// Tests whether code runs in the main actor's execution context.
///
/// That is not a question of threads: once a program waits in `dispatchMain()`, as asynchronous `main`s and tests do on
/// Linux, the main queue runs on whichever thread is free.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that runs `body` of `holding(_:)` at the moment; 0 if there is none.
  private static let holder = Atomic<UInt>(0)

  /// Runs `body`, in which `isCurrent` costs a fraction of its cost elsewhere: bodies of views read state often.
  @MainActor
  package static func holding(_ body: () -> Void) {
    // Other threads compare with their own number, so that the order in which they see this write does not matter.
    let outer = holder.exchange(UInt(pthread_self()), ordering: .relaxed)
    body()
    holder.store(outer, ordering: .relaxed)
  }

  /// Whether the code runs on the main queue. About 50 ns, and 2 within `holding(_:)`.
  package static var isCurrent: Bool {
    holder.load(ordering: .relaxed) == UInt(pthread_self()) || DispatchQueue.getSpecific(key: mark) != nil
  }
}
