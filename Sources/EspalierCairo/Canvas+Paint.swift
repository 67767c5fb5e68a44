// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
  }

  /// Sets the paint of the next shape; false if that is nothing.
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
      return setSource(cairo_pattern_create_linear(p.x, p.y, q.x, q.y), gradient)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      let c = center.point(in: bounds)
      guard let last = gradient.stops.last else { return false }
      guard c.isDrawable, startRadius.isFinite, endRadius.isFinite, startRadius != endRadius else {
        return setSource(.color(last.color), bounds)
      }
      let pattern = cairo_pattern_create_radial(c.x, c.y, max(startRadius, 0), c.x, c.y, max(endRadius, 0))
      return setSource(pattern, gradient)
    case .angularGradient(let gradient, let center, let start, let end):
      let c = center.point(in: bounds)
      guard let last = gradient.stops.last else { return false }
      guard c.isDrawable, start.radians.isFinite, end.radians.isFinite else {
        return setSource(.color(last.color), bounds)
      }
      return setSource(angular: AngularColors(gradient, start: start.radians, end: end.radians), center: c)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return setSource(elliptical: gradient, center: center.point(in: bounds), start, end, bounds)
    case .meshGradient(let mesh): return setSource(mesh, bounds)
    // A backdrop is drawn separately; this applies where it cannot be read.
    case .material(let material): return setSource(.color(material.plainColor), bounds)
    case .image(let pattern): return setSource(pattern, bounds)
    }
  }

  /// A circular gradient in a square, stretched to the bounds.
  private func setSource(
    elliptical gradient: ResolvedGradient, center: CGPoint, _ start: CGFloat, _ end: CGFloat, _ bounds: CGRect
  ) -> Bool {
    guard let last = gradient.stops.last else { return false }
    // The pixels under a pattern that is turned by a matrix have coordinates of 16 bits.
    let (width, height) = (bounds.width * deviceScale, bounds.height * deviceScale)
    guard center.isDrawable, start.isFinite, end.isFinite, start != end, min(width, height) > 0.01,
      max(width, height) < 1e6
    else {
      return setSource(.color(last.color), bounds)
    }
    let pattern = cairo_pattern_create_radial(0, 0, max(start, 0), 0, 0, max(end, 0))
    var matrix = cairo_matrix_t(
      xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height, x0: -center.x / bounds.width,
      y0: -center.y / bounds.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    return setSource(pattern, gradient)
  }

  private func setSource(_ pattern: OpaquePointer?, _ gradient: ResolvedGradient) -> Bool {
    for stop in gradient.drawnStops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, min(max(stop.location, 0), 1), Double(c.red), Double(c.green), Double(c.blue), Double(c.opacity))
    }
    cairo_pattern_set_extend(pattern, gradient.extend.cairo)
    return setSource(taking: pattern)
  }

  /// Sets a pattern and releases it; false if its matrix leaves nothing to see. That would end all drawing.
  func setSource(taking pattern: OpaquePointer?) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard let pattern, cairo_pattern_status(pattern) != CAIRO_STATUS_INVALID_MATRIX else { return false }
    cairo_set_source(context, pattern)
    return true
  }

  /// Sets a mesh of wedges around the centre, large enough for all that may be drawn on.
  private func setSource(angular colors: AngularColors, center: CGPoint) -> Bool {
    let area = clipExtents
    let radius =
      2 * (hypot(max(area.maxX - center.x, center.x - area.minX), max(area.maxY - center.y, center.y - area.minY)) + 1)
    guard radius.isFinite else { return false }
    if isTooLargeForPatches(CGRect(x: 0, y: 0, width: radius, height: radius)) {
      return setSource(.color(colors.middle), area)
    }
    guard let mesh = cairo_pattern_create_mesh() else { return false }
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
    return setSource(taking: mesh)
  }
}

extension ResolvedGradient.Extend {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pads: CAIRO_EXTEND_PAD
    case .repeats: CAIRO_EXTEND_REPEAT
    case .mirrors: CAIRO_EXTEND_REFLECT
    }
  }
}

extension ResolvedMaterial {
  /// The tint, denser: the backdrop would have added some colour.
  var plainColor: ResolvedColor {
    var color = tint.multiplyingOpacity(by: opacity)
    color.opacity = min(color.opacity + (Float(opacity) - color.opacity) * 0.4, 1)
    return color
  }
}

extension CGPoint {
  var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}
