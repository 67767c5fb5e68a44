// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierText

/// The places of characters: carets, selections, and the character at a point.
@MainActor
@Suite(.serialized) struct TextPositionTests {
  private func layout(_ string: String, width: CGFloat? = nil) -> ShapedText {
    TextLayoutCache.layout(StyledText(string), width: width)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.05 }

  @Test("a caret stands where the text before it ends")
  func carets() {
    let text = layout("mmmmmmm")
    for offset in 0...7 {
      let caret = text.caretRect(at: offset)
      #expect(isNear(caret.minX, layout(String("mmmmmmm".prefix(offset))).size.width), "\(offset)")
      #expect(caret.width == 0 && caret.minY == 0 && isNear(caret.height, text.size.height))
    }
    #expect(text.caretRect(at: -3) == text.caretRect(at: 0) && text.caretRect(at: 99) == text.caretRect(at: 7))
  }

  @Test("an empty text has a caret as high as its line")
  func emptyText() {
    let text = layout("")
    #expect(text.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 0, height: text.size.height) && text.size.height > 0)
    #expect(text.characterOffset(at: CGPoint(x: 50, y: 50)) == 0 && text.selectionRects(0..<0).isEmpty)
  }

  @Test("characters of several scalars are one: nothing stands within them")
  func clusters() {
    let string = "a👩‍👩‍👧e\u{301}🇩🇪z"
    let text = layout(string)
    #expect(string.count == 5)
    let places = (0...5).map { text.caretRect(at: $0).minX }
    #expect(places == places.sorted() && Set(places).count == 6)
    var found: Set<Int> = []
    for x in stride(from: -5, through: text.size.width + 5, by: 0.5) {
      found.insert(text.characterOffset(at: CGPoint(x: x, y: 5)))
    }
    #expect(found == Set(0...5))
  }

  @Test("a point belongs to the nearest boundary: half of a character decides")
  func halves() {
    let text = layout("mmm")
    let (a, b) = (text.caretRect(at: 1).minX, text.caretRect(at: 2).minX)
    let middle = (a + b) / 2
    #expect(text.characterOffset(at: CGPoint(x: middle - 0.5, y: 5)) == 1)
    #expect(text.characterOffset(at: CGPoint(x: middle + 0.5, y: 5)) == 2)
    #expect(text.characterOffset(at: CGPoint(x: -100, y: -100)) == 0)
    #expect(text.characterOffset(at: CGPoint(x: 1e9, y: 1e9)) == 3)
  }

  @Test("each line has its characters; above the first and below the last are theirs")
  func lines() {
    let text = layout("one\ntwo\nthree")
    let rects = text.lineRects
    for (line, start) in [(0, 0), (1, 4), (2, 8)] {
      #expect(text.characterOffset(at: CGPoint(x: 0, y: rects[line].midY)) == start)
      #expect(isNear(text.caretRect(at: start).minY, rects[line].minY))
    }
    #expect(text.characterOffset(at: CGPoint(x: 1e3, y: rects[0].midY)) == 3)
    #expect(text.characterOffset(at: CGPoint(x: 1e3, y: 1e3)) == 13)
  }

  @Test("a selection is one box for each line that it meets")
  func selections() {
    let text = layout("one two\nthree")
    let boxes = text.selectionRects(4..<11)
    #expect(boxes.count == 2)
    #expect(isNear(boxes[0].minX, text.caretRect(at: 4).minX) && isNear(boxes[0].maxX, text.lineRects[0].maxX))
    #expect(isNear(boxes[1].minX, 0) && isNear(boxes[1].maxX, text.caretRect(at: 11).minX))
    #expect(isNear(boxes[1].minY, text.lineRects[1].minY))
    #expect(text.selectionRects(3..<3).isEmpty)
    #expect(text.selectionRects(0..<999).count == 2)
  }

  @Test("a selection of text from right to left covers the characters that it names")
  func rightToLeft() throws {
    let text = layout("שלום")
    let all = try #require(text.selectionRects(0..<4).first)
    #expect(isNear(all.minX, 0) && isNear(all.maxX, text.size.width), "\(all)")
    let last = try #require(text.selectionRects(2..<4).first)
    #expect(isNear(last.minX, 0) && isNear(last.maxX, text.caretRect(at: 2).minX), "\(last)")
    let first = try #require(text.selectionRects(0..<2).first)
    #expect(isNear(first.minX, text.caretRect(at: 2).minX) && isNear(first.maxX, text.size.width), "\(first)")
  }

  @Test("where directions change, a selection is what its characters cover, in parts")
  func bothDirections() {
    // On screen: "abc ", the four letters from right to left, " def".
    let text = layout("abc שלום def")
    let widths = text.selectionRects(0..<12).reduce(0) { $0 + $1.width }
    #expect(isNear(widths, text.size.width))
    // "c", the space, and the first two letters, which stand on the right of the other two.
    let boxes = text.selectionRects(2..<6).sorted { $0.minX < $1.minX }
    #expect(boxes.count == 2, "\(boxes)")
    let expected = layout("c ").size.width + layout("של").size.width
    #expect(abs(boxes.reduce(0) { $0 + $1.width } - expected) < 1, "\(boxes)")
    #expect(boxes.count == 2 && isNear(boxes[0].minX, text.caretRect(at: 2).minX))
    #expect(boxes.count == 2 && boxes[1].minX > boxes[0].maxX + 5)
  }

  @Test("runs of several fonts in one line are one box")
  func runs() {
    let text = ShapedText(
      StyledText(runs: [
        TextRun("plain "), TextRun("bold", font: FontDescription(weight: 700)), TextRun(" plain", paint: 2),
      ]), width: nil, height: nil)
    let boxes = text.selectionRects(3..<13)
    #expect(boxes.count == 1)
    #expect(isNear(boxes[0].minX, text.caretRect(at: 3).minX) && isNear(boxes[0].maxX, text.caretRect(at: 13).minX))
  }

  @Test("text that is aligned or shrunk has its places there")
  func alignedAndShrunk() {
    var text = StyledText("i\nlonger")
    text.alignment = .trailing
    let aligned = TextLayoutCache.layout(text)
    #expect(isNear(aligned.caretRect(at: 1).minX, aligned.size.width))
    var long = StyledText("Hello, world")
    long.lineLimit = 1
    long.minimumScaleFactor = 0.5
    let ideal = TextLayoutCache.layout(long)
    let shrunk = TextLayoutCache.layout(long, width: ideal.size.width * 0.8)
    #expect(isNear(shrunk.caretRect(at: 12).minX, shrunk.size.width))
    #expect(shrunk.characterOffset(at: CGPoint(x: shrunk.caretRect(at: 6).minX, y: 5)) == 6)
    #expect(isNear(shrunk.selectionRects(0..<12)[0].width, shrunk.size.width))
  }

  @Test("offsets in UTF-8 name the same places")
  func bytes() {
    let string = "ä🙂x"
    let text = layout(string)
    for (byte, offset) in [(0, 0), (2, 1), (6, 2), (7, 3)] {
      #expect(text.caretRect(atByte: byte) == text.caretRect(at: offset))
    }
    #expect(text.selectionRects(bytes: 2..<6) == text.selectionRects(1..<2))
  }
}
