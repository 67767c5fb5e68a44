// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The size of rows in sidebars.
public enum SidebarRowSize: CaseIterable, Hashable, Sendable {
  /// Rows that are lower than usual, by a fifth.
  case small
  /// Rows of the look's height.
  case medium
  /// Rows that are higher than usual, by a quarter.
  case large

  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
  }
}

extension EnvironmentValues {
  /// The size of rows in sidebars: medium, because desktops have no setting for it, unless the program sets another one.
  @EnvironmentEntry public var sidebarRowSize: SidebarRowSize = .medium
}

extension ListMeasures {
  /// The measures of a sidebar with rows of a size.
  func rows(_ size: SidebarRowSize) -> ListMeasures {
    if size == .medium { return self }
    var result = self
    result.minimumHeight *= size.factor
    result.insets.top *= size.factor
    result.insets.bottom *= size.factor
    return result
  }
}
