// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierText

/// Long text that is edited: after any edit the blocks are those of the text, and few of them are made anew.
@MainActor
@Suite(.serialized) struct TextBlockTests {
  private let style = StyledText("")

  private func paragraphs(_ count: Int) -> String {
    (0..<count).map { "Paragraph \($0) of a text that is long enough for blocks, with words in it." }.joined(
      separator: "\n")
  }

  private func expectWhole(_ blocks: TextBlocks, _ string: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(blocks.string == string, sourceLocation: sourceLocation)
    #expect(blocks.lengths.reduce(0, +) == string.utf8.count, sourceLocation: sourceLocation)
    var sum = 0
    for (start, length) in zip(blocks.starts, blocks.lengths) {
      #expect(start == sum && (length > 0 || string.isEmpty), sourceLocation: sourceLocation)
      sum += length
    }
    // Each block begins at a character.
    let bytes = Array(string.utf8)
    for start in blocks.starts where start < bytes.count {
      #expect(bytes[start] & 0xC0 != 0x80, sourceLocation: sourceLocation)
    }
    // Its lines say the same as the whole text's, but for the breaks between blocks.
    let said = blocks.lengths.indices.map { blocks.text(of: $0).string }.joined()
    #expect(said.filter { !$0.isNewline } == string.filter { !$0.isNewline }, sourceLocation: sourceLocation)
  }

  @Test("a text of at most 8192 bytes is one block")
  func shortText() {
    let blocks = TextBlocks()
    #expect(blocks.update("short\ntext", style: style, isLine: false))
    #expect(blocks.lengths == [10] && blocks.text(of: 0).string == "short\ntext")
    #expect(blocks.update(String(repeating: "x", count: TextBlocks.whole), style: style, isLine: false))
    #expect(blocks.lengths.count == 1)
    #expect(blocks.update(paragraphs(200), style: style, isLine: false))
    #expect(blocks.lengths.count > 1)
    expectWhole(blocks, paragraphs(200))
  }

  @Test("the same text and style again change nothing; the style's own characters do not count")
  func unchanged() {
    let blocks = TextBlocks()
    _ = blocks.update(paragraphs(200), style: style, isLine: false)
    #expect(!blocks.update(paragraphs(200), style: StyledText("other words"), isLine: false))
    #expect(blocks.update(paragraphs(200), style: StyledText("", font: FontDescription(size: 20)), isLine: false))
    #expect(blocks.update(paragraphs(200), style: StyledText("", font: FontDescription(size: 20)), isLine: true))
  }

  @Test("any edits", arguments: 0..<6 as Range<UInt64>, [false, true])
  func edits(_ seed: UInt64, _ isLine: Bool) {
    var random = SplitMix(seed: seed)
    let blocks = TextBlocks()
    var string = paragraphs(300)
    if isLine { string = string.replacingOccurrences(of: "\n", with: " ") }
    _ = blocks.update(string, style: style, isLine: isLine)
    for _ in 0..<12 {
      var characters = Array(string)
      let start = random.below(characters.count + 1)
      let end = min(characters.count, start + (random.chance(20) ? random.below(9000) : random.below(30)))
      let pieces = [
        "", "x", "ä🙂", isLine ? " " : "\n", paragraphs(random.below(150)), String(repeating: "y", count: 20_000),
      ]
      var added = pieces[random.below(pieces.count)]
      if isLine { added = added.replacingOccurrences(of: "\n", with: " ") }
      characters.replaceSubrange(start..<end, with: Array(added))
      string = String(characters)
      _ = blocks.update(string, style: style, isLine: isLine)
      expectWhole(blocks, string)
    }
  }

  @Test("a letter makes one block anew")
  func oneLetter() {
    let blocks = TextBlocks()
    let string = paragraphs(1000)
    _ = blocks.update(string, style: style, isLine: false)
    let layout = blocks.layout(width: 300)
    let kept = (0..<layout.count).map { layout.block($0) }
    _ = blocks.update(
      string.replacingOccurrences(of: "Paragraph 500 ", with: "Paragraph 500x "), style: style, isLine: false)
    #expect(blocks.layout(width: 300) === layout)
    let made = (0..<layout.count).count { layout.block($0) !== kept[$0] }
    #expect(made == 1)
  }

  @Test("a block belongs to the byte that begins it")
  func indices() {
    let blocks = TextBlocks()
    _ = blocks.update(paragraphs(300), style: style, isLine: false)
    for index in blocks.starts.indices {
      #expect(blocks.index(of: blocks.starts[index]) == index)
      #expect(blocks.index(of: blocks.starts[index] + blocks.lengths[index] - 1) == index)
    }
    #expect(blocks.index(of: -5) == 0 && blocks.index(of: 1 << 40) == blocks.lengths.count - 1)
  }

  @Test("positions of bytes, and bytes of positions")
  func positions() {
    let blocks = TextBlocks()
    let string = paragraphs(300)
    _ = blocks.update(string, style: style, isLine: false)
    let layout = blocks.layout(width: 250)
    for byte in stride(from: 0, to: string.utf8.count, by: 997) {
      let caret = layout.caretRect(at: byte)
      #expect(layout.byteOffset(at: CGPoint(x: caret.minX, y: caret.midY)) == byte, "\(byte)")
    }
    #expect(layout.byteOffset(at: CGPoint(x: 0, y: -100)) == 0)
    #expect(layout.byteOffset(at: CGPoint(x: 1e4, y: 1e9)) == string.utf8.count)
    #expect(layout.size.width == 250 && layout.lastBaseline < layout.size.height)
  }

  @Test("what is seen of a selection, block by block")
  func selections() {
    let blocks = TextBlocks()
    _ = blocks.update(paragraphs(300), style: style, isLine: false)
    let layout = blocks.layout(width: nil)
    let visible = layout.blocks(from: 0, to: 100)
    #expect(visible == 0..<1)
    let lines = layout.block(0).lineCount
    #expect(layout.selectionRects(0..<(1 << 30), in: visible).count == lines)
    #expect(layout.selectionRects(5..<5, in: visible).isEmpty)
    let second = layout.selectionRects(0..<(1 << 30), in: 1..<2)
    #expect(abs((second.first?.minY ?? 0) - layout.start(of: 1)) < 0.01)
  }
}
