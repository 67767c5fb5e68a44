// SPDX-License-Identifier: MIT

import EspalierGraph

/// A state that was written, for explaining loops.
package struct StateWrite {
  package let name: String
  package let attribute: WeakAnyAttribute
}

/// Which state an action writes.
@MainActor
package final class StateWriteLog {
  @exclusivity(unchecked) private var writes: [StateWrite]?

  /// Runs an action and returns which state it wrote.
  package func recording(_ action: () -> Void) -> [StateWrite] {
    let outer = writes
    writes = []
    action()
    defer { writes = outer }
    return writes ?? []
  }

  /// - Parameter describe: Called only while an action is recorded.
  func note(_ describe: () -> (name: String, attribute: WeakAnyAttribute)) {
    guard writes != nil else { return }
    let write = describe()
    writes!.append(StateWrite(name: write.name, attribute: write.attribute))
  }
}
