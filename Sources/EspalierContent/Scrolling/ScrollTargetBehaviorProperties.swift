// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierScrolling
import Foundation

/// The properties that a behaviour of scroll targets sets for its scroll view.
///
/// Source: Apple's reference, ScrollTargetBehaviorProperties.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether lifting the finger moves the content by at most the visible length. False by default.
  public var limitsScrolls = false

  /// The default properties.
  public init() {}

  /// The offset at which the content is to stop, before the behaviour changes it.
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

/// The values that a behaviour can read for its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
}
