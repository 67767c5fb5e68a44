// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Warnings of drawing that cannot be assigned to a view: written to the standard error, once each, until the engine
/// receives them.
package enum DrawingWarnings {
  private static let state = Mutex<State>(State())

  private struct State {
    var receiver: (@Sendable (String) -> Void)?
    var written: Set<String> = []
  }

  /// Sets the receiver of all further warnings.
  package static func send(to receiver: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.receiver = receiver }
  }

  package static func warn(_ text: String) {
    let (receiver, isNew) = state.withLock { ($0.receiver, $0.receiver == nil && $0.written.insert(text).inserted) }
    if let receiver { return receiver(text) }
    if isNew { FileHandle.standardError.write(Data("Espalier: \(text)\n".utf8)) }
  }
}
