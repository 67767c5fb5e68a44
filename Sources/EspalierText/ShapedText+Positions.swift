// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierDrawing
import EspalierNumbers
import Foundation

extension ShapedText {
  /// Each line's box in points, from the text's top left corner.
  package var lineRects: [CGRect] { lines.lines.map { scaled($0.rect) } }

  /// The position of the caret before the character at `characterOffset`, as a box of no width; the end of the text for
  /// an offset beyond it. O(length).
  package func caretRect(at characterOffset: Int) -> CGRect { caretRect(atByte: byte(characterOffset)) }

  /// The position of the caret before the character that begins at an offset in UTF-8.
  package func caretRect(atByte byte: Int) -> CGRect {
    let string = string
    let offset = min(max(byte, 0), string.utf8.count)
    let lines = lines.lines
    guard let line = lines.last(where: { $0.bytes.lowerBound <= offset }) ?? lines.first else {
      return CGRect(x: 0, y: 0, width: 0, height: size.height)
    }
    var x: CGFloat
    if let pango = line.pango {
      var position: Int32 = 0
      if offset >= line.bytes.upperBound, !line.bytes.isEmpty, !string.isEmpty {
        // The end of a line is the far side of its last character, which in right-to-left text is its left side.
        let last = string.utf8.distance(from: string.startIndex, to: string.index(before: lineEnd(line, in: string)))
        pango_layout_line_index_to_x(pango, Int32(last - line.origin), 1, &position)
      } else {
        pango_layout_line_index_to_x(pango, Int32(offset - line.origin), 0, &position)
      }
      x = CGFloat(position) / CGFloat(PANGO_SCALE)
    } else {
      let before = string.utf8.prefix(offset).dropFirst(line.bytes.lowerBound)
      let count = String(Substring(before)).count
      x = CGFloat(count) * text.font.usableSize * EstimatedLines.characterWidth
    }
    x = min(x, line.rect.width)
    return scaled(CGRect(x: line.rect.minX + x, y: line.rect.minY, width: 0, height: line.rect.height))
  }

  /// The boxes behind some characters, by their offsets: one for each line, more if the direction of writing changes.
  /// O(length).
  package func selectionRects(_ range: Range<Int>) -> [CGRect] {
    selectionRects(bytes: byte(range.lowerBound)..<byte(range.upperBound))
  }

  /// The boxes behind the characters of a part of the UTF-8.
  package func selectionRects(bytes: Range<Int>) -> [CGRect] {
    lines.lines.flatMap { line -> [CGRect] in
      let part = bytes.clamped(to: line.bytes)
      if part.isEmpty { return [] }
      return spans(of: part, in: line).map { span in
        scaled(
          CGRect(
            x: line.rect.minX + span.lowerBound, y: line.rect.minY, width: span.upperBound - span.lowerBound,
            height: line.rect.height))
      }
    }
  }

  /// The horizontal extents of some bytes of a line, from its left end, before scaling.
  private func spans(of part: Range<Int>, in line: LaidOutText.Line) -> [ClosedRange<CGFloat>] {
    guard let pango = line.pango else {
      let start = caretRect(atByte: part.lowerBound).minX - line.rect.minX
      // The caret at the end of a line that wraps stands on the next line.
      let isWhole = part.upperBound == line.bytes.upperBound
      let end = isWhole ? line.rect.width : caretRect(atByte: part.upperBound).minX - line.rect.minX
      return [ClosedRange(ordered: start, end)]
    }
    func place(_ byte: Int, isAfter: Bool) -> CGFloat {
      var position: Int32 = 0
      pango_layout_line_index_to_x(pango, Int32(byte - line.origin), isAfter ? 1 : 0, &position)
      return CGFloat(position) / CGFloat(PANGO_SCALE)
    }
    var found: [ClosedRange<CGFloat>] = []
    var node = pango.pointee.runs
    // A run has one direction: a part of it is one piece, between the positions of its first and its last character.
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee
      node = current.pointee.next
      let start = Int(item.offset) + line.origin
      let inside = part.clamped(to: start..<start + Int(item.length))
      if inside.isEmpty { continue }
      var last = inside.upperBound - 1
      while last > inside.lowerBound, lines.text.bytes[last] & 0xC0 == 0x80 { last -= 1 }
      let ends = [place(inside.lowerBound, isAfter: false), place(last, isAfter: true)]
      found.append(min(ends[0], ends[1])...max(ends[0], ends[1]))
    }
    // Runs that touch form one piece.
    return found.reduce(into: []) { spans, next in
      if let last = spans.last, next.lowerBound - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        spans.append(next)
      }
    }
  }

  private func byte(_ characterOffset: Int) -> Int {
    let string = string
    let index = string.index(string.startIndex, offsetBy: max(characterOffset, 0), limitedBy: string.endIndex)
    return string.utf8.distance(from: string.startIndex, to: index ?? string.endIndex)
  }

  private func lineEnd(_ line: LaidOutText.Line, in string: String) -> String.Index {
    let limit = string.endIndex
    return string.utf8.index(string.startIndex, offsetBy: line.bytes.upperBound, limitedBy: limit) ?? limit
  }

  /// The offset of the character boundary nearest to a point, in points from the text's top left corner. O(length).
  package func characterOffset(at point: CGPoint) -> Int {
    let string = string
    return string.distance(from: string.startIndex, to: index(at: point))
  }

  /// The offset in UTF-8 of the character boundary nearest to a point.
  package func byteOffset(at point: CGPoint) -> Int {
    let string = string
    return string.utf8.distance(from: string.startIndex, to: index(at: point))
  }

  private func index(at point: CGPoint) -> String.Index {
    let laidOut = lines
    let string = string
    let y = point.y / laidOut.scale
    guard let line = laidOut.line(at: CGPoint(x: point.x / laidOut.scale, y: y)) else { return string.startIndex }
    let x = point.x / laidOut.scale - line.rect.minX
    guard let pango = line.pango else {
      let count = Int(clamping: max(min(x / (text.font.usableSize * EstimatedLines.characterWidth), 1e9), 0).rounded())
      let start = string.utf8.index(string.startIndex, offsetBy: line.bytes.lowerBound)
      let end = string.utf8.index(string.startIndex, offsetBy: line.bytes.upperBound)
      return string.index(start, offsetBy: count, limitedBy: end) ?? end
    }
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(
      pango, Int32(clamping: min(max(x, -1e5), 1e6) * CGFloat(PANGO_SCALE)), &index, &trailing)
    let offset = min(max(Int(index) + line.origin, 0), string.utf8.count)
    var result = string.utf8.index(string.startIndex, offsetBy: offset)
    if trailing > 0 {
      result =
        string.unicodeScalars.index(result, offsetBy: Int(trailing), limitedBy: string.endIndex) ?? string.endIndex
    }
    return result
  }

  private func scaled(_ rect: CGRect) -> CGRect {
    let scale = lines.scale
    return CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
  }
}

extension LaidOutText {
  /// The line, or the piece of a line, at a point or nearest to it, before scaling.
  fileprivate func line(at point: CGPoint) -> Line? {
    guard let first = lines.firstIndex(where: { point.y < $0.rect.maxY }) else { return lines.last }
    var index = first
    while index + 1 < lines.count, lines[index + 1].continuesLine, lines[index].rect.maxX < point.x { index += 1 }
    return lines[index]
  }
}
