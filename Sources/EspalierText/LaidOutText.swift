// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import EspalierNumbers
import Foundation

/// The quality with which lines fit into their box, from the worst on.
enum TextFit: Comparable {
  /// A part is left out, or exceeds the box.
  case overfull
  /// A word is wider than a line.
  case brokenWords
  case whole
}

/// Text broken into lines, from which shaped text is drawn. It lives only while the text is drawn or its positions are read.
@MainActor
final class LaidOutText {
  /// One line, in points before scaling; `x` is 0 if the text begins at the left edge of its box.
  struct Line {
    /// Pango's line; nil if there is no font and the sizes are estimates.
    var pango: UnsafeMutablePointer<PangoLayoutLine>?
    /// The number to add to Pango's byte offsets for offsets in the text.
    var origin: Int
    /// The bytes that the line shows.
    var bytes: Range<Int>
    var rect: CGRect
    var baseline: CGFloat
    /// The gap to the line below, without the text's own spacing: the largest leading of its fonts.
    var leading: CGFloat
    /// Whether the piece stands to the right of the one before it, on the same line: a very long line is shaped in pieces.
    var continuesLine = false

    var beginsInWord: Bool { pango.map { espalier_line_begins_in_word($0) != 0 } ?? false }
  }

  let text: PangoText
  var lines: [Line] = []
  /// The size before scaling.
  var size = CGSize.zero
  var isTruncated = false
  /// The fit of the lines in the available width and height.
  var fit = TextFit.whole
  /// The scale, 1, or less for text that was shrunk to fit.
  var scale: CGFloat = 1
  private var layouts: [OpaquePointer] = []

  init(text: PangoText) { self.text = text }

  isolated deinit { for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  /// The number of lines on screen, not of pieces.
  var lineCount: Int { lines.count - pieces }
  private var pieces = 0

  /// The index in `lines` after the line with a number, counting from 1; after the last one if there are fewer lines.
  func end(ofLine number: Int) -> Int {
    if pieces == 0 { return min(number, lines.count) }
    var count = 0
    for (i, line) in lines.enumerated() where !line.continuesLine {
      if count == number { return i }
      count += 1
    }
    return lines.count
  }

  /// Keeps the lines, and pieces of lines, before an index.
  func removeLines(from index: Int) {
    pieces -= pieces == 0 ? 0 : lines[index...].count { $0.continuesLine }
    lines.removeSubrange(index...)
  }

  /// Appends the first `limit` lines of a layout below the present ones, or to the right of the last one.
  func append(
    _ layout: OpaquePointer, origin: Int, limit: Int = .max, spacing: CGFloat, continuesLine: Bool = false
  ) {
    layouts.append(layout)
    let previous = continuesLine ? lines.last : nil
    let unit = 1 / CGFloat(PANGO_SCALE)
    var node = pango_layout_get_lines_readonly(layout)
    var count = 0
    while let current = node, count < limit {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      logical.width = logical.width.clampedSum(text.kern(line, origin: origin))
      let continues = continuesLine && count == 0
      let top =
        continues ? previous?.rect.minY ?? 0 : lines.last.map { $0.rect.maxY + $0.leading + spacing } ?? 0
      let left = continues ? previous?.rect.maxX ?? 0 : 0
      pieces += continues ? 1 : 0
      let start = origin + Int(line.pointee.start_index)
      let bytes = start..<start + Int(line.pointee.length)
      lines.append(
        Line(
          pango: line, origin: origin, bytes: bytes,
          rect: CGRect(x: left, y: top, width: CGFloat(logical.width) * unit, height: CGFloat(logical.height) * unit),
          baseline: top - CGFloat(logical.y) * unit, leading: text.leading(of: bytes), continuesLine: continues))
      node = current.pointee.next
      count += 1
    }
  }

  /// Fixes the size and places each line by the alignment.
  func finish(_ style: StyledText, width: CGFloat?, metrics: FontMetrics) {
    let widest = lines.reduce(0) { max($0, $1.rect.maxX) }
    size.width = min(widest, width ?? .infinity)
    let reserved = style.minimumLines > 0 ? metrics.height(ofLines: style.minimumLines, spacing: style.lineSpacing) : 0
    size.height = max(lines.last?.rect.maxY ?? metrics.lineHeight, reserved)
    let factor: CGFloat =
      switch style.alignment {
      case .leading: style.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: style.isRightToLeft ? 0 : 1
      }
    guard factor > 0 else { return }
    var right = size.width
    for i in lines.indices.reversed() {
      // The width of a line is known only at its last piece.
      if i + 1 == lines.count || !lines[i + 1].continuesLine { right = lines[i].rect.maxX }
      lines[i].rect.origin.x += (size.width - right) * factor
    }
  }
}
