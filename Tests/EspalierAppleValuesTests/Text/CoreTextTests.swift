// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCPath.Ranges
import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

@MainActor @Suite("The lines of Core Text")
struct CoreTextTests {
  private let font = _PlatformFont.systemFont(ofSize: 12)
  private let words = "one two three four five six seven eight nine ten eleven twelve"

  private func text(_ string: String, _ alignment: NSTextAlignment = .left) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }
  private func frame(
    _ text: NSAttributedString, _ size: CGSize, from start: Int = 0, length: Int = 0
  ) -> CTFrame {
    let path = CGPath(rect: CGRect(origin: CGPoint(x: 10, y: 20), size: size), transform: nil)
    return CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), EspalierCFRange(location: start, length: length), path, nil)
  }
  private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

  @Test("The lines of a frame cover the text, each once, in its order") func linesCoverText() {
    let text = text(words)
    let all = lines(frame(text, CGSize(width: 80, height: 1000)))
    #expect(all.count > 2)
    var next = 0
    for line in all {
      let range = CTLineGetStringRange(line)
      #expect(range.location == next && range.length > 0)
      next += range.length
    }
    #expect(next == text.length)
  }

  @Test("A frame that is too low has the first lines; the next one begins where it ended") func twoFrames() {
    let text = text(words)
    let low = frame(text, CGSize(width: 80, height: font.lineHeight * 2 + 1))
    let visible = CTFrameGetVisibleStringRange(low)
    #expect(lines(low).count == 2 && visible.location == 0 && visible.length < text.length)
    let rest = frame(text, CGSize(width: 80, height: 1000), from: visible.length)
    let remaining = CTFrameGetVisibleStringRange(rest)
    #expect(remaining.location == visible.length && remaining.location + remaining.length == text.length)
  }

  @Test("Ranges count units of UTF-16, and a line feed belongs to the line before it") func unitsOfUTF16() {
    let text = text("😀😀\nä")
    let ranges = lines(frame(text, CGSize(width: 200, height: 200))).map(CTLineGetStringRange)
    #expect(ranges.map(\.location) == [0, 5] && ranges.map(\.length) == [5, 1])
  }

  @Test("A text in the suggested size has the same part, and no smaller size is needed") func suggestedSize() {
    let text = text(words)
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fit = EspalierCFRange(location: 0, length: 0)
    let all = EspalierCFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), &fit)
    #expect(size.width <= 80 && size.height > font.lineHeight && fit.length == text.length)
    #expect(CTFrameGetVisibleStringRange(frame(text, size)).length == text.length)
    let one = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100), nil)
    #expect(one.height < font.lineHeight * 1.5 && one.width > 80)
  }

  @Test("Baselines are counted from the bottom, and stand where the style has them") func origins() {
    func origins(_ alignment: NSTextAlignment) -> [CGPoint] {
      let frame = frame(text("ab\ncd", alignment), CGSize(width: 100, height: 60))
      var points = [CGPoint](repeating: .zero, count: 2)
      CTFrameGetLineOrigins(frame, EspalierCFRange(location: 0, length: 0), &points)
      return points
    }
    let left = origins(.left)
    #expect(left[0].x == 0 && left[0].y < 60 && left[0].y - left[1].y > font.lineHeight * 0.9)
    #expect(abs(origins(.center)[0].x - origins(.right)[0].x / 2) < 1 && origins(.right)[0].x > 50)
  }

  @Test("The width of a line is the distance of its end") func offsets() {
    let line = CTLineCreateWithAttributedString(text("Hamburg"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(ascent > descent && descent > 0 && leading == 0)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    let middle = CTLineGetOffsetForStringIndex(line, 3, nil)
    #expect(middle > 0 && middle < CGFloat(width))
    #expect(abs(CTLineGetOffsetForStringIndex(line, 7, nil) - CGFloat(width)) < 1)
  }

  @Test("Ranges outside of the text, and empty texts, have no lines") func outside() {
    #expect(lines(frame(text(""), CGSize(width: 50, height: 50))).isEmpty)
    #expect(lines(frame(text("ab"), CGSize(width: 50, height: 50), from: 9, length: 4)).isEmpty)
    #expect(lines(frame(text("ab"), .zero)).isEmpty)
    #expect(CTFrameGetVisibleStringRange(frame(text("ab"), CGSize(width: 50, height: 1))).length == 0)
  }

  @Test("A frame is drawn upright in a context that is turned as Core Text requires") func drawing() throws {
    let context = CGContext(size: CGSize(width: 40, height: 40))
    context.translateBy(x: 0, y: 40)
    context.scaleBy(x: 1, y: -1)
    let path = CGPath(rect: CGRect(x: 0, y: 20, width: 40, height: 20), transform: nil)
    let setter = CTFramesetterCreateWithAttributedString(text("MM"))
    CTFrameDraw(CTFramesetterCreateFrame(setter, EspalierCFRange(location: 0, length: 2), path, nil), context)
    let image = try #require(context.makeImage())
    func ink(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in sum + (0..<image.width).filter { image.data[(y * image.width + $0) * 4 + 3] > 0 }.count
      }
    }
    let half = image.height / 2
    #expect(ink(0..<half) > 0 && ink(half..<image.height) == 0)
  }
}
