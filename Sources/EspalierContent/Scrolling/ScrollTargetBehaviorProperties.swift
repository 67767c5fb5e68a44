// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierScrolling
import Foundation

/// What a behaviour of scroll targets states of its scroll view.
///
/// Source: Apple's reference, ScrollTargetBehaviorProperties.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a finger that lets go moves the content by at most what the scroll view shows at once. False by default.
  public var limitsScrolls = false

  /// The properties of a behaviour that states none.
  public init() {}

  /// Where the content is to stop, before the behaviour changes it.
  func limited(_ landing: ScrollLanding, to container: CGSize) -> CGPoint {
    guard limitsScrolls else { return landing.offset }
    var offset = landing.offset
    for axis in Axis.allCases {
      let start = landing.start[axis], most = container[axis]
      offset[axis] = min(max(offset[axis], start - most), start + most)
    }
    return offset
  }
}

/// What a behaviour may read where it states its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
}
