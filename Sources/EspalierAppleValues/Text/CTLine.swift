// SPDX-License-Identifier: MIT

import EspalierCPath.Ranges
import EspalierText
import Foundation

/// One line of a text, as Core Text has it.
public final class CTLine: NSObject, @unchecked Sendable {
  /// The line's part of the text.
  let range: NSRange
  private let string: String
  private let text: AttributedText

  /// The line of a part of a text. A line feed at its end is part of the range, not of the picture.
  init(_ text: NSAttributedString, range: NSRange) {
    let line = text.attributedSubstring(from: range)
    let visible = line.string.last?.isNewline == true ? String(line.string.dropLast()) : line.string
    self.range = range
    string = visible
    self.text = AttributedText(line.attributedSubstring(from: NSRange(location: 0, length: visible.utf16.count)))
  }

  @MainActor private var shaped: ShapedText { text.shaped(width: nil) }

  /// The width, and the distances from the baseline to the top and the bottom, in points.
  var bounds: (width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    onMainQueue {
      let shaped = shaped
      return (shaped.size.width, shaped.firstBaseline, max(shaped.size.height - shaped.firstBaseline, 0))
    }
  }

  /// The distance in points from the start of the line to the character at a place of the text.
  func offset(at index: Int) -> CGFloat {
    let inLine = min(max(index - range.location, 0), string.utf16.count)
    let place = String.Index(utf16Offset: inLine, in: string)
    return onMainQueue {
      let shaped = shaped
      let byte = string.utf8.distance(from: string.startIndex, to: place)
      return min(max(shaped.caretRect(atByte: byte).minX, 0), shaped.size.width)
    }
  }
}

/// The line of a text that has no lines of its own.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString, range: NSRange(location: 0, length: attrString.length))
}

/// The part of the text that a line has, in units of UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> EspalierCFRange {
  EspalierCFRange(location: line.range.location, length: line.range.length)
}

/// The width of a line, and the distances from its baseline to its top and its bottom, in points. The distance to the next line is 0: it is
/// part of the others.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = line.bounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = 0
  return Double(bounds.width)
}

/// The distance in points from the start of a line to the character at a place of the text; the end of the line for a place beyond it. The
/// second distance, for a change of the direction of writing, is the same.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(at: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}
