// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

extension ResolvedGradient {
  /// The greatest number of drawn stops: more than a screen has pixels in a row.
  static let mostStops = 8192

  /// Stops in ascending order, and no more than can be distinguished: of many the first and the last of each equal part of the
  /// gradient, so that jumps of colour are kept. O(stops).
  var drawnStops: [Stop] {
    guard stops.count > Self.mostStops else { return stops }
    let parts = Self.mostStops / 2
    var result: [Stop] = []
    result.reserveCapacity(Self.mostStops)
    var (first, last): (Stop?, Stop?) = (nil, nil)
    var part = -1
    func finish() {
      if let first { result.append(first) }
      if let last { result.append(last) }
    }
    for stop in stops {
      let own = Int(clamping: (min(max(Double(stop.location), 0), 1) * Double(parts - 1)).rounded())
      if own > part {
        finish()
        (first, last, part) = (stop, nil, own)
      } else {
        last = stop
      }
    }
    finish()
    return result
  }
}
