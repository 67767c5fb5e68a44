// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A picture made of drawing instructions, drawn anew for each size.
package final class DrawnPicture: Picture, @unchecked Sendable {
  package let list: DisplayList

  /// - Parameter size: The size in points, in the coordinates of the list.
  package init(_ list: DisplayList, size: CGSize) {
    self.list = list
    super.init(name: "drawing", size: size, isTemplate: false)
  }

  /// The pixels of the whole picture, cached.
  /// - Parameter draw: Draws the list into a `cairo_t *` whose pixels are those of the surface.
  package func surface(width: Int, height: Int, draw: (OpaquePointer) -> Void) -> PixelSurface? {
    SurfaceCache.shared.surface(self, .drawn(width: width, height: height, layer: nil)) {
      PixelSurface(width: width, height: height, draw: draw)
    }
  }
}
