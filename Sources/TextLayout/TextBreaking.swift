internal import CPango
import Drawing
import Foundation

/// Breaks text into lines within a width, a number of lines and a height, all optional.
@MainActor
struct TextBreaking {
  let style: StyledText
  /// Points; nil for no limit.
  let width: CGFloat?
  let height: CGFloat?
  let library: FontLibrary

  /// Text that shrinks is laid out in a box that is larger by as much, and drawn smaller: shaping a text at another
  /// size would give the same shape at a much higher price.
  func laidOut() -> LaidOutText {
    let text = PangoText(style, library: library)
    let full = laidOut(text, scale: 1)
    let smallest = min(max(style.minimumScaleFactor, 0.01), 1)
    guard full.isTruncated, smallest < 1 else { return full }
    var fitting = laidOut(text, scale: smallest)
    guard !fitting.isTruncated else { return fitting }
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let attempt = laidOut(text, scale: middle)
      if attempt.isTruncated {
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
    defer { result.finish(style, width: width, lineHeight: metrics.lineHeight) }
    guard library.hasFonts else {
      EstimatedLines(style: style, width: width, metrics: metrics).append(to: result)
      truncateEstimate(result, height: height)
      return result
    }
    // No more than can be seen is laid out.
    let bound = visibleBytes(text, width: width, height: height, metrics: metrics)
    var end = bound
    result.append(text.makeLayout(0..<end, width: width), origin: 0, spacing: style.lineSpacing)
    if end < text.bytes.count, lineCount(in: result, height: height) >= result.lines.count {
      // A text of unusually narrow characters: the guess was too short.
      result.lines = []
      end = text.bytes.count
      result.append(text.makeLayout(0..<end, width: width), origin: 0, spacing: style.lineSpacing)
    }
    let count = lineCount(in: result, height: height)
    if count < result.lines.count { truncate(result, to: count, width: width) }
    return result
  }

  /// How many of the lines the limits allow; at least one (oracle L7).
  private func lineCount(in result: LaidOutText, height: CGFloat?) -> Int {
    var count = min(max(style.lineLimit ?? .max, 1), result.lines.count)
    if let height {
      while count > 1, result.lines[count - 1].rect.maxY > height + 0.01 { count -= 1 }
    }
    return count
  }

  /// A number of bytes, ending at a character, that surely fills the room: characters narrower than a twelfth of their
  /// size are rare, and the caller checks.
  private func visibleBytes(_ text: PangoText, width: CGFloat?, height: CGFloat?, metrics: FontMetrics) -> Int {
    guard text.bytes.count > 4096, let width, style.truncation == .tail else { return text.bytes.count }
    var lines = CGFloat(style.lineLimit ?? .max)
    if let height { lines = min(lines, max(height / max(metrics.lineHeight + style.lineSpacing, 0.1), 1) + 1) }
    let guess = (width / style.font.usableSize * 12 + 16) * (lines + 1) * 2 + 1024
    guard guess < CGFloat(text.bytes.count) else { return text.bytes.count }
    var end = Int(guess)
    while end > 0, text.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Keeps the lines before the last visible one, and lays that one out again, shortened, with all the rest of the text.
  private func truncate(_ result: LaidOutText, to count: Int, width: CGFloat?) {
    result.isTruncated = true
    let start = result.lines[count - 1].bytes.lowerBound
    result.lines.removeSubrange((count - 1)...)
    let text = result.text
    let isBreak = { (byte: UInt8) in byte == 10 || byte == 13 }
    let dots = Array("…".utf8)
    let layout: OpaquePointer
    var origin = start
    switch style.truncation {
    case .tail:
      let paragraph = text.bytes[start...].firstIndex(where: isBreak) ?? text.bytes.count
      let end = min(paragraph, start + 20_000)
      layout = text.makeLayout(
        start..<Self.characterStart(text.bytes, end), width: width, ellipsize: PANGO_ELLIPSIZE_END
      ) { if paragraph < text.bytes.count { $0 += dots } }
    case .head:
      let paragraph = text.bytes[start...].lastIndex(where: isBreak).map { $0 + 1 } ?? start
      let begin = Self.characterStart(text.bytes, max(paragraph, text.bytes.count - 20_000))
      origin = begin - (begin > start ? dots.count : 0)
      layout = text.makeLayout(begin..<text.bytes.count, width: width, ellipsize: PANGO_ELLIPSIZE_START) {
        if begin > start { $0 = dots + $0 }
      }
    case .middle:
      layout = text.makeLayout(start..<text.bytes.count, width: width, ellipsize: PANGO_ELLIPSIZE_MIDDLE) { bytes in
        for i in bytes.indices where isBreak(bytes[i]) { bytes[i] = 32 }
      }
    }
    result.append(layout, origin: origin, limit: 1, spacing: style.lineSpacing)
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
    result.lines.removeSubrange(count...)
  }
}
