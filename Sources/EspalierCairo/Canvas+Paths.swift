// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

extension Canvas {
  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Transforms all further drawing; false, without a change, if Cairo cannot hold the result: that would end all drawing.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    let m = matrix
    let all = transform.concatenating(CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0))
    guard transform.isUsable, all.isUsable else { return false }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
    return true
  }

  /// Whether the current transform still maps an area to an area: a matrix that does not would end all drawing.
  var isContextUsable: Bool {
    let m = matrix
    return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0).isUsable
  }

  /// The area that may still be drawn on, in points of the current transform.
  var clipExtents: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  func isVisible(_ rect: CGRect, margin: CGFloat) -> Bool {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return false }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return rect.maxX + margin >= x1 && rect.minX - margin <= x2 && rect.maxY + margin >= y1
      && rect.minY - margin <= y2 && x2 > x1 && y2 > y1
  }

  /// The device rectangle, with its edges on whole pixels of the picture, for an upright rectangle; nil if the transform turns
  /// it or the target has no pixels.
  func snapped(_ rect: CGRect) -> CGRect? {
    guard !isVector else { return nil }
    let m = matrix
    let (turned, upright) = (m.xx == 0 && m.yy == 0, m.xy == 0 && m.yx == 0)
    guard turned || upright else { return nil }
    var (x1, y1, x2, y2) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    cairo_user_to_device(context, &x1, &y1)
    cairo_user_to_device(context, &x2, &y2)
    let rect = PixelSnapping.rect(x1 / grid, y1 / grid, x2 / grid, y2 / grid)
    return CGRect(x: rect.minX * grid, y: rect.minY * grid, width: rect.width * grid, height: rect.height * grid)
  }

  func addDeviceRectangle(_ rect: CGRect) {
    // No picture is so large, and Cairo has no numbers beyond.
    let rect = rect.overlap(
      with: CGRect(
        x: -SeenOutline.largest, y: -SeenOutline.largest, width: 2 * SeenOutline.largest,
        height: 2 * SeenOutline.largest))
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    if !rect.isNull { cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
    cairo_restore(context)
  }

  /// Makes `path` the current path.
  func add(_ path: Path) {
    cairo_new_path(context)
    switch path.storage {
    case .empty: break
    case .rect(let rect): cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    default: for element in path.elements { add(element) }
    }
  }

  func add(_ element: Path.Element) {
    switch element {
    case .move(let p): cairo_move_to(context, p.x, p.y)
    case .line(let p): cairo_line_to(context, p.x, p.y)
    case .curve(let p, let c, let d): cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
    case .quadCurve(let p, let c):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      cairo_curve_to(
        context, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3, p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3,
        p.x, p.y)
    case .closeSubpath: cairo_close_path(context)
    }
  }
}

extension Path {
  /// Whether all of its coordinates are numbers that Cairo can hold.
  var isDrawable: Bool {
    let box = boundingRect
    return !box.isNull && [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}
