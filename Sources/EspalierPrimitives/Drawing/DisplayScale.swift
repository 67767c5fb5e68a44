// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension EnvironmentValues {
  /// Pixels per point. The scale selects among the pictures of a set.
  @EnvironmentEntry public var displayScale: CGFloat = 1

  /// The side of a pixel in points; 1 for an invalid scale.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
