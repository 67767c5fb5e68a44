// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The dimensions in an SVG file that determine its size.
struct VectorDimensions {
  /// The size in points; nil if it is relative.
  var size: CGSize?
  /// The size of the view box.
  var box: CGSize?

  /// The natural size in points: the size in the file, else its view box; 100 × 100 for a file with neither.
  var natural: CGSize {
    let known =
      [size, box].compactMap { $0 }.first { $0.width > 0 && $0.height > 0 } ?? CGSize(width: 100, height: 100)
    func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0.5), 16384) : 100 }
    return CGSize(width: usable(known.width), height: usable(known.height))
  }
}
