// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierGeometry
import EspalierNumbers
import Foundation

extension PixelSurface {
  /// The pixels as a PNG file; nil if memory is exhausted.
  package func png() -> Data? {
    var bytes = Data()
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        opaque,
        { closure, data, count in
          guard let data else { return CAIRO_STATUS_SUCCESS }
          closure?.assumingMemoryBound(to: Data.self).pointee.append(data, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }

  /// The pixels moved by `matrix` to a new surface; those that lie outside of it are lost.
  package func turned(by matrix: CGAffineTransform, width: Int, height: Int) -> PixelSurface? {
    PixelSurface(width: width, height: height) { context in
      var turn = cairo_matrix_t(xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
      cairo_transform(context, &turn)
      cairo_set_source_surface(context, opaque, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
    }
  }
}
