internal import CCairo
internal import CPango
import CoreGeometry
import Drawing
import Foundation
import TextLayout

extension Canvas {
  func draw(_ text: any DrawnText, frame: CGRect, color: ResolvedColor) {
    guard let text = text as? ShapedText, frame.origin.isDrawable else { return }
    // Glyphs may reach beyond their box: swashes, accents, italics.
    let area = CGRect(origin: frame.origin, size: text.size)
    guard isVisible(area, margin: text.text.font.size) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, text.scale, text.scale)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if isVector || !text.isMonochrome {
      drawRuns(text, color)
    } else {
      cairo_save(context)
      fillGlyphs(text, color)
      cairo_restore(context)
    }
    for line in text.decorationLines { draw(line, color) }
    draw(boxes: text.placeholderBoxes, color)
  }

  /// One fill for the whole text.
  private func fillGlyphs(_ text: ShapedText, _ color: ResolvedColor) {
    guard color.opacity > 0 else { return }
    setSource(color)
    let matrix = matrix
    let isUpright = matrix.xy == 0 && matrix.yx == 0
    if isUpright, let found = TextMasks.shared.mask(of: text, matrix, outline: { $0.addOutlines(of: text) }) {
      cairo_identity_matrix(context)
      return cairo_mask_surface(
        context, found.mask.surface, Double(found.x + found.mask.x), Double(found.y + found.mask.y))
    }
    cairo_new_path(context)
    addOutlines(of: text)
    cairo_fill(context)
  }

  private func addOutlines(of text: ShapedText) { text.forEachRun { addOutline($0) } }

  private func drawRuns(_ text: ShapedText, _ color: ResolvedColor) {
    text.forEachRun { run in
      let color = run.color ?? color
      guard color.opacity > 0 else { return }
      setSource(color)
      cairo_new_path(context)
      if isVector {
        cairo_move_to(context, run.origin.x, run.origin.y)
        pango_cairo_show_glyph_string(context, run.font.asFont, run.glyphs.asGlyphs)
      } else {
        addOutline(run)
        cairo_fill(context)
      }
    }
  }

  func addOutline(_ run: GlyphRun) {
    cairo_move_to(context, run.origin.x, run.origin.y)
    pango_cairo_glyph_string_path(context, run.font.asFont, run.glyphs.asGlyphs)
  }

  private func draw(_ line: DecorationLine, _ color: ResolvedColor) {
    let thickness = line.rect.height
    setSource(line.color ?? color)
    cairo_new_path(context)
    if line.pattern == .solid {
      cairo_rectangle(context, line.rect.minX, line.rect.minY, line.rect.width, thickness)
      return cairo_fill(context)
    }
    let dash = line.pattern.dash.map { Double($0) * thickness }
    cairo_move_to(context, line.rect.minX, line.rect.midY)
    cairo_line_to(context, line.rect.maxX, line.rect.midY)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    // Counted from the left edge of the text, so that neighbouring runs continue each other's pattern.
    cairo_set_dash(context, dash, Int32(dash.count), line.rect.minX)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  private func draw(boxes: [CGRect], _ color: ResolvedColor) {
    guard !boxes.isEmpty else { return }
    setSource(color)
    cairo_new_path(context)
    for box in boxes { cairo_rectangle(context, box.minX, box.minY, box.width, box.height) }
    cairo_set_line_width(context, 1)
    cairo_stroke(context)
  }
}

extension TextDecoration.Pattern {
  /// Lengths in line widths, drawn and not drawn by turns.
  var dash: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension UnsafeMutableRawPointer {
  fileprivate var asFont: UnsafeMutablePointer<PangoFont> { assumingMemoryBound(to: PangoFont.self) }
  fileprivate var asGlyphs: UnsafeMutablePointer<PangoGlyphString> {
    assumingMemoryBound(to: PangoGlyphString.self)
  }
}
