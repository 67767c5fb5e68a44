// SPDX-License-Identifier: MIT

internal import EspalierCCairo
internal import EspalierCPango
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierText
import Foundation

/// The paints of a text's runs.
struct TextPaints {
  /// The paint of runs without their own.
  let paint: Paint
  let palette: [Paint]
  /// The unit rectangle of gradients, in the coordinates of the text's frame.
  let bounds: CGRect

  subscript(_ index: Int?) -> Paint { index.flatMap { palette.indices.contains($0) ? palette[$0] : nil } ?? paint }
}

extension Canvas {
  func draw(_ text: any DrawnText, frame: CGRect, paints: TextPaints) {
    guard let text = text as? ShapedText, frame.origin.isDrawable else { return }
    // Glyphs may reach beyond their box: swashes, accents, italics.
    let area = CGRect(origin: frame.origin, size: text.size)
    guard isVisible(area, margin: text.text.font.size) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    let scale = text.scale
    guard concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    let paints = TextPaints(
      paint: paints.paint, palette: paints.palette,
      bounds: CGRect(
        x: (paints.bounds.minX - frame.minX) / scale, y: (paints.bounds.minY - frame.minY) / scale,
        width: paints.bounds.width / scale, height: paints.bounds.height / scale))
    for (run, rect) in text.areas(where: { $0.background != nil }) {
      fill(rect, paints[text.text.runs[run].background], paints.bounds)
    }
    if isVector || !text.isMonochrome || text.hasColorGlyphs {
      drawRuns(text, paints)
    } else {
      cairo_save(context)
      fillGlyphs(text, paints)
      cairo_restore(context)
    }
    for line in text.decorationLines { draw(line, paints) }
    draw(boxes: text.placeholderBoxes, paints)
  }

  private func fill(_ rect: CGRect, _ paint: Paint, _ bounds: CGRect) {
    let rect = seen(of: rect)
    guard !rect.isNull, setSource(paint, bounds) else { return }
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
  }

  /// Fills the whole text once.
  private func fillGlyphs(_ text: ShapedText, _ paints: TextPaints) {
    guard setSource(paints.paint, paints.bounds) else { return }
    let matrix = matrix
    let isUpright = matrix.xy == 0 && matrix.yx == 0
    if isUpright, !isTooLarge(text),
      let found = TextMasks.shared.mask(of: text, matrix, outline: { $0.addOutlines(of: text) })
    {
      cairo_identity_matrix(context)
      return cairo_mask_surface(
        context, found.mask.surface, Double(found.x + found.mask.x), Double(found.y + found.mask.y))
    }
    cairo_new_path(context)
    addOutlines(of: text)
    cairo_fill(context)
  }

  private func addOutlines(of text: ShapedText) { text.forEachRun { addOutline($0) } }

  private func drawRuns(_ text: ShapedText, _ paints: TextPaints) {
    text.forEachRun { run in
      guard setSource(paints[run.paint], paints.bounds) else { return }
      cairo_new_path(context)
      let (hasColors, isLarge) = (run.hasColorGlyphs, isTooLarge(run))
      if hasColors, isLarge {
        drawLargeEmoji(run)
      } else if hasColors || (isVector && !isLarge) {
        cairo_move_to(context, run.origin.x, run.origin.y)
        pango_cairo_show_glyph_string(context, run.font.asFont, run.glyphs.asGlyphs)
      } else {
        addOutline(run)
        cairo_fill(context)
      }
    }
  }

  func addOutline(_ run: GlyphRun) {
    if isTooLarge(run) { return addLargeOutline(run) }
    cairo_move_to(context, run.origin.x, run.origin.y)
    pango_cairo_glyph_string_path(context, run.font.asFont, run.glyphs.asGlyphs)
  }

  private func draw(_ line: DecorationLine, _ paints: TextPaints) {
    let thickness = line.rect.height
    guard setSource(paints[line.paint], paints.bounds) else { return }
    cairo_new_path(context)
    if line.pattern == .solid {
      let rect = seen(of: line.rect)
      if rect.isNull { return }
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return cairo_fill(context)
    }
    let dash = line.pattern.dash.map { Double($0) * thickness }
    cairo_move_to(context, line.rect.minX, line.rect.midY)
    cairo_line_to(context, line.rect.maxX, line.rect.midY)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    // The dashes begin at the left edge of the text, so that neighbouring runs continue each other's pattern.
    cairo_set_dash(context, dash, Int32(dash.count), line.rect.minX)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  private func draw(boxes: [CGRect], _ paints: TextPaints) {
    guard !boxes.isEmpty, setSource(paints.paint, paints.bounds) else { return }
    cairo_new_path(context)
    for box in boxes { cairo_rectangle(context, box.minX, box.minY, box.width, box.height) }
    cairo_set_line_width(context, 1)
    cairo_stroke(context)
  }
}

extension TextDecoration.Pattern {
  /// Lengths in line widths, alternately drawn and not drawn.
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
  var asFont: UnsafeMutablePointer<PangoFont> { assumingMemoryBound(to: PangoFont.self) }
  var asGlyphs: UnsafeMutablePointer<PangoGlyphString> {
    assumingMemoryBound(to: PangoGlyphString.self)
  }
}
