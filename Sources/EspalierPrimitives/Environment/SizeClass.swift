// SPDX-License-Identifier: MIT

import EspalierCore

/// The class of the available size on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little width, or height: as on a phone.
  case compact
  /// Much width, or height: as on a tablet or a desktop.
  case regular
}

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  private enum VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

  /// The class of the available width; `regular` unless it is set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The class of the available height; `regular` unless it is set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
