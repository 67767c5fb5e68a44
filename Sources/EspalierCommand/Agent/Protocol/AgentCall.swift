// SPDX-License-Identifier: MIT

import Synchronization

/// A call of a tool that has begun. The client may cancel it from another thread.
final class AgentCall: Sendable {
  private let state = Mutex(false)

  var isCancelled: Bool { state.withLock { $0 } }

  func cancel() { state.withLock { $0 = true } }

  /// - Throws: `AgentCancellation` if the client has cancelled the call.
  func check() throws { if isCancelled { throw AgentCancellation() } }
}

/// The end of a cancelled call, which has no answer.
struct AgentCancellation: Error {}
