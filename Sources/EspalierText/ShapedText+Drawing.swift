// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import EspalierNumbers
import Foundation

/// Glyphs of one font and colour on one line. Valid only during the call that passes them.
package struct GlyphRun {
  /// A `PangoFont *`.
  package var font: UnsafeMutableRawPointer
  /// A `PangoGlyphString *`.
  package var glyphs: UnsafeMutableRawPointer
  /// The start of the first glyph on the baseline, in points before `ShapedText.scale`, from the text's top left corner.
  package var origin: CGPoint
  package var width: CGFloat
  /// A paint of the item that draws the text, by number; nil for its first.
  package var paint: Int?
  /// The number of the run of the text that the glyphs belong to.
  package var run: Int
}

extension GlyphRun {
  /// Whether the font draws pictures in colours of their own: emoji.
  package var hasColorGlyphs: Bool { espalier_font_has_color(font.assumingMemoryBound(to: PangoFont.self)) != 0 }

  /// Each glyph's number, width and offsets, in Pango units, for dumps and comparisons.
  package var values: [[Int32]] {
    let string = glyphs.assumingMemoryBound(to: PangoGlyphString.self).pointee
    return (0..<Int(string.num_glyphs)).map { i in
      let glyph = string.glyphs[i]
      return [
        Int32(bitPattern: glyph.glyph), glyph.geometry.width, glyph.geometry.x_offset, glyph.geometry.y_offset,
      ]
    }
  }
}

/// A line under or through some glyphs.
package struct DecorationLine {
  /// The line's area, in points before `ShapedText.scale`.
  package var rect: CGRect
  package var pattern: TextDecoration.Pattern
  /// A paint of the item that draws the text, by number; nil for its first.
  package var paint: Int?
}

extension ShapedText {
  /// The factor by which the drawing shrinks towards the top left corner: 1 unless `minimumScaleFactor` was used.
  package var scale: CGFloat { text.canShrink ? lines.scale : 1 }

  /// The `PangoLayoutLine *` of each line and the left end of its baseline, in points before `scale`.
  package var pangoLines: [(line: UnsafeMutableRawPointer, origin: CGPoint)] {
    lines.lines.compactMap { line in
      line.pango.map { (UnsafeMutableRawPointer($0), CGPoint(x: line.rect.minX, y: line.baseline)) }
    }
  }

  /// Whether the text consists only of glyphs in the item's first paint, without paints of its own, lines or pictures.
  package nonisolated var isMonochrome: Bool {
    switch text.content {
    case .plain: true
    case .runs(let runs):
      runs.allSatisfy {
        $0.paint == nil && $0.background == nil && $0.underline == nil && $0.strikethrough == nil
          && $0.attachment == nil
      }
    }
  }

  /// Whether the text contains emoji whose font has colours.
  package var hasColorGlyphs: Bool {
    guard !isSimple, FontLibrary.shared.hasColorFonts else { return false }
    var result = false
    forEachRun { result = result || $0.hasColorGlyphs }
    return result
  }

  /// Visits the glyphs from the first line to the last, each from left to right.
  package func forEachRun(_ body: (GlyphRun) -> Void) {
    guard let (font, glyphs) = makeSimpleGlyphs() else {
      return visit { glyphs, run in if run.attachment == nil { body(glyphs) } }
    }
    body(
      GlyphRun(
        font: UnsafeMutableRawPointer(font), glyphs: UnsafeMutableRawPointer(glyphs),
        origin: CGPoint(x: 0, y: firstBaseline), width: size.width, paint: nil, run: 0))
    pango_glyph_string_free(glyphs)
  }

  /// The lines under and through the text.
  package var decorationLines: [DecorationLine] {
    if isMonochrome { return [] }
    var result: [DecorationLine] = []
    visit { glyphs, run in Self.decorate(glyphs, run) { result.append($0) } }
    return result
  }

  /// The areas of the runs that satisfy a condition, line by line, in points before `scale`.
  package func areas(where condition: (TextRun) -> Bool) -> [(run: Int, rect: CGRect)] {
    guard case .runs(let runs) = text.content else { return [] }
    return areas(ofRuns: Set(runs.indices.filter { condition(runs[$0]) }))
  }

  /// The areas of runs given by their numbers, line by line, in points before `scale`.
  package func areas(ofRuns numbers: Set<Int>) -> [(run: Int, rect: CGRect)] {
    var result: [(run: Int, rect: CGRect)] = []
    if numbers.isEmpty { return result }
    for line in lines.lines {
      visit(line) { glyphs, run in
        guard numbers.contains(glyphs.run) else { return }
        let rect: CGRect
        if let attachment = run.attachment {
          let top = glyphs.origin.y + attachment.descent - attachment.size.height
          rect = CGRect(origin: CGPoint(x: glyphs.origin.x, y: top), size: attachment.size)
        } else {
          rect = CGRect(x: glyphs.origin.x, y: line.rect.minY, width: glyphs.width, height: line.rect.height)
        }
        result.append((glyphs.run, rect))
      }
    }
    return result
  }

  /// Boxes in place of characters if there is no font, one for each; empty if there is one.
  package var placeholderBoxes: [CGRect] {
    guard !FontLibrary.shared.hasFonts else { return [] }
    let size = text.font.usableSize
    let step = size * EstimatedLines.characterWidth
    var boxes: [CGRect] = []
    for line in lines.lines {
      let count = Int(clamping: (line.rect.width / step).rounded())
      for i in 0..<count {
        let x = line.rect.minX + (CGFloat(i) + 0.12) * step
        boxes.append(CGRect(x: x, y: line.baseline - size * 0.7, width: step * 0.76, height: size * 0.7))
      }
    }
    return boxes
  }

  private func visit(_ body: (GlyphRun, TextRun) -> Void) {
    for line in lines.lines { visit(line, body) }
  }

  private func visit(_ line: LaidOutText.Line, _ body: (GlyphRun, TextRun) -> Void) {
    guard let pango = line.pango else { return }
    let text = lines.text
    let unit = 1 / CGFloat(PANGO_SCALE)
    var x = line.rect.minX
    var node = pango.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      node = current.pointee.next
      x += CGFloat(item.start_x_offset) * unit
      let width = CGFloat(pango_glyph_string_get_width(item.glyphs)) * unit
      let index = text.runIndex(at: Int(item.item.pointee.offset) + line.origin)
      let run = text.runs[index]
      let baseline = line.baseline - CGFloat(item.y_offset) * unit
      if let font = item.item.pointee.analysis.font {
        let glyphs = GlyphRun(
          font: UnsafeMutableRawPointer(font), glyphs: UnsafeMutableRawPointer(item.glyphs),
          origin: CGPoint(x: x, y: baseline), width: width, paint: run.paint, run: index)
        body(glyphs, run)
      }
      x += width + CGFloat(item.end_x_offset) * unit
    }
  }

  private static func decorate(_ glyphs: GlyphRun, _ run: TextRun, _ body: (DecorationLine) -> Void) {
    guard run.underline != nil || run.strikethrough != nil else { return }
    let metrics = pango_font_get_metrics(glyphs.font.assumingMemoryBound(to: PangoFont.self), nil)
    defer { pango_font_metrics_unref(metrics) }
    let unit = 1 / CGFloat(PANGO_SCALE)
    func add(_ decoration: TextDecoration?, _ position: Int32, _ thickness: Int32) {
      guard let decoration else { return }
      let rect = CGRect(
        x: glyphs.origin.x, y: glyphs.origin.y - CGFloat(position) * unit, width: glyphs.width,
        height: CGFloat(thickness) * unit)
      body(DecorationLine(rect: rect, pattern: decoration.pattern, paint: decoration.paint ?? run.paint))
    }
    add(
      run.underline, pango_font_metrics_get_underline_position(metrics),
      pango_font_metrics_get_underline_thickness(metrics))
    add(
      run.strikethrough, pango_font_metrics_get_strikethrough_position(metrics),
      pango_font_metrics_get_strikethrough_thickness(metrics))
  }
}
