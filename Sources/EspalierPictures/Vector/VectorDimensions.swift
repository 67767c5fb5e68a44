// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// What an SVG file has to tell its size by.
struct VectorDimensions {
  /// In points; nil for one that is relative.
  var size: CGSize?
  /// Of the view box.
  var box: CGSize?

  /// Points: the size in the file, else its view box; 100 × 100 for a file with neither.
  var natural: CGSize {
    let known =
      [size, box].compactMap { $0 }.first { $0.width > 0 && $0.height > 0 } ?? CGSize(width: 100, height: 100)
    func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0.5), 16384) : 100 }
    return CGSize(width: usable(known.width), height: usable(known.height))
  }
}
