// SPDX-License-Identifier: MIT

import Dispatch

/// Whether code runs where the main actor's does.
///
/// That is not a question of threads: once a program waits in `dispatchMain()`, as asynchronous `main`s and tests do on
/// Linux, the main queue runs on whichever thread is free.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// About 20 ns.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
