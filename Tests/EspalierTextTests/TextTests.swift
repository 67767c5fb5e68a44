// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierDrawing
import Foundation
import Testing

@testable import EspalierText

private let lorem = "The quick brown fox jumps over the lazy dog and runs away from the big bad wolf, then sleeps."

@MainActor
@Suite(.serialized) struct TextTests {
  /// Inter has other signs for some sequences, by a feature that is on by default; Apple's system font has none.
  @Test("Signs are drawn as they are written", arguments: ["->", "=>", "<-", "-->", "<->", "0x1", "3x4", "10x20"])
  func signs(_ text: String) {
    func width(_ text: String) -> CGFloat { TextLayoutCache.layout(StyledText(text), width: nil).size.width }
    let apart = text.map { width(String($0)) }.reduce(0, +)
    // Kerning moves letters by less than the width of a sign that stands for two.
    #expect(abs(width(text) - apart) < 1.2, "\(width(text)) and \(apart)")
  }

  @Test func intendedFontIsInstalled() {
    #expect(FontLibrary.fontWarning == nil)
    let widths = (1...9).map {
      TextLayoutCache.layout(StyledText("Weight", font: FontDescription(weight: $0 * 100))).size.width
    }
    #expect(Set(widths).count == 9, "each weight has a font of its own: \(widths)")
  }

  @Test func oneLineThenWords() {  // specification L6
    let ideal = TextLayoutCache.layout(StyledText(lorem))
    #expect(ideal.lineCount == 1)
    let narrow = TextLayoutCache.layout(StyledText(lorem), width: 200)
    #expect(narrow.lineCount > 3)
    #expect(narrow.size.width <= 200 && narrow.size.width > 150)
    #expect(!narrow.isTruncated)
    #expect(narrow.firstBaseline == ideal.firstBaseline)
    #expect(narrow.lastBaseline > narrow.firstBaseline)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: 5000) === ideal)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: ideal.size.width).lineCount == 1)
  }

  @Test func aLineIsTheLeastHeight() {  // specification L7, L8
    let line = fontMetrics(FontDescription()).lineHeight
    #expect(TextLayoutCache.layout(StyledText("Hi"), height: 1).size.height == line)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: 100, height: 1).lineCount == 1)
    #expect(TextLayoutCache.layout(StyledText(""), width: 100).size == CGSize(width: 0, height: line))
    #expect(TextLayoutCache.layout(StyledText(lorem), width: 0).size == CGSize(width: 0, height: line))
    #expect(TextLayoutCache.layout(StyledText(lorem), width: 0).lineRects.isEmpty)
  }

  @Test func newlinesBreak() {
    #expect(TextLayoutCache.layout(StyledText("a\nb\r\nc")).lineCount == 3)
    #expect(TextLayoutCache.layout(StyledText("a\n")).lineCount == 2)
    #expect(TextLayoutCache.layout(StyledText("\n\n")).lineCount == 3)
  }

  @Test(arguments: [StyledText.Truncation.head, .middle, .tail])
  func limitsTruncate(mode: StyledText.Truncation) {
    var text = StyledText(lorem)
    text.lineLimit = 2
    text.truncation = mode
    let shaped = TextLayoutCache.layout(text, width: 150)
    #expect(shaped.lineCount == 2 && shaped.isTruncated)
    #expect(shaped.size.width <= 150 && shaped.size.height == 2 * fontMetrics(text.font).lineHeight)
    text.lineLimit = nil
    let flat = TextLayoutCache.layout(text, width: 150, height: 50)
    #expect(flat.lineCount == 2 && flat.isTruncated)
  }

  @Test("dots at the head and in the middle stand beside the text", arguments: [StyledText.Truncation.head, .middle])
  func dotsLeaveNoGap(mode: StyledText.Truncation) {
    let dots = TextLayoutCache.layout(StyledText("…")).size.width
    for width in stride(from: CGFloat(70), to: 100, by: 2.5) {
      var text = StyledText("A_long_text_that_is_cut_at_its_head")
      text.lineLimit = 1
      text.truncation = mode
      let shaped = TextLayoutCache.layout(text, width: width)
      var widths: [CGFloat] = []
      shaped.forEachRun { widths.append($0.width) }
      #expect(widths.contains { abs($0 - dots) < 0.02 }, "\(width): \(widths)")
      // As many characters as there were: no other one would have had space.
      #expect(shaped.isTruncated && shaped.size.width <= width && shaped.size.width > width - 18)
    }
  }

  @Test func aLimitCountsLinesOfAllParagraphs() {
    var text = StyledText("one\ntwo\nthree")
    text.lineLimit = 2
    let shaped = TextLayoutCache.layout(text)
    #expect(shaped.lineCount == 2 && shaped.isTruncated)
    let second = TextLayoutCache.layout(StyledText("two…")).size.width
    #expect(shaped.lineRects[1].width == second)
  }

  @Test func reservedSpaceSpacingAndAlignment() {
    let line = fontMetrics(FontDescription()).lineHeight
    var text = StyledText("one\nlonger")
    text.lineSpacing = 5
    text.alignment = .trailing
    let shaped = TextLayoutCache.layout(text)
    #expect(shaped.size.height == 2 * line + 5)
    #expect(shaped.lineRects[0].maxX == shaped.size.width)
    text.isRightToLeft = true
    #expect(TextLayoutCache.layout(text).lineRects[0].minX == 0)
    text.minimumLines = 4
    #expect(TextLayoutCache.layout(text).size.height == 4 * line + 15)
  }

  @Test func textShrinksBeforeItIsTruncated() {
    var text = StyledText("Hello, world")
    text.lineLimit = 1
    let ideal = TextLayoutCache.layout(text)
    text.minimumScaleFactor = 0.5
    let shrunk = TextLayoutCache.layout(text, width: ideal.size.width * 0.8)
    #expect(!shrunk.isTruncated && shrunk.scale < 0.81 && shrunk.scale > 0.75)
    #expect(TextLayoutCache.layout(text, width: ideal.size.width * 0.3).isTruncated)
  }

  @Test("a letter, a line and a word shrink until they fit into both directions", arguments: ["W", "I", "II", "Guess"])
  func shrinkingOfOneLine(_ string: String) {
    var text = StyledText(string, font: FontDescription(size: 120))
    text.minimumScaleFactor = 0.1
    for limit in [nil, 1] {
      text.lineLimit = limit
      for (width, height) in [(40, 40), (40, 200), (200, 40), (40, nil), (nil, 40)] as [(CGFloat?, CGFloat?)] {
        let shrunk = TextLayoutCache.layout(text, width: width, height: height)
        #expect(!shrunk.isTruncated && shrunk.lineCount == 1)
        #expect(shrunk.lineRects[0].width <= (width ?? .infinity) + 0.01, "\(width ?? 0) × \(height ?? 0)")
        #expect(shrunk.size.height <= (height ?? .infinity) + 0.01, "\(width ?? 0) × \(height ?? 0)")
      }
    }
  }

  @Test func textThatFitsDoesNotShrink() {
    var text = StyledText(lorem)
    let whole = TextLayoutCache.layout(text, width: 100)
    text.minimumScaleFactor = 0.1
    let fitting = TextLayoutCache.layout(text, width: 100, height: whole.size.height)
    #expect(fitting.scale == 1 && fitting.size == whole.size)
    let ideal = TextLayoutCache.layout(text)
    #expect(TextLayoutCache.layout(text, width: ideal.size.width, height: ideal.size.height) === ideal)
  }

  @Test func wordsThatBreakInAnyCaseStayLarge() {
    var text = StyledText("Guess", font: FontDescription(size: 80))
    text.minimumScaleFactor = 0.9
    let broken = TextLayoutCache.layout(text, width: 60)
    #expect(broken.scale == 1 && broken.lineCount > 1)
  }

  @Test func caretAndOffsetAreInverse() {
    let shaped = TextLayoutCache.layout(StyledText("Hé👩‍👩‍👧 wörld\nsecond line"), width: 60)
    for offset in 0...shaped.string.count {
      let caret = shaped.caretRect(at: offset)
      #expect(shaped.characterOffset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset, "\(offset)")
    }
    #expect(shaped.caretRect(at: 999) == shaped.caretRect(at: shaped.string.count))
    #expect(shaped.characterOffset(at: CGPoint(x: -50, y: -50)) == 0)
  }

  @Test func bidirectionalText() {
    let shaped = TextLayoutCache.layout(StyledText("שלום"))
    #expect(shaped.caretRect(at: 0).minX > shaped.caretRect(at: 4).minX)
  }

  @Test func strangeCharacters() {
    #expect(TextLayoutCache.layout(StyledText("a\0b")).size.width > TextLayoutCache.layout(StyledText("a")).size.width)
    #expect(TextLayoutCache.layout(StyledText("\u{200D}\u{FE0F}\u{202E}")).lineCount == 1)
    #expect(TextLayoutCache.layout(StyledText("x", font: FontDescription(size: .nan))).size.width > 0)
    #expect(TextLayoutCache.layout(StyledText("x", font: FontDescription(size: 0))).size.height > 0)
    #expect(TextLayoutCache.layout(StyledText("x", font: FontDescription(family: .custom("a\0,,")))).size.width > 0)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: .nan, height: .nan).size.width.isFinite)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: .infinity, height: .infinity).lineCount == 1)
  }

  @Test func aMillionCharacters() {
    expectThreadTime(below: 60) {
      let text = String(repeating: lorem + " ", count: 10_000)
      #expect(TextLayoutCache.layout(StyledText(text)).lineCount == 1)
      #expect(TextLayoutCache.layout(StyledText(text), width: 300, height: 100).lineCount == 4)
      let all = TextLayoutCache.layout(StyledText(text), width: 300)
      #expect(all.lineCount > 20_000)
      TextLayoutCache.removeAll()
    }
  }

  @Test func longTextBreaksAsInOnePiece() {
    let text = String(repeating: lorem + " ", count: 200)
    let shaped = TextLayoutCache.layout(StyledText(text), width: 300)
    let whole = PangoText(StyledText(text), library: .shared)
    let layout = LaidOutText(text: whole)
    layout.append(whole.makeLayout(0..<whole.bytes.count, width: 300), origin: 0, spacing: 0)
    #expect(shaped.lines.lines.map(\.bytes) == layout.lines.map(\.bytes))
  }

  @Test func cacheCounts() {
    TextLayoutCache.removeAll()
    TextLayoutCache.counters = .init()
    let first = TextLayoutCache.layout(StyledText("item 1"))
    #expect(TextLayoutCache.layout(StyledText("item 1"), width: 300) === first)
    #expect(TextLayoutCache.counters.misses == 1 && TextLayoutCache.counters.hits == 1)
    #expect(TextLayoutCache.counters.shapings == 0)
    _ = TextLayoutCache.layout(StyledText(lorem), width: 100)
    let again = TextLayoutCache.layout(StyledText(lorem), width: 100)
    #expect(TextLayoutCache.layout(StyledText(lorem), width: 100) === again)
    #expect(TextLayoutCache.counters.shapings == 1)
  }

  @Test func runsKeepTheirStyle() {
    let text = StyledText(runs: [
      TextRun("red", paint: 3), TextRun("wide", kerning: 10),
      TextRun("under", underline: TextDecoration(pattern: .dot)),
    ])
    let shaped = TextLayoutCache.layout(text)
    var paints: [Int?] = []
    shaped.forEachRun { paints.append($0.paint) }
    #expect(paints == [3, nil, nil])
    #expect(shaped.decorationLines.map(\.pattern) == [.dot])
    #expect(shaped.string == "redwideunder")
    #expect(shaped.size.width > TextLayoutCache.layout(StyledText("redwideunder")).size.width + 35)
  }

  @Test func withoutFontsTextIsEstimated() {
    let before = FontLibrary.shared
    defer { FontLibrary.shared = before }
    FontLibrary.shared = FontLibrary(directories: ["/nowhere"])
    #expect(FontLibrary.fontWarning?.contains("fonts-inter") == true)
    let shaped = TextLayoutCache.layout(StyledText("0123456789", font: FontDescription(size: 10)))
    #expect(abs(shaped.size.width - 55) < 1e-9 && shaped.size.height == 12)
    #expect(shaped.placeholderBoxes.count == 10)
    #expect(TextLayoutCache.layout(shaped.text, width: 30).lineCount == 2)
    #expect(shaped.characterOffset(at: CGPoint(x: 11, y: 5)) == 2)
  }
}
