// SPDX-License-Identifier: MIT

import EspalierCore

/// The activity of a window.
@available(*, deprecated, message: "Use appearsActive instead.")
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// A window with the keyboard focus.
  case key
  /// A window of the active app without the keyboard focus.
  case active
  /// A window of an app that is not active.
  case inactive
}

extension EnvironmentValues {
  /// Whether the window has the appearance of an active one; true in hosts without a display.
  @EnvironmentEntry public var appearsActive: Bool = true

  /// The same with the names of 2019: `key` or `inactive`.
  @available(*, deprecated, message: "Use appearsActive instead.")
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }
}
