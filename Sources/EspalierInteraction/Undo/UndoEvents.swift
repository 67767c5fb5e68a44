// SPDX-License-Identifier: MIT

import Dispatch

/// Ends the groups of undo managers with the event that opened them.
@MainActor
package enum UndoEvents {
  private struct Manager { weak var object: UndoManager? }
  private static var managers: [Manager] = []

  /// Called when a manager opened a group. Without a window, the event ends when the main queue is served.
  static func opened(_ manager: UndoManager) {
    if managers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { end() } } }
    managers.append(Manager(object: manager))
  }

  /// Ends an event, with everything that it caused.
  package static func end() {
    guard !managers.isEmpty else { return }
    let ended = managers.filter { $0.object?.isInEvent == false }
    managers = managers.filter { $0.object?.isInEvent == true }
    for manager in ended { manager.object?.endEvent() }
  }
}
