// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  /// The coverage of pixels by a turned rectangle; nil if it is out of sight or very large.
  func coverage(of rect: CGRect) -> ExactCoverage? {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
    return ExactCoverage(
      of: corners.map { corner in
        var (x, y) = (Double(corner.0), Double(corner.1))
        cairo_user_to_device(context, &x, &y)
        return CGPoint(x: x, y: y)
      }, in: device(clipExtents).insetBy(dx: -1, dy: -1))
  }

  func fill(_ cover: ExactCoverage, _ paint: Paint, _ bounds: CGRect) {
    guard setSource(paint, bounds) else { return }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(cover.width), Int32(cover.height)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cover.covers.withUnsafeBufferPointer { covers in
      for row in 0..<cover.height {
        (pixels + row * stride).update(from: covers.baseAddress! + row * cover.width, count: cover.width)
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, surface, Double(cover.x), Double(cover.y))
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }
}
