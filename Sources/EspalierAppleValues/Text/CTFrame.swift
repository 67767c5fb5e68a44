// SPDX-License-Identifier: MIT

import EspalierCPath.Ranges
import EspalierGeometry
import EspalierDrawing
import Foundation

/// A text from which Core Text makes frames.
public final class CTFramesetter: NSObject, @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }
}

/// The lines of a text that fit into a rectangle, as Core Text has them: y grows upwards.
public final class CTFrame: NSObject, @unchecked Sendable {
  /// The rectangle around the path.
  let rect: CGRect
  let lines: TextLines
  let text: NSAttributedString
  private let part: AttributedText

  init(_ text: NSAttributedString, range: NSRange, in rect: CGRect) {
    self.rect = rect
    self.text = text
    lines = TextLines(text, range: range, in: rect.size)
    part = AttributedText(text.attributedSubstring(from: lines.visible))
  }

  /// The lines, from the top.
  var all: [CTLine] { lines.ranges.map { CTLine(text, range: $0) } }

  /// The beginning of each line's baseline, from the lower left corner of the rectangle.
  var origins: [CGPoint] {
    let width = lines.rects.map(\.maxX).max() ?? 0
    let inset = part.inset(of: width, in: rect.width)
    return zip(all, lines.rects).map { line, place in
      CGPoint(x: inset + place.minX, y: rect.height - place.minY - line.bounds.ascent)
    }
  }

  func draw(in context: CGContext) { part.draw(in: rect, of: context, isUpright: true) }
}

/// A text from which frames are made.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The lines of a part of a text that fit into the rectangle around a path: other paths have no lines of their own form. A range with the
/// length 0 has all that follows. The attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: EspalierCFRange, _ path: CGPath, _ frameAttributes: NSDictionary?
) -> CTFrame {
  let range = NSRange(location: stringRange.location, length: stringRange.length)
  let box = path.boundingBox
  return CTFrame(framesetter.text, range: range, in: box.isNull ? .zero : box)
}

/// The size in points of the lines of a part of a text that fit into a size, and the part that fits. The attributes have no effect.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: EspalierCFRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<EspalierCFRange>?
) -> CGSize {
  let range = NSRange(location: stringRange.location, length: stringRange.length)
  let lines = TextLines(framesetter.text, range: range, in: constraints)
  fitRange?.pointee = EspalierCFRange(location: lines.visible.location, length: lines.visible.length)
  return lines.size
}

/// The part of the text that fits into a frame, in units of UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> EspalierCFRange {
  EspalierCFRange(location: frame.lines.visible.location, length: frame.lines.visible.length)
}

/// The lines of a frame, from the top: an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray { NSArray(array: frame.all) }

/// Writes the beginnings of the baselines of some lines, from the lower left corner of the frame's rectangle. A range with the length 0 has
/// all lines that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: EspalierCFRange, _ origins: UnsafeMutablePointer<CGPoint>)
{
  let all = frame.origins
  let start = min(max(range.location, 0), all.count)
  let length = range.length <= 0 ? all.count - start : min(range.length, all.count - start)
  for index in 0..<length { origins[index] = all[start + index] }
}

/// Draws the lines of a frame. As in Core Text, y grows upwards in the coordinates of the path: a program turns those of a picture that
/// has its origin at the top.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
