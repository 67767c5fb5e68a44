internal import CPango
import Drawing
import Foundation

extension ShapedText {
  /// Each line's box in points, from the text's top left corner.
  package var lineRects: [CGRect] { lines.lines.map { scaled($0.rect) } }

  /// A box of no width where typing before the character at `characterOffset` would happen; the end of the text for an
  /// offset beyond it. O(length).
  package func caretRect(at characterOffset: Int) -> CGRect {
    let string = string
    let index = string.index(string.startIndex, offsetBy: max(characterOffset, 0), limitedBy: string.endIndex)
    let offset = string.utf8.distance(from: string.startIndex, to: index ?? string.endIndex)
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

  /// The boxes behind some characters, by their offsets, one for each line. O(length).
  package func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let string = string
    func byte(_ offset: Int) -> Int {
      let index = string.index(string.startIndex, offsetBy: max(offset, 0), limitedBy: string.endIndex)
      return string.utf8.distance(from: string.startIndex, to: index ?? string.endIndex)
    }
    func offset(_ byte: Int) -> Int {
      let index = string.utf8.index(string.startIndex, offsetBy: byte, limitedBy: string.endIndex) ?? string.endIndex
      return string.distance(from: string.startIndex, to: index)
    }
    let bytes = byte(range.lowerBound)..<byte(range.upperBound)
    return lines.lines.compactMap { line in
      let part = bytes.clamped(to: line.bytes)
      if part.isEmpty { return nil }
      let start = caretRect(at: offset(part.lowerBound))
      let box = scaled(line.rect)
      // The caret at the end of a line that wraps stands on the next one.
      let end = part.upperBound == line.bytes.upperBound ? box.maxX : caretRect(at: offset(part.upperBound)).minX
      return CGRect(x: min(start.minX, end), y: box.minY, width: abs(end - start.minX), height: box.height)
    }
  }

  private func lineEnd(_ line: LaidOutText.Line, in string: String) -> String.Index {
    let limit = string.endIndex
    return string.utf8.index(string.startIndex, offsetBy: line.bytes.upperBound, limitedBy: limit) ?? limit
  }

  /// The offset of the character boundary nearest to a point, in points from the text's top left corner. O(length).
  package func characterOffset(at point: CGPoint) -> Int {
    let laidOut = lines
    let y = point.y / laidOut.scale
    guard let line = laidOut.line(at: CGPoint(x: point.x / laidOut.scale, y: y)) else { return 0 }
    let x = point.x / laidOut.scale - line.rect.minX
    let string = string
    var offset: Int
    var trailing: Int32 = 0
    if let pango = line.pango {
      var index: Int32 = 0
      pango_layout_line_x_to_index(pango, Int32(min(max(x, -1e5), 1e6) * CGFloat(PANGO_SCALE)), &index, &trailing)
      offset = Int(index) + line.origin
    } else {
      let count = Int((x / (text.font.usableSize * EstimatedLines.characterWidth)).rounded())
      let start = string.utf8.index(string.startIndex, offsetBy: line.bytes.lowerBound)
      let end = string.utf8.index(string.startIndex, offsetBy: line.bytes.upperBound)
      return string.distance(
        from: string.startIndex, to: string.index(start, offsetBy: max(count, 0), limitedBy: end) ?? end)
    }
    offset = min(max(offset, 0), string.utf8.count)
    var index = string.utf8.index(string.startIndex, offsetBy: offset)
    if trailing > 0 {
      index = string.unicodeScalars.index(index, offsetBy: Int(trailing), limitedBy: string.endIndex) ?? string.endIndex
    }
    return string.distance(from: string.startIndex, to: index)
  }

  private func scaled(_ rect: CGRect) -> CGRect {
    let scale = lines.scale
    return CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
  }
}

extension LaidOutText {
  /// The line, or the piece of one, at or nearest to a point before scaling.
  fileprivate func line(at point: CGPoint) -> Line? {
    guard let first = lines.firstIndex(where: { point.y < $0.rect.maxY }) else { return lines.last }
    var index = first
    while index + 1 < lines.count, lines[index + 1].continuesLine, lines[index].rect.maxX < point.x { index += 1 }
    return lines[index]
  }
}
