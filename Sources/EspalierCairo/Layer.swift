// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// An intermediate picture in memory. Pixels are premultiplied, blue first.
@MainActor
final class Layer {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// The position of the first pixel, in pixels of the layer, from the device's origin.
  let origin: (x: Int, y: Int)
  /// Pixels of the layer per pixel of the device.
  let resolution: Double

  /// An empty layer for a rectangle of the device; nil without an area or without memory.
  init?(_ rect: CGRect, resolution: Double, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite,
      rect.maxY.isFinite
    else { return nil }
    func edge(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(clamping: min(max((length * resolution).rounded(rule), -1e8), 1e8))
    }
    let (x, y) = (edge(rect.minX, .down), edge(rect.minY, .down))
    let (width, height) = (edge(rect.maxX, .up) - x, edge(rect.maxY, .up) - y)
    guard width > 0, height > 0, width <= CairoRenderer.largestSide, height <= CairoRenderer.largestSide,
      width * height <= 1 << 28
    else { return nil }
    (self.width, self.height) = (width, height)
    origin = (x, y)
    self.resolution = resolution
    surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// An empty layer with the same place and size.
  func blank(_ format: cairo_format_t = CAIRO_FORMAT_ARGB32) -> Layer? {
    let rect = CGRect(
      x: Double(origin.x) / resolution, y: Double(origin.y) / resolution, width: Double(width) / resolution,
      height: Double(height) / resolution)
    return Layer(rect, resolution: resolution, format: format)
  }

  /// Draws with a matrix that maps to the device.
  /// - Parameters:
  ///   - scale: Pixels of the device to a point, before any effect; nil if the matrix is that scale.
  ///   - grid: Pixels of the device to a pixel of the picture.
  ///   - sight: The part of the device that is visible in the end; nil for all.
  func draw(
    _ matrix: cairo_matrix_t, scale: Double? = nil, grid: Double? = nil, sight: Sight? = nil, omissions: Omissions,
    _ body: (Canvas) -> Void
  ) {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(origin.x), -Double(origin.y))
    cairo_scale(context, resolution, resolution)
    var matrix = matrix
    cairo_transform(context, &matrix)
    let canvas = Canvas(
      context, isVector: false, scale: scale.map { $0 * resolution }, grid: grid.map { $0 * resolution } ?? 1,
      sight: sight?.within(self), omissions: omissions)
    if canvas.isContextUsable { body(canvas) }
    cairo_surface_flush(surface)
  }

  /// Calls `body` with the first byte and the length of a row.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return body(cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
  }
}

extension Canvas {
  /// The smallest rectangle of the device around one of the current coordinates.
  func device(_ rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    let m = matrix
    return rect.applying(CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0))
  }

  /// Pixels of the device per point.
  var deviceScale: Double {
    let m = matrix
    return abs(m.xx * m.yy - m.xy * m.yx).squareRoot()
  }

  /// The resolution of a vector format's pictures; pictures of pixels have their own.
  var finestResolution: Double { isVector ? 2 : 1 }

  /// Sets a layer, at its place, as the source of the next drawing.
  func setSource(_ layer: Layer, offset: CGSize = .zero, extend: cairo_extend_t = CAIRO_EXTEND_NONE) {
    let pattern = cairo_pattern_create_for_surface(layer.surface)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, -Double(layer.origin.x), -Double(layer.origin.y))
    var scale = cairo_matrix_t()
    cairo_matrix_init_scale(&scale, layer.resolution, layer.resolution)
    var move = cairo_matrix_t()
    cairo_matrix_init_translate(&move, -offset.width, -offset.height)
    // From the device to the layer: back by the offset, to the layer's pixels, to its corner.
    var all = cairo_matrix_t()
    cairo_matrix_multiply(&all, &move, &scale)
    var toLayer = cairo_matrix_t()
    cairo_matrix_multiply(&toLayer, &all, &matrix)
    cairo_pattern_set_matrix(pattern, &toLayer)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Paints a layer at its place.
  func paint(_ layer: Layer, offset: CGSize = .zero, operation: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(layer, offset: offset)
    cairo_set_operator(context, operation)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Restricts drawing to the reach of a list: a group then is no larger than needed. False if nothing is left.
  func clip(toDevice rect: CGRect) -> Bool {
    let area = rect.insetBy(dx: -1, dy: -1)
    guard !area.isNull, area.width.isFinite, area.height.isFinite else { return false }
    let (left, top) = (max(area.minX, -1e6).rounded(.down), max(area.minY, -1e6).rounded(.down))
    let (right, bottom) = (min(area.maxX, 1e6).rounded(.up), min(area.maxY, 1e6).rounded(.up))
    guard right > left, bottom > top else { return false }
    addDeviceRectangle(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    return !clipExtents.isEmpty
  }
}
