// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierPDFFiles
import Foundation

extension PDFPage {
  /// The text; nil for a page that was made here.
  public var string: String? { filePage?.text }
  /// The text without attributes.
  public var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// The number of UTF-16 units of the text.
  public var numberOfCharacters: Int { string?.utf16.count ?? 0 }

  /// The rectangle of a character, by the index of a UTF-16 unit; empty if there is none.
  public func characterBounds(at index: Int) -> CGRect {
    rects(in: NSRange(location: index, length: 1)).first ?? .zero
  }

  /// The index of the UTF-16 unit of the character at a point; -1 if there is none.
  public func characterIndex(at point: CGPoint) -> Int {
    guard let filePage else { return -1 }
    let (text, rects) = (filePage.text, filePage.characterRects)
    var index = 0
    for (scalar, rect) in zip(text.unicodeScalars, rects) {
      if rect.holds(point) { return index }
      index += scalar.utf16.count
    }
    return -1
  }

  /// The text in a rectangle; nil if there is none.
  public func selection(for rect: CGRect) -> PDFSelection? {
    guard let filePage else { return nil }
    let text = filePage.text(in: rect)
    guard !text.isEmpty else { return nil }
    let inside = filePage.characterRects.filter { rect.holds(CGPoint(x: $0.midX, y: $0.midY)) }
    return PDFSelection([.init(page: self, text: text, rects: Self.lines(inside))])
  }

  /// The text of a range of UTF-16 units; nil if there is none.
  public func selection(for range: NSRange) -> PDFSelection? {
    guard let string, let part = Range(range, in: string), !part.isEmpty else { return nil }
    return PDFSelection([.init(page: self, text: String(string[part]), rects: Self.lines(rects(in: range)))])
  }

  /// The text from one point to another one, as dragging over it selects; nil if there is none.
  public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    let places = [characterIndex(at: startPoint), characterIndex(at: endPoint)].filter { $0 >= 0 }.sorted()
    guard let first = places.first, let last = places.last else { return nil }
    return selection(for: NSRange(location: first, length: last - first + 1))
  }

  /// The word at a point; nil if there is none.
  public func selectionForWord(at point: CGPoint) -> PDFSelection? {
    selection(at: point, CharacterSet.alphanumerics.contains)
  }
  /// The line at a point; nil if there is none.
  public func selectionForLine(at point: CGPoint) -> PDFSelection? {
    selection(at: point) { !CharacterSet.newlines.contains($0) }
  }

  private func selection(at point: CGPoint, _ belongs: (Unicode.Scalar) -> Bool) -> PDFSelection? {
    let index = characterIndex(at: point)
    guard index >= 0, let string else { return nil }
    let scalars = string.unicodeScalars
    let middle = String.Index(utf16Offset: index, in: string)
    guard middle < scalars.endIndex, belongs(scalars[middle]) else { return nil }
    var (start, end) = (middle, scalars.index(after: middle))
    while start > scalars.startIndex, belongs(scalars[scalars.index(before: start)]) {
      start = scalars.index(before: start)
    }
    while end < scalars.endIndex, belongs(scalars[end]) { end = scalars.index(after: end) }
    return selection(for: NSRange(start..<end, in: string))
  }

  func text(in rect: CGRect) -> String? {
    guard let text = filePage?.text(in: rect).trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    return text.isEmpty ? nil : text
  }

  func rects(of text: String, isCaseSensitive: Bool) -> [CGRect] {
    filePage?.rects(of: text, isCaseSensitive: isCaseSensitive) ?? []
  }

  private func rects(in range: NSRange) -> [CGRect] {
    guard let filePage, range.length > 0 else { return [] }
    var result: [CGRect] = []
    var index = 0
    for (scalar, rect) in zip(filePage.text.unicodeScalars, filePage.characterRects) {
      if index + scalar.utf16.count > range.location, index < range.location + range.length { result.append(rect) }
      index += scalar.utf16.count
    }
    return result
  }

  /// The rectangles of characters, joined along lines.
  private static func lines(_ rects: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects where rect.width > 0 || rect.height > 0 {
      if let last = result.last, abs(last.midY - rect.midY) < max(last.height, rect.height) / 2,
        rect.minX > last.minX - 1
      {
        result[result.count - 1] = last.union(rect)
      } else {
        result.append(rect)
      }
    }
    return result
  }

  /// The links to addresses, in the points of the turned page.
  var addresses: [(area: CGRect, url: URL)] {
    let map = transform(for: .mediaBox)
    return (filePage?.links ?? []).compactMap { link in
      guard case .address(let text) = link.target, let url = URL(string: text) else { return nil }
      return (link.area.applying(map), url)
    }
  }

  /// The notes that are links; others are drawn, and not listed.
  public var annotations: [PDFAnnotation] {
    (filePage?.links ?? []).map { PDFAnnotation(self, $0.area, $0.target) }
  }
  /// The note at a point; nil if there is none.
  public func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.first { $0.bounds.holds(point) } }
}
