// SPDX-License-Identifier: MIT

internal import EspalierCCairo
internal import EspalierCPango
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierText
import Foundation

// FreeType has no numbers for very large glyphs, and a font that has failed once fails for all text after it. Text beyond a
// size is drawn from outlines, or emoji from pixels, of a smaller font.

extension Canvas {
  /// The largest em in pixels of the device; FreeType ends between two and four times of it.
  private static let largestFont = 12_000.0
  /// Emoji are pixels in their fonts, a hundred to an em.
  private static let largestEmoji = 2_000.0

  /// The largest font in which text is shaped, in points.
  private static let largestShaped = 4096.0

  /// The pixels of an em of a run's font under the current transform.
  private func deviceSize(of run: GlyphRun) -> Double {
    let m = matrix
    return run.fontSize * hypot(hypot(m.xx, m.yx), hypot(m.xy, m.yy)) / 2.0.squareRoot()
  }

  func isTooLarge(_ run: GlyphRun) -> Bool {
    deviceSize(of: run) > (run.hasColorGlyphs ? Self.largestEmoji : Self.largestFont)
  }

  func isTooLarge(_ text: ShapedText) -> Bool {
    let m = matrix
    // Few transforms enlarge a font so much.
    if hypot(hypot(m.xx, m.yx), hypot(m.xy, m.yy)) * Self.largestShaped < Self.largestEmoji { return false }
    var result = false
    text.forEachRun { result = result || isTooLarge($0) }
    return result
  }

  /// Adds the visible parts of glyph outlines.
  func addLargeOutline(_ run: GlyphRun) {
    // Cairo's own coordinates end at 8 million.
    let magnification = min(4096 / run.fontSize, 4e6 / max(run.width, run.fontSize))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let scratch = cairo_create(surface)!
    defer {
      cairo_destroy(scratch)
      cairo_surface_destroy(surface)
    }
    cairo_scale(scratch, magnification, magnification)
    cairo_move_to(scratch, 0, 0)
    pango_cairo_glyph_string_path(scratch, run.font.asFont, run.glyphs.asGlyphs)
    guard cairo_status(scratch) == CAIRO_STATUS_SUCCESS else { return }
    addSeen(of: Path(ofContext: scratch), movedBy: run.origin)
  }

  /// Draws emoji from a picture with fewer pixels.
  func drawLargeEmoji(_ run: GlyphRun) {
    let size = run.fontSize
    let box = CGRect(x: -size, y: -2 * size, width: run.width + 2 * size, height: 3 * size)
    let fineness = min(512 / size, 8192 / box.width)
    guard let layer = Layer(box.applying(CGAffineTransform(scaleX: fineness, y: fineness)), resolution: 1) else {
      return
    }
    var toLayer = cairo_matrix_t()
    cairo_matrix_init_scale(&toLayer, fineness, fineness)
    layer.draw(toLayer, omissions: omissions) { canvas in
      cairo_move_to(canvas.context, 0, 0)
      pango_cairo_show_glyph_string(canvas.context, run.font.asFont, run.glyphs.asGlyphs)
    }
    guard let pattern = cairo_pattern_create_for_surface(layer.surface) else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, -Double(layer.origin.x), -Double(layer.origin.y))
    cairo_matrix_scale(&matrix, fineness, fineness)
    cairo_matrix_translate(&matrix, -run.origin.x, -run.origin.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    if setSource(taking: pattern) { cairo_paint(context) }
  }

  /// The visible part of a rectangle: lines under large text are longer than Cairo's numbers.
  func seen(of rect: CGRect) -> CGRect {
    let area = clipExtents
    return rect.overlap(with: area.insetBy(dx: -area.width, dy: -area.height))
  }
}

extension GlyphRun {
  /// The font size in the units of the text.
  fileprivate var fontSize: Double {
    var m = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pango_cairo_font_get_scaled_font(OpaquePointer(font)), &m)
    let size = hypot(hypot(m.xx, m.yx), hypot(m.xy, m.yy)) / 2.0.squareRoot()
    return size > 0 ? size : 1
  }
}

extension Path {
  /// The current path of a `cairo_t *`, in its coordinates.
  fileprivate init(ofContext context: OpaquePointer) {
    self.init()
    guard let copy = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(copy) }
    var elements: [Path.Element] = []
    var index = 0
    while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
      func point(_ number: Int) -> CGPoint {
        let point = data[index + number].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
      default: elements.append(.closeSubpath)
      }
      index += max(Int(data[index].header.length), 1)
    }
    self = Path(elements: elements)
  }
}
