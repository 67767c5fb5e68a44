// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierText

/// Words without a place to break, which are wider than their line by hundreds of times.
@MainActor
@Suite("Long words", .serialized) struct LongWordTests {
  nonisolated static let words: [(name: String, text: String)] = [
    ("letters", String(repeating: "a", count: 8000)),
    ("braces", String(repeating: "{", count: 8000)),
    ("words before a long one", "some words " + String(repeating: "{", count: 8000)),
    ("paths", String(repeating: "/usr", count: 2000)),
    ("emoji", String(repeating: "😀", count: 8000)),
    ("joined emoji", String(repeating: "\u{1F468}\u{200D}", count: 8000)),
    ("Hebrew", String(repeating: "ש", count: 8000)),
    ("Arabic", String(repeating: "ب", count: 8000)),
    ("both directions", String(repeating: "\u{202E}a\u{202B}", count: 8000)),
    ("marks on one letter", "a" + String(repeating: "\u{301}", count: 10_000)),
    ("tabs", String(repeating: "\t", count: 8000)),
  ]

  /// It took 1 s in 200 points, and 34 s in half a point, while the machine did nothing else.
  @Test("A long word is broken in a time that grows with its length", arguments: words.map(\.name))
  func time(_ name: String) throws {
    let word = try #require(Self.words.first { $0.name == name }).text
    TextLayoutCache.removeAll()
    expectThreadTime(below: 12) {
      for font in [FontDescription(), FontDescription(family: .system(design: .monospaced))] {
        for width in [nil, 1000, 200, 30, 0.5] as [CGFloat?] {
          let all = TextLayoutCache.layout(StyledText(word, font: font), width: width)
          #expect(all.size.height.isFinite && !all.isTruncated)
          _ = all.caretRect(atByte: 4000)
          _ = all.byteOffset(at: CGPoint(x: 40, y: 90))
          _ = all.selectionRects(bytes: 10..<5000)
          all.forEachRun { _ in }
        }
      }
    }
    TextLayoutCache.removeAll()
  }

  @Test("A long word that is cut, or shrinks, is laid out as far as it is visible", arguments: words.map(\.name))
  func cut(_ name: String) throws {
    let word = try #require(Self.words.first { $0.name == name }).text
    TextLayoutCache.removeAll()
    expectThreadTime(below: 12) {
      for truncation in [StyledText.Truncation.head, .middle, .tail] {
        var text = StyledText(word)
        text.truncation = truncation
        #expect(TextLayoutCache.layout(text, width: 200, height: 100).lineCount < 10)
        text.lineLimit = 1
        text.minimumScaleFactor = 0.01
        text.allowsTightening = true
        #expect(TextLayoutCache.layout(text, width: 200).lineCount == 1)
        text.lineLimit = 3
        #expect(TextLayoutCache.layout(text, width: 20, height: 50).lineCount <= 3)
      }
    }
    TextLayoutCache.removeAll()
  }

  @Test("A long word, between others, breaks where it would in one piece", arguments: [30, 111, 400] as [CGFloat])
  func sameBreaks(_ width: CGFloat) {
    for word in ["a", "{", "Wo", "/usr", "ש", "😀", "漢字", "e\u{301}"] {
      let text = "Some words " + String(repeating: word, count: 600 / word.utf8.count) + " and more\nof them."
      let shaped = TextLayoutCache.layout(StyledText(text), width: width)
      let whole = PangoText(StyledText(text), library: .shared)
      let layout = LaidOutText(text: whole)
      layout.append(whole.makeLayout(0..<whole.bytes.count, width: width), origin: 0, spacing: 0)
      #expect(shaped.lines.lines.map(\.bytes) == layout.lines.map(\.bytes), "\(word) in \(width)")
    }
  }

  @Test("A line that is shaped in pieces is one line, and the limit does not cut it") func pieces() {
    var text = StyledText(String(repeating: "{", count: 30_000) + "\nsecond")
    let whole = ShapedText(text, width: nil, height: nil)
    #expect(whole.lineCount == 2)
    text.lineLimit = 1
    let first = ShapedText(text, width: nil, height: nil)
    #expect(first.lineCount == 1 && first.isTruncated && first.size.width >= whole.size.width)
    #expect(first.size.width < whole.size.width * 1.01)
    text = StyledText(String(repeating: "{", count: 30_000))
    text.lineLimit = 1
    #expect(!ShapedText(text, width: nil, height: nil).isTruncated)
  }

  @Test("Many short paragraphs are measured by their widths, and laid out when they are drawn") func paragraphs() {
    let text = String(repeating: "a\n", count: 200_000)
    TextLayoutCache.removeAll()
    expectThreadTime(below: 30) {
      let all = TextLayoutCache.layout(StyledText(text))
      #expect(all.lineCount == 200_001)
      #expect(TextLayoutCache.layout(StyledText(text), width: 200, height: 200).lineCount < 20)
    }
    TextLayoutCache.removeAll()
  }

  @Test("Paragraphs that are measured have the size that they have when they are laid out") func measured() {
    var text = StyledText(
      (0..<900).map { "Line \($0)" + String(repeating: " i", count: $0 % 7) }.joined(separator: "\n"))
    text.lineSpacing = 3
    TextLayoutCache.removeAll()
    let measured = TextLayoutCache.layout(text)
    let laidOut = ShapedText(text, width: nil, height: nil)
    #expect(abs(measured.size.width - laidOut.size.width) < 1e-6)
    #expect(abs(measured.size.height - laidOut.size.height) < 1e-6)
    #expect(abs(measured.lastBaseline - laidOut.lastBaseline) < 1e-6)
    #expect(measured.firstBaseline == laidOut.firstBaseline && measured.lineCount == laidOut.lineCount)
    #expect(measured.lineRects == laidOut.lineRects)
  }
}
