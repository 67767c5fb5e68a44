// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// Runs a body on the main actor and waits for its result: at once on the main queue, which Apple's functions without an actor
/// require in most cases, otherwise after the work that the queue has.
package func onMainQueue<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  withoutActuallyEscaping(body) { body in
    func run() { MainActor.assumeIsolated { result = body() } }
    if Thread.isMainThread || MainQueue.isCurrent {
      run()
    } else {
      DispatchQueue.main.sync { run() }
    }
  }
  return result!
}
