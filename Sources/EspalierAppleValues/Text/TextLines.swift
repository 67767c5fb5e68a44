// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierText
import Foundation

/// The lines of a part of a text with attributes in a rectangle, those that fit.
struct TextLines {
  /// The rectangle of each line in points, from the top left corner.
  let rects: [CGRect]
  /// The part of the text in each line, in units of UTF-16.
  let ranges: [NSRange]
  /// The part of the text that fits.
  let visible: NSRange
  /// The size of the lines, rounded up to points: a text in a rectangle of this size has the same lines.
  let size: CGSize

  /// Lengths beyond this one, in points, are no limit.
  private static let mostLength: CGFloat = 1e6

  /// - Parameter range: The part of the text; a length of 0 stands for all that follows.
  init(_ text: NSAttributedString, range: NSRange, in available: CGSize) {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    let length = range.length == 0 ? rest : min(max(range.length, 0), rest)
    let part = text.attributedSubstring(from: NSRange(location: start, length: length))
    let isWide = !available.width.isFinite || available.width > Self.mostLength
    // It is read in the closure alone, for whose end the caller waits.
    nonisolated(unsafe) let attributed = AttributedText(part)
    let string = part.string
    let (rects, starts) = onMainQueue {
      let shaped = attributed.shaped(width: isWide ? nil : max(available.width, 0))
      let rects = length == 0 ? [] : shaped.lineRects
      // The nearest boundary on either side is that of the line's beginning, in either direction of writing.
      let starts = rects.map { rect in
        min(
          shaped.byteOffset(at: CGPoint(x: rect.minX - 1, y: rect.midY)),
          shaped.byteOffset(at: CGPoint(x: rect.maxX + 1, y: rect.midY)))
      }
      return (rects, starts)
    }
    let places = starts.map { byte in
      start
        + string.utf16.distance(
          from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: min(byte, string.utf8.count)))
    }
    let fitting = rects.prefix { $0.maxY <= available.height + 0.01 }.count
    self.rects = Array(rects.prefix(fitting))
    ranges = (0..<fitting).map { line in
      let end = line + 1 < places.count ? places[line + 1] : start + length
      return NSRange(location: places[line], length: max(end - places[line], 0))
    }
    let end = ranges.last.map { $0.location + $0.length } ?? start
    visible = NSRange(location: start, length: end - start)
    let width = self.rects.map(\.maxX).max() ?? 0
    size = CGSize(width: width.rounded(.up), height: (self.rects.last?.maxY ?? 0).rounded(.up))
  }
}
