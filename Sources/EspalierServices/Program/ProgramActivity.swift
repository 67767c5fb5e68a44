// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Whether the user works in one of the program's windows. The host of windows writes it; a program without windows is not active.
package enum ProgramActivity {
  private static let activeWindows = Mutex<Set<ObjectIdentifier>>([])
  private static let presentation = Mutex<@MainActor @Sendable () -> Void>({})

  /// Whether one of the windows has the keyboard.
  package static var isActive: Bool { activeWindows.withLock { !$0.isEmpty } }

  /// Records that a window got or lost the keyboard, or was closed.
  package static func record(_ window: ObjectIdentifier, isActive: Bool) {
    activeWindows.withLock { if isActive { _ = $0.insert(window) } else { _ = $0.remove(window) } }
  }

  /// Sets the action that brings a window to the front.
  package static func setPresentation(_ present: @escaping @MainActor @Sendable () -> Void) {
    presentation.withLock { $0 = present }
  }

  /// Brings a window to the front. Can be called on any thread.
  package static func activate() {
    let present = presentation.withLock { $0 }
    DispatchQueue.main.async { present() }
  }
}
