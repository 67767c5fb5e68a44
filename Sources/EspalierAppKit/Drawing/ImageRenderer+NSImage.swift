// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierImageRendering

extension ImageRenderer {
  /// The picture's pixels; nil for a view without a size.
  public var nsImage: NSImage? {
    cgImage.map { pixels in
      NSImage(
        cgImage: pixels, size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
    }
  }
}
