internal import CCairo
import CoreGeometry
import Drawing
import Foundation

extension Canvas {
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  /// Sets what the next shape is coloured with; false where that is nothing.
  func setSource(_ paint: Paint, _ bounds: CGRect) -> Bool {
    switch paint {
    case .color(let color):
      guard color.opacity > 0 else { return false }
      setSource(color)
      return true
    case .linearGradient(let gradient, let start, let end):
      let (p, q) = (start.point(in: bounds), end.point(in: bounds))
      guard let last = gradient.stops.last else { return false }
      guard p.isDrawable, q.isDrawable, p != q else { return setSource(.color(last.color), bounds) }
      return setSource(cairo_pattern_create_linear(p.x, p.y, q.x, q.y), gradient.stops)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      let c = center.point(in: bounds)
      guard let last = gradient.stops.last else { return false }
      guard c.isDrawable, startRadius.isFinite, endRadius.isFinite, startRadius != endRadius else {
        return setSource(.color(last.color), bounds)
      }
      let pattern = cairo_pattern_create_radial(c.x, c.y, max(startRadius, 0), c.x, c.y, max(endRadius, 0))
      return setSource(pattern, gradient.stops)
    case .angularGradient(let gradient, let center, let start, let end):
      let c = center.point(in: bounds)
      guard let last = gradient.stops.last else { return false }
      guard c.isDrawable, start.radians.isFinite, end.radians.isFinite else {
        return setSource(.color(last.color), bounds)
      }
      return setSource(angular: AngularColors(gradient, start: start.radians, end: end.radians), center: c)
    case .image(let pattern): return setSource(pattern, bounds)
    }
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [ResolvedGradient.Stop]) -> Bool {
    for stop in stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, min(max(stop.location, 0), 1), Double(c.red), Double(c.green), Double(c.blue), Double(c.opacity))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// A mesh of wedges around the centre, large enough for all that may be drawn on.
  private func setSource(angular colors: AngularColors, center: CGPoint) -> Bool {
    let area = clipExtents
    let radius =
      2 * (hypot(max(area.maxX - center.x, center.x - area.minX), max(area.maxY - center.y, center.y - area.minY)) + 1)
    guard radius.isFinite, let mesh = cairo_pattern_create_mesh() else { return false }
    for wedge in colors.wedges {
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      for angle in [wedge.start, wedge.end] {
        cairo_mesh_pattern_line_to(mesh, center.x + radius * cos(angle), center.y + radius * sin(angle))
      }
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    cairo_set_source(context, mesh)
    cairo_pattern_destroy(mesh)
    return true
  }
}

extension CGPoint {
  var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}
