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
  /// The class of the available width; `regular` unless it is set.
  @EnvironmentEntry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// The class of the available height; `regular` unless it is set.
  @EnvironmentEntry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
