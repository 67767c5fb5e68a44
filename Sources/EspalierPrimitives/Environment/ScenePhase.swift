// SPDX-License-Identifier: MIT

import EspalierCore

/// The activity of an app or a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The state without any visible part.
  case background
  /// The visible state with another window in front.
  case inactive
  /// The active state: the user works with the app or window.
  case active
}

extension EnvironmentValues {
  /// The activity of the window; `active` in hosts without a display.
  @EnvironmentEntry public var scenePhase: ScenePhase = .active
}
