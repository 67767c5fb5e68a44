// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import Foundation

/// Text with known lines and sizes. The layout that Pango draws from is made on first use and may be dropped between uses.
@MainActor
package final class ShapedText: DrawnText {
  package nonisolated let text: StyledText
  /// The size in points: the widest line, never more than the given width; at least one line high.
  package nonisolated let size: CGSize
  /// The position from the top, in points.
  package nonisolated let firstBaseline: CGFloat
  package nonisolated let lastBaseline: CGFloat
  package nonisolated let lineCount: Int
  /// Whether characters were left out.
  package nonisolated let isTruncated: Bool

  /// Whether the text is measured, and drawn, as the sum of its characters.
  let isSimple: Bool
  private let width: CGFloat?
  private let height: CGFloat?
  private var laidOut: LaidOutText?
  /// The text for smaller proposals, for the cache.
  var narrower: [Proposal: ShapedText]?

  struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  package nonisolated var string: String { text.string }

  /// One line whose width was measured without laying it out.
  init(line text: StyledText, width: CGFloat, metrics: FontMetrics) {
    self.text = text
    size = CGSize(width: width, height: metrics.lineHeight)
    firstBaseline = metrics.ascent
    lastBaseline = metrics.ascent
    lineCount = 1
    isTruncated = false
    isSimple = true
    self.width = nil
    height = nil
  }

  /// Simple paragraphs of one line each, which are laid out when they are drawn.
  init(paragraphs text: StyledText, count: Int, width: CGFloat, metrics: FontMetrics) {
    self.text = text
    size = CGSize(width: width, height: metrics.height(ofLines: count, spacing: text.lineSpacing))
    firstBaseline = metrics.ascent
    lastBaseline = size.height - metrics.lineHeight + metrics.ascent
    lineCount = count
    isTruncated = false
    isSimple = false
    self.width = nil
    height = nil
  }

  init(_ text: StyledText, width: CGFloat?, height: CGFloat?) {
    self.text = text
    isSimple = false
    self.width = width
    self.height = height
    let metrics = fontMetrics(text.font)
    if let width, width <= 0 {
      // No character fits; the height of an empty column is not read (specification L8).
      size = CGSize(width: 0, height: metrics.height(ofLines: max(text.minimumLines, 1)))
      firstBaseline = metrics.ascent
      lastBaseline = metrics.ascent
      lineCount = 1
      isTruncated = !text.string.isEmpty
      return
    }
    let laidOut = TextBreaking(style: text, width: width, height: height, library: .shared).laidOut()
    let scale = laidOut.scale
    size = CGSize(width: min(laidOut.size.width * scale, width ?? .infinity), height: laidOut.size.height * scale)
    firstBaseline = (laidOut.lines.first?.baseline ?? metrics.ascent) * scale
    lastBaseline = (laidOut.lines.last?.baseline ?? metrics.ascent) * scale
    lineCount = laidOut.lineCount
    isTruncated = laidOut.isTruncated
    self.laidOut = laidOut
    LayoutRetention.shared.keep(self)
  }

  /// The text's glyphs and their font, without a layout; nil for text that needs one. The caller frees the glyphs.
  func makeSimpleGlyphs() -> (font: UnsafeMutablePointer<PangoFont>, glyphs: UnsafeMutablePointer<PangoGlyphString>)? {
    guard isSimple, laidOut == nil, let widths = FontLibrary.shared.face(text.font).widths,
      widths.width(of: text.string) != nil
    else { return nil }
    return (widths.pangoFont, widths.makeGlyphs(of: text.string))
  }

  /// The text's lines, laid out now if they are not yet.
  var lines: LaidOutText {
    if let laidOut { return laidOut }
    let made: LaidOutText
    if let width, width <= 0 {
      made = LaidOutText(text: PangoText(text, library: .shared))
    } else {
      made = TextBreaking(style: text, width: width, height: height, library: .shared).laidOut()
    }
    laidOut = made
    LayoutRetention.shared.keep(self)
    return made
  }

  /// Frees the data that only drawing needs.
  func dropLayout() { laidOut = nil }
}
