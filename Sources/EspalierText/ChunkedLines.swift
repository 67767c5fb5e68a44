// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers
import Foundation

/// Lays out long text a few thousand bytes at a time.
///
/// Pango's time grows with the square of a text's length, and its 32-bit units end at two million points. A chunk ends at
/// the end of a paragraph where there is one; otherwise the next chunk begins with the chunk's last line, which may be
/// incomplete, so that lines break where they would in one piece.
@MainActor
struct ChunkedLines {
  static let chunk = 8192
  static let wordless = 512

  let text: PangoText
  /// Points; nil: a line ends with its paragraph.
  let width: CGFloat?
  let spacing: CGFloat

  /// Appends lines until the end of the text, or after a chunk when `isEnough` returns true.
  func append(to result: LaidOutText, until isEnough: () -> Bool) {
    let bytes = text.bytes
    // At most a million points wide.
    let size = text.runs.reduce(1) { max($0, $1.font.usableSize) }
    var length = max(min(Self.chunk, Int(clamping: 1e6 / size)), 64)
    var start = 0
    var continues = false
    while true {
      let stop = chunkEnd(from: start, length: length)
      let end = withoutBreak(start..<stop)
      let endsParagraph = end < stop || stop == bytes.count
      let known = result.lines.count
      result.append(
        text.makeLayout(start..<end, width: width), origin: start, spacing: spacing, continuesLine: continues)
      continues = false
      if endsParagraph {
        // A break at the very end begins one more, empty, line.
        if stop == bytes.count, end == stop { return }
        if stop == bytes.count {
          return result.append(text.makeLayout(stop..<stop, width: width), origin: stop, spacing: spacing)
        }
        start = stop
      } else if width == nil {
        continues = true
        start = stop
      } else if result.lines.count - known > 1 {
        start = result.lines.removeLast().bytes.lowerBound
      } else {
        // A line longer than a chunk.
        result.lines.removeSubrange(known...)
        length *= 2
        continue
      }
      if isEnough() { return }
    }
  }

  /// Where a chunk ends: after the last line break in it, else after the last space, else between two characters.
  private func chunkEnd(from start: Int, length: Int) -> Int {
    let bytes = text.bytes
    guard start + length < bytes.count else { return bytes.count }
    var part = bytes[start..<(start + length)]
    // Breaking inside of words is slow in a long chunk.
    if width != nil, length > Self.wordless, !part.prefix(Self.wordless).contains(where: { $0 == 32 || $0 == 10 }) {
      part = part.prefix(Self.wordless)
    }
    if let newline = part.lastIndex(of: 10) { return newline + 1 }
    if width == nil, let space = part.lastIndex(of: 32) { return space + 1 }
    var stop = part.endIndex
    while stop > start + 1, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    return stop
  }

  /// The end of a range without the line break that ends it.
  private func withoutBreak(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    guard end > range.lowerBound, text.bytes[end - 1] == 10 else { return end }
    end -= 1
    if end > range.lowerBound, text.bytes[end - 1] == 13 { end -= 1 }
    return end
  }
}
