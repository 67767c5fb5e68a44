// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A picture of any kind: pixels, an SVG file, a symbol. Immutable, so that it may be passed between threads.
package class Picture: DrawnImage, @unchecked Sendable {
  package final let name: String
  /// The natural size in points.
  package final let size: CGSize
  /// Whether only the shape is used, unless the view that shows it draws its own colours.
  package final let isTemplate: Bool

  init(name: String, size: CGSize, isTemplate: Bool) {
    self.name = name
    self.size = size
    self.isTemplate = isTemplate
  }

  /// The picture's own pixels, decoded if they are not kept; nil for a picture that is drawn anew for each size.
  package var pixels: PixelSurface? { nil }

  /// The number of the picture's own pixels, without decoding them; nil for a picture that is drawn anew for each size.
  package var pixelSize: PixelSize? { nil }

  /// The memory that the picture occupies as long as it lives, apart from caches with limits of their own.
  package var heldBytes: Int { 0 }

  /// The number of layers that can be coloured separately.
  package var layerCount: Int { 1 }

  /// Draws a picture without pixels so that it fills a rectangle at the origin of a `cairo_t *`.
  /// - Parameter layer: The layer to draw, in black; nil draws all layers in the picture's own colours.
  func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {}

  /// The pixels of the whole picture: its own, or drawn for that size and cached.
  package final func surface(width: Int, height: Int, layer: Int?) -> PixelSurface? {
    if let pixels { return pixels }
    return SurfaceCache.shared.surface(self, .drawn(width: width, height: height, layer: layer)) {
      PixelSurface(width: width, height: height) { context in
        draw(into: context, width: Double(width), height: Double(height), layer: layer)
      }
    }
  }

  /// The pixels of a picture that has some, reduced once instead of in every frame.
  package final func reduced(width: Int, height: Int, interpolation: ImageDrawing.Interpolation) -> PixelSurface? {
    SurfaceCache.shared.surface(self, .reduced(width: width, height: height, interpolation)) {
      pixels?.resized(width: width, height: height, interpolation: interpolation)
    }
  }
}
