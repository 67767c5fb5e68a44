// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

extension ViewGraph {
  /// Moves to the element with an identity: it is scrolled into sight, and has the keyboard if it can have it.
  /// - Returns: Whether an element has the identity.
  package func moveToRotorEntry(_ id: AnyHashable, in namespace: Namespace.ID) -> Bool {
    func search(_ nodes: [AccessibilityNode]) -> Bool {
      for node in nodes where !node.isPart {
        if let mark = node.rotorMarks.first(where: { $0.id == id && $0.namespace == namespace }) {
          mark.reveal()
          // Later in the frame: a view that was made in it has no connection to its states of focus yet.
          if let target = node.focusTarget, target.canFocus { work.enqueueAction(.dismissal) { target.focus() } }
          return true
        }
        if search(node.children) { return true }
      }
      return false
    }
    return search(accessibilityNodes)
  }
}
