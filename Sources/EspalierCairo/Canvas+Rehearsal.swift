// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

extension Canvas {
  /// Draws an item on a hidden surface of the target's kind, at the item's place.
  /// - Returns: Cairo's status after it.
  func rehearse(_ item: DisplayItem) -> cairo_status_t {
    let area = device(item.extent).overlap(with: device(clipExtents))
    guard !area.isNull, area.width > 0, area.height > 0, area.isFinite else { return CAIRO_STATUS_SUCCESS }
    let corner = CGPoint(x: area.minX.rounded(.down), y: area.minY.rounded(.down))
    let surface = similarSurface(
      width: min((area.maxX - corner.x).rounded(.up), CGFloat(CairoRenderer.largestSide)),
      height: min((area.maxY - corner.y).rounded(.up), CGFloat(CairoRenderer.largestSide)))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    cairo_translate(context, -corner.x, -corner.y)
    var matrix = matrix
    cairo_transform(context, &matrix)
    Canvas(context, isVector: isVector, scale: scale, grid: grid, omissions: Omissions()).drawContent(of: item)
    let status = cairo_status(context)
    cairo_destroy(context)
    // The content of a vector file is written, and may fail, at its end.
    cairo_surface_finish(surface)
    return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
  }

  private func similarSurface(width: CGFloat, height: CGFloat) -> OpaquePointer {
    switch cairo_surface_get_type(cairo_get_target(context)) {
    case CAIRO_SURFACE_TYPE_PDF: cairo_pdf_surface_create_for_stream(nil, nil, width, height)
    case CAIRO_SURFACE_TYPE_SVG: cairo_svg_surface_create_for_stream(nil, nil, width, height)
    default: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    }
  }
}
