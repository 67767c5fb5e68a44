// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierText

/// Runs of one text: spacing, offsets, lines under and through, pictures, and which of them share a layout.
@MainActor
@Suite(.serialized) struct TextRunTests {
  private func shaped(_ runs: TextRun..., width: CGFloat? = nil) -> ShapedText {
    ShapedText(StyledText(runs: runs), width: width, height: nil)
  }

  @Test("one plain run is the same text as a string; whatever has a style is not")
  func content() {
    #expect(StyledText(runs: [TextRun("a")]) == StyledText("a") && StyledText(runs: []) == StyledText(""))
    var text = StyledText("a")
    text.runs = [TextRun("a", kerning: 1)]
    #expect(text != StyledText("a") && text.string == "a")
    text.runs = [TextRun("a")]
    #expect(text == StyledText("a"))
    #expect(StyledText(runs: [TextRun("a"), TextRun("b")]) != StyledText("ab"))
    #expect(StyledText(runs: [TextRun("a", font: FontDescription(size: 30)), TextRun("b")]).font.size == 30)
  }

  @Test("tracking lies between characters, kerning behind each of them; where both are given, tracking counts")
  func spacing() {
    let plain = shaped(TextRun("abcd")).size.width
    for run in [TextRun("abcd", tracking: 5), TextRun("abcd", kerning: 90, tracking: 5)] {
      #expect(abs(shaped(run).size.width - plain - 15) < 0.1)
    }
    #expect(abs(shaped(TextRun("abcd", kerning: 5)).size.width - plain - 20) < 0.1)
    #expect(shaped(TextRun("abcd", kerning: -2)).size.width < plain)
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(shaped(TextRun("abcd", kerning: value, baselineOffset: value)).size.width.isFinite)
    }
  }

  @Test("letters stay apart where there is spacing between them: no ligature")
  func ligatures() {
    let font = FontDescription(family: .system(design: .serif))
    func count(_ run: TextRun) -> Int {
      var count = 0
      shaped(run).forEachRun { count += $0.values.count }
      return count
    }
    #expect(count(TextRun("fi", font: font, kerning: 3)) == 2)
    #expect(count(TextRun("a", font: font)) == 1)
  }

  @Test("an offset moves a run up, and makes the line higher")
  func offsets() {
    let flat = shaped(TextRun("a"), TextRun("b"))
    let raised = shaped(TextRun("a"), TextRun("b", baselineOffset: 6))
    var baselines: [CGFloat] = []
    raised.forEachRun { baselines.append($0.origin.y) }
    #expect(abs(baselines[0] - baselines[1] - 6) < 0.01)
    #expect(
      abs(raised.size.height - flat.size.height - 6) < 0.01 && abs(raised.firstBaseline - flat.firstBaseline - 6) < 0.01
    )
    let lowered = shaped(TextRun("a"), TextRun("b", baselineOffset: -6))
    #expect(lowered.firstBaseline == flat.firstBaseline && lowered.size.height > flat.size.height + 5)
  }

  @Test("the largest font of a line makes its height")
  func mixedSizes() {
    let text = shaped(TextRun("small "), TextRun("large", font: FontDescription(size: 40)))
    #expect(abs(text.size.height - fontMetrics(FontDescription(size: 40)).lineHeight) < 0.5)
  }

  @Test("lines under and through: as long as the run, in its paint or their own")
  func decorations() throws {
    let text = shaped(
      TextRun("one "),
      TextRun("two", paint: 2, underline: TextDecoration(), strikethrough: TextDecoration(pattern: .dash, paint: 5)))
    let lines = text.decorationLines
    #expect(lines.map(\.pattern) == [.solid, .dash] && lines.map(\.paint) == [2, 5])
    let (under, through) = (lines[0].rect, lines[1].rect)
    let start = text.caretRect(at: 4).minX
    #expect(abs(under.minX - start) < 0.05 && abs(under.maxX - text.size.width) < 0.05)
    #expect(under.minY > text.firstBaseline && through.maxY < text.firstBaseline && through.height > 0)
    #expect(shaped(TextRun("plain")).decorationLines.isEmpty)
  }

  @Test("a decoration over several lines has a line on each")
  func wrappedDecorations() {
    let text = shaped(TextRun("one two three four", underline: TextDecoration()), width: 60)
    #expect(text.lineCount > 1 && text.decorationLines.count == text.lineCount)
  }

  @Test("a picture in a text: its size, below the baseline as far as it reaches, and no glyph")
  func attachments() throws {
    var picture = TextRun(TextAttachment.character)
    picture.attachment = TextAttachment(size: CGSize(width: 50, height: 40), descent: 10)
    let text = shaped(TextRun("ab"), picture, TextRun("cd"))
    let area = try #require(text.areas { $0.attachment != nil }.first)
    #expect(area.run == 1 && area.rect.size == CGSize(width: 50, height: 40))
    #expect(abs(area.rect.minX - shaped(TextRun("ab")).size.width) < 0.05)
    #expect(abs(area.rect.maxY - text.firstBaseline - 10) < 0.05)
    #expect(abs(text.size.width - shaped(TextRun("ab")).size.width - 50 - shaped(TextRun("cd")).size.width) < 0.1)
    #expect(text.size.height >= 40)
    var glyphs = 0
    text.forEachRun { glyphs += $0.values.count }
    #expect(glyphs == 4 && !text.isMonochrome)
  }

  @Test("the area of a run, line by line")
  func areas() {
    let text = shaped(TextRun("one "), TextRun("two three four five", paint: 1), TextRun(" six"), width: 70)
    let areas = text.areas(ofRuns: [1])
    #expect(areas.count > 1 && areas.allSatisfy { $0.run == 1 })
    for (area, next) in zip(areas, areas.dropFirst()) { #expect(next.rect.minY >= area.rect.maxY - 0.01) }
    #expect(text.areas(ofRuns: []).isEmpty && text.areas(ofRuns: [9]).isEmpty)
    #expect(shaped(TextRun("plain")).areas { _ in true }.isEmpty)
  }

  @Test("tightening comes before shrinking, and shrinking before truncation")
  func tightening() {
    var text = StyledText("Hello, wide world")
    text.lineLimit = 1
    let ideal = TextLayoutCache.layout(text).size.width
    text.allowsTightening = true
    text.minimumScaleFactor = 0.5
    let tight = ShapedText(text, width: ideal - 6, height: nil)
    #expect(!tight.isTruncated && tight.scale == 1)
    let shrunk = ShapedText(text, width: ideal * 0.7, height: nil)
    #expect(!shrunk.isTruncated && shrunk.scale < 1)
    #expect(ShapedText(text, width: ideal * 0.3, height: nil).isTruncated)
  }

  @Test(
    "spacing that is no number leaves the size a number",
    arguments: [.nan, .infinity, -.infinity, -5, 1e6] as [CGFloat])
  func lineSpacing(_ spacing: CGFloat) {
    var text = StyledText("one\ntwo\nthree")
    text.lineSpacing = spacing
    let size = ShapedText(text, width: nil, height: nil).size
    #expect(size.width > 0 && size.width.isFinite && size.height > 0 && size.height.isFinite, "\(size)")
  }
}
