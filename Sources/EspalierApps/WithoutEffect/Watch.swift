// SPDX-License-Identifier: MIT

import EspalierCore

/// A gesture of the hand that a watch feels.
public struct HandGestureShortcut: Sendable, Hashable {
  /// Two fingers that touch each other twice.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// No effect: a watch alone feels the gesture.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}
