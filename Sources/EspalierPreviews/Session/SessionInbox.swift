// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

/// The messages that wait for the main thread, in their order. Any thread may use it.
///
/// Messages are not handled in blocks of the main queue: within one, a nested run loop would not run the main actor's tasks, for
/// which a request waits.
final class SessionInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [PreviewMessage] = []

  /// Adds a message, and wakes the main thread's loop.
  func add(_ message: PreviewMessage) {
    lock.withLock { messages.append(message) }
    DispatchQueue.main.async {}
  }

  func next() -> PreviewMessage? { lock.withLock { messages.isEmpty ? nil : messages.removeFirst() } }
}
