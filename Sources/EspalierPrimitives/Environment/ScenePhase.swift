// SPDX-License-Identifier: MIT

import EspalierCore

/// What the user does with an app or a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nothing of it is visible.
  case background
  /// It is visible, but another window is in front.
  case inactive
  /// The user works with it.
  case active
}

extension EnvironmentValues {
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// What the user does with the window; `active` in hosts without a display.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}
