// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers
import Foundation

/// Lays out long text a few thousand bytes at a time, and long words a few lines at a time.
///
/// Pango's 32-bit units end at two million points, and if a line can only end within a word, Pango shapes all the rest
/// of the text for each letter that might be the last one: its time grows with the square of the length of text without
/// a place to break. A chunk ends at the end of a paragraph if it contains one; otherwise the next chunk begins with
/// the chunk's last line, which may be incomplete, so that lines break where they would in one piece.
@MainActor
struct ChunkedLines {
  static let chunk = 8192
  /// The length of a piece of a long word that is laid out at once, in lines, and the limits of the same length in bytes.
  static let wordLines = 4
  static let wordBytes = 8...512
  /// The number of runs in a chunk. Pango goes through the attributes of all runs for each run of glyphs: its time grows with the
  /// square of the number of runs.
  static let runs = 128
  /// The least length of a chunk of many short runs, in bytes.
  private static let shortest = 64

  let text: PangoText
  /// The width in points at which lines break; nil if a line ends only with its paragraph.
  let width: CGFloat?
  let spacing: CGFloat

  /// Appends lines until the end of the text, or after a chunk when `isEnough` returns true.
  func append(to result: LaidOutText, until isEnough: () -> Bool) {
    let bytes = text.bytes
    // A chunk is at most a million points wide.
    let size = text.runs.reduce(1) { max($0, $1.font.usableSize) }
    var length = max(min(Self.chunk, Int(clamping: 1e6 / size)), 64)
    var word = wordLength(bytesPerLine: Int(clamping: min((width ?? .infinity) / size, 1e6)) * 2)
    var runs = Self.runs
    var start = 0
    var continues = false
    while true {
      let stop = chunkEnd(from: start, length: length, word: word, runs: runs)
      let end = withoutBreak(start..<stop)
      let endsParagraph = end < stop || stop == bytes.count
      let known = result.lines.count
      result.append(
        text.makeLayout(start..<end, width: width), origin: start, spacing: spacing, continuesLine: continues)
      continues = false
      if endsParagraph {
        // A line break at the very end begins one more, empty, line.
        if stop == bytes.count, end == stop { return }
        if stop == bytes.count {
          return result.append(text.makeLayout(stop..<stop, width: width), origin: stop, spacing: spacing)
        }
        start = stop
      } else if width == nil {
        continues = true
        start = stop
      } else if result.lines.count - known > 1 {
        let last = result.lines.removeLast().bytes.lowerBound
        word = wordLength(bytesPerLine: (last - start) / (result.lines.count - known))
        start = last
      } else {
        // A line longer than a chunk.
        result.lines.removeSubrange(known...)
        if word < length { word *= 2 } else { length *= 2 }
        runs = min(runs * 2, text.runs.count)
        continue
      }
      if isEnough() { return }
    }
  }

  private func wordLength(bytesPerLine: Int) -> Int {
    min(max(bytesPerLine * Self.wordLines, Self.wordBytes.lowerBound), Self.wordBytes.upperBound)
  }

  /// The end of a chunk: after the last line break in it, else after the last space, else between two characters.
  private func chunkEnd(from start: Int, length: Int, word: Int, runs: Int) -> Int {
    let bytes = text.bytes
    let enough = max(text.end(of: runs, from: start), start + Self.shortest)
    let limit = min(start + length, enough, bytes.count)
    var stop = width == nil ? limit : wordEnd(start..<limit, length: word)
    guard stop < bytes.count else { return stop }
    let part = bytes[start..<stop]
    if let newline = part.lastIndex(of: 10) { return newline + 1 }
    if width == nil, let space = part.lastIndex(of: 32) { return space + 1 }
    while stop > start + 1, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    return stop
  }

  /// The position `length` bytes into the first word that is that long; the end of the range if it has no such word.
  private func wordEnd(_ range: Range<Int>, length: Int) -> Int {
    text.bytes.withUnsafeBufferPointer { bytes in
      var begin = range.lowerBound
      var place = begin
      while place < range.upperBound {
        if bytes[place] == 32 || bytes[place] == 10 { begin = place + 1 }
        place += 1
        if place - begin >= length { return place }
      }
      return range.upperBound
    }
  }

  /// The end of a range, excluding the line break at its end.
  private func withoutBreak(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    guard end > range.lowerBound, text.bytes[end - 1] == 10 else { return end }
    end -= 1
    if end > range.lowerBound, text.bytes[end - 1] == 13 { end -= 1 }
    return end
  }
}
