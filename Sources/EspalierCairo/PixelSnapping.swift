// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Alignment of upright rectangles with whole pixels.
package enum PixelSnapping {
  /// Moves each edge to the nearest pixel edge, so that neighbours keep touching (specification L10). A side with an extent
  /// keeps at least one pixel. Two opposite corners, in pixels.
  package static func rect(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CGRect {
    let x = span(min(x1, x2), max(x1, x2))
    let y = span(min(y1, y2), max(y1, y2))
    return CGRect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  private static func span(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
    let limit = 1e6
    // The middle of a pixel goes up, even if a rotation by 180° leaves it a trace lower.
    func nearest(_ value: Double) -> Double { (min(max(value, -limit), limit) + 0.500001).rounded(.down) }
    let (a, b) = (nearest(low), nearest(high))
    if a == b, high > low { return ((min(max(low, -limit), limit)).rounded(.down), low.rounded(.down) + 1) }
    return (a, b)
  }
}
