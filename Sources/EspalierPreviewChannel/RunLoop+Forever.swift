// SPDX-License-Identifier: MIT

import Foundation

extension RunLoop {
  /// Runs until the process ends, even if there is no input source.
  package func runForever() -> Never {
    // A loop without a timer would end.
    add(Timer(timeInterval: 1e6, repeats: true) { _ in }, forMode: .default)
    while true { run() }
  }
}
