// SPDX-License-Identifier: MIT

import EspalierCore

/// Whether a window has the user's attention.
@available(*, deprecated, message: "Use appearsActive instead.")
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// It has the keyboard.
  case key
  /// The app is in front; another of its windows has the keyboard.
  case active
  /// Neither the window nor the app has the keyboard.
  case inactive
}

extension EnvironmentValues {
  private enum ActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the window has the appearance of one that the user works with; true in hosts without a display.
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }

  /// The same in the words of 2019: `key` or `inactive`.
  @available(*, deprecated, message: "Use appearsActive instead.")
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }
}
