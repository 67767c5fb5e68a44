// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Where warnings of drawing go that no view is known for: to the standard error, once each, until the engine takes them.
package enum DrawingWarnings {
  private static let state = Mutex<State>(State())

  private struct State {
    var receiver: (@Sendable (String) -> Void)?
    var written: Set<String> = []
  }

  /// Has all warnings from now on.
  package static func send(to receiver: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.receiver = receiver }
  }

  package static func warn(_ text: String) {
    let (receiver, isNew) = state.withLock { ($0.receiver, $0.receiver == nil && $0.written.insert(text).inserted) }
    if let receiver { return receiver(text) }
    if isNew { FileHandle.standardError.write(Data("Espalier: \(text)\n".utf8)) }
  }
}
