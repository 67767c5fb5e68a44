// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Messages on standard error about services that the system does not have, once each.
package enum LibraryWarning {
  private static let written = Mutex<Set<String>>([])

  /// Writes a message, unless it was written before.
  package static func once(_ text: String) {
    guard written.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("Espalier: \(text)\n".utf8))
  }

  /// Whether a message was written.
  package static func wasWritten(_ text: String) -> Bool { written.withLock { $0.contains(text) } }

  /// Writes a message and ends the program.
  package static func end(_ text: String) -> Never {
    once(text)
    exit(EXIT_FAILURE)
  }
}
