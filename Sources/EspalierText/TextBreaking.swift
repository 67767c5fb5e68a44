// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import Foundation

/// Breaks text into lines within a width, a number of lines and a height, all optional.
@MainActor
struct TextBreaking {
  let style: StyledText
  /// The width in points; nil for no limit.
  let width: CGFloat?
  let height: CGFloat?
  let library: FontLibrary

  /// Lays out the text. Text that shrinks is laid out in a box that is larger by the same factor, and drawn smaller:
  /// shaping a text at another size would give the same shape at a much higher cost.
  func laidOut() -> LaidOutText {
    let text = PangoText(style, library: library)
    let full = laidOut(text, scale: 1)
    guard full.fit < .whole else { return full }
    if style.allowsTightening {
      for tightening in [0.0125, 0.025, 0.0375, 0.05] {
        let tight = laidOut(PangoText(style, library: library, tightening: tightening), scale: 1)
        if tight.fit == .whole { return tight }
      }
    }
    guard style.canShrink else { return full }
    let smallest = max(style.minimumScaleFactor, 0.01)
    let least = laidOut(text, scale: smallest)
    // Letters stay large if shrinking them does not avoid a broken word.
    guard least.fit > full.fit else { return full.fit == .overfull ? least : full }
    var fitting = least
    var (low, high) = (smallest, CGFloat(1))
    while high - low > low / 128 {
      let middle = (low + high) / 2
      let attempt = laidOut(text, scale: middle)
      if attempt.fit < least.fit {
        high = middle
      } else {
        low = middle
        fitting = attempt
      }
    }
    return fitting
  }

  private func laidOut(_ text: PangoText, scale: CGFloat) -> LaidOutText {
    let result = LaidOutText(text: text)
    result.scale = scale
    let width = width.map { $0 / scale }
    let height = height.map { $0 / scale }
    let metrics = library.face(style.font).metrics
    defer {
      result.fit = fit(of: result, width: width, height: height)
      result.finish(style, width: width, metrics: metrics)
    }
    guard library.hasFonts else {
      EstimatedLines(style: style, width: width, metrics: metrics).append(to: result)
      truncateEstimate(result, height: height)
      return result
    }
    ChunkedLines(text: text, width: width, spacing: style.lineSpacing).append(to: result) {
      // Laying out ends with the lines that can be visible.
      result.lineCount > style.lineLimit ?? .max
        || result.lines.last.map { $0.rect.minY > height ?? .infinity } ?? false
    }
    let count = lineCount(in: result, height: height)
    if count < result.lines.count { truncate(result, to: count, width: width) }
    return result
  }

  /// The quality of the fit; for text that cannot shrink, the height of a line and the width of a letter are ignored.
  private func fit(of result: LaidOutText, width: CGFloat?, height: CGFloat?) -> TextFit {
    if result.isTruncated { return .overfull }
    guard style.canShrink else { return .whole }
    if let width, result.lines.contains(where: { $0.rect.maxX > width + 0.01 }) { return .overfull }
    if let height, let last = result.lines.last, last.rect.maxY > height + 0.01 { return .overfull }
    return result.lines.contains(where: \.beginsInWord) ? .brokenWords : .whole
  }

  /// The number of lines, and pieces of lines, that the limits allow; at least one line (specification L7).
  private func lineCount(in result: LaidOutText, height: CGFloat?) -> Int {
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
  private func truncate(_ result: LaidOutText, to count: Int, width: CGFloat?) {
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

  private func truncateEstimate(_ result: LaidOutText, height: CGFloat?) {
    let count = lineCount(in: result, height: height)
    guard count < result.lines.count else { return }
    result.isTruncated = true
    result.removeLines(from: count)
  }
}
