// SPDX-License-Identifier: MIT

import EspalierCore

/// The activity of an app or a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// No part is visible.
  case background
  /// Visible, but another window is in front.
  case inactive
  /// Active: the user works with it.
  case active
}

extension EnvironmentValues {
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// The activity of the window; `active` in hosts without a display.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}
