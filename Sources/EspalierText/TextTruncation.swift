// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import Foundation

/// Truncation: which lines of a text are shown, and where the dots are in the last one.
extension TextBreaking {
  /// The number of lines, and pieces of lines, that the limits allow; at least one line (specification L7).
  func lineCount(in result: LaidOutText, height: CGFloat?) -> Int {
    var count = result.end(ofLine: max(style.lineLimit ?? .max, 1))
    if let height {
      let least = result.end(ofLine: 1)
      while count > least, result.lines[count - 1].rect.maxY > height + 0.01 { count -= 1 }
    }
    return count
  }

  /// The greatest number of bytes that are laid out for a line that is shortened.
  private static let longestRest = 20_000

  /// Keeps the lines before the last visible one, and lays that one out again, shortened, with the rest of the text: with as much of
  /// it as may fill a line, since Pango's time grows with the square of the number of styled parts.
  func truncate(_ result: LaidOutText, to count: Int, width: CGFloat?) {
    result.isTruncated = true
    let last = result.lines[count - 1]
    result.removeLines(from: count - 1)
    var reach = min(max(16 * last.bytes.count, 512), Self.longestRest)
    var line = shortened(result.text, from: last.bytes.lowerBound, width: width, reach: reach)
    while line.isPart, pango_layout_is_ellipsized(line.layout) == 0, reach < Self.longestRest {
      g_object_unref(UnsafeMutableRawPointer(line.layout))
      reach = min(4 * reach, Self.longestRest)
      line = shortened(result.text, from: last.bytes.lowerBound, width: width, reach: reach)
    }
    closeGap(of: line.layout)
    result.append(
      line.layout, origin: line.origin, limit: 1, spacing: style.lineSpacing, continuesLine: last.continuesLine)
  }

  /// One line of the text from a byte on, with dots in the place of what has no space.
  /// - Parameter reach: The greatest number of bytes in it.
  /// - Returns: The line, the byte of the text to which its first one belongs, and whether it could be longer.
  private func shortened(
    _ text: PangoText, from start: Int, width: CGFloat?, reach: Int
  ) -> (layout: OpaquePointer, origin: Int, isPart: Bool) {
    let isBreak = { (byte: UInt8) in byte == 10 || byte == 13 }
    let dots = Array("…".utf8)
    switch style.truncation {
    case .tail:
      let paragraph = text.bytes[start...].firstIndex(where: isBreak) ?? text.bytes.count
      let end = min(paragraph, start + reach)
      let layout = text.makeLayout(
        start..<Self.characterStart(text.bytes, end), width: width, ellipsize: PANGO_ELLIPSIZE_END
      ) { if paragraph < text.bytes.count { $0 += dots } }
      return (layout, start, end < paragraph)
    case .head:
      let paragraph = text.bytes[start...].lastIndex(where: isBreak).map { $0 + 1 } ?? start
      let begin = Self.characterStart(text.bytes, max(paragraph, text.bytes.count - reach))
      let layout = text.makeLayout(begin..<text.bytes.count, width: width, ellipsize: PANGO_ELLIPSIZE_START) {
        if begin > start { $0 = dots + $0 }
      }
      return (layout, begin - (begin > start ? dots.count : 0), begin > paragraph)
    case .middle:
      let layout = text.makeLayout(start..<text.bytes.count, width: width, ellipsize: PANGO_ELLIPSIZE_MIDDLE) { bytes in
        if bytes.count > reach {
          let head = Self.characterStart(bytes, reach / 2)
          let tail = Self.characterStart(bytes, bytes.count - reach / 2)
          bytes.removeSubrange(head..<tail)
        }
        for i in bytes.indices where isBreak(bytes[i]) { bytes[i] = 32 }
      }
      return (layout, start, text.bytes.count - start > reach)
    }
  }

  /// Moves the dots next to the text that precedes them: in a layout that is narrower by the gap, the same characters
  /// are placed without a gap. A few units are left, since a missing one would cost a character.
  private func closeGap(of layout: OpaquePointer) {
    let gap = espalier_ellipsis_gap(layout)
    if gap > 4 { pango_layout_set_width(layout, pango_layout_get_width(layout) - gap + 4) }
  }

  private static func characterStart(_ bytes: [UInt8], _ index: Int) -> Int {
    var index = index
    while index > 0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  func truncateEstimate(_ result: LaidOutText, height: CGFloat?) {
    let count = lineCount(in: result, height: height)
    guard count < result.lines.count else { return }
    result.isTruncated = true
    result.removeLines(from: count)
  }
}
