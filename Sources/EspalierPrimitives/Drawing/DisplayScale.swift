// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

  /// Pixels per point. The scale selects among the pictures of a set.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side of a pixel in points; 1 for an invalid scale.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
