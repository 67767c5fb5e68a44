// SPDX-License-Identifier: MIT

import EspalierText
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The lines of one text follow each other at the pitch of its style, as on iOS: 17 on 22, 15 on 20, 13 on 18.
@MainActor
@Suite struct LinePitchTests {
  private func height(_ lines: Int, _ font: Font, _ size: DynamicTypeSize = .large) -> CGFloat {
    let text = Text(verbatim: Array(repeating: "A", count: lines).joined(separator: "\n")).font(font)
    return ViewHost(text.dynamicTypeSize(size)).size.height
  }

  @Test(
    "each further line adds the pitch of the style",
    arguments: [
      (Font.body, 20.0), (.callout, 19), (.subheadline, 18), (.footnote, 16), (.title3, 23), (.title, 32),
      (.largeTitle, 39),
    ])
  func pitch(_ font: Font, _ pitch: Double) {
    let line = height(1, font)
    for count in 2...4 { #expect(abs(height(count, font) - line - CGFloat(count - 1) * pitch) < 0.01) }
  }

  @Test("the pitch follows the size of text: 17 on 22 where the body has 17 points")
  func dynamicType() {
    #expect(abs(height(3, .body, .xLarge) - height(1, .body, .xLarge) - 44) < 0.01)
  }

  @Test("a size that is no style's has the font's own lines, and so have styles whose lines would touch")
  func plainSizes() {
    let line = fontMetrics(FontDescription(size: 17)).lineHeight
    #expect(abs(height(3, .system(size: 17)) - 3 * line) < 0.01)
    #expect(abs(height(3, .caption2) - 3 * height(1, .caption2)) < 0.01)
  }

  @Test("one line is as high as its font; lineSpacing is added; reserved lines count with their pitch")
  func lines() {
    let line = height(1, .body)
    #expect(abs(line - fontMetrics(FontDescription(size: 15)).lineHeight) < 0.01)
    let spaced = ViewHost(Text("a\nb").lineSpacing(5)).size.height
    #expect(abs(spaced - line - 25) < 0.01)
    let reserved = ViewHost(Text("a").lineLimit(3, reservesSpace: true)).size.height
    #expect(abs(reserved - line - 40) < 0.01)
  }

  @Test("the last baseline lies lower by the pitch") func baselines() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a\nb").accessibilityIdentifier("a")
      Text("c").accessibilityIdentifier("b")
    }
    let host = ViewHost(row)
    let offset = try host.get(.identifier("b")).frame.minY - host.get(.identifier("a")).frame.minY
    #expect(abs(offset - 20) < 0.01)
  }

  @Test("a line with a word in another style keeps the larger distance to the next") func mixedStyles() {
    // Footnote 12 on 16 leaves 1.48 below its line of 14.52, title 26 on 32 leaves 0.54, body 15 on 20 leaves 1.85.
    let plain = ViewHost(Text("a\nb").font(.title)).size.height
    let mixed = ViewHost(Text("a").font(.title) + Text("x").font(.body) + Text("\nb").font(.title)).size.height
    let own = fontMetrics(FontDescription(size: 15)).lineHeight
    #expect(abs(mixed - plain - ((20 - own) - (32 - fontMetrics(FontDescription(size: 26)).lineHeight))) < 0.02)
  }

  @Test("a field of one line is as high as the pitch: 22 where the body has 17 points; its text is in the middle")
  func fields() throws {
    for text in ["", "Ann"] {
      let field = TextField("Name", text: .constant(text)).textFieldStyle(.plain).dynamicTypeSize(.xLarge)
      let frame = try ViewHost(field, size: CGSize(width: 200, height: 100)).get(.role(.textField)).frame
      #expect(abs(frame.height - 22) < 0.01)
      let column = ViewHost(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          TextField("Name", text: .constant(text)).accessibilityIdentifier("field")
          Text("b").accessibilityIdentifier("text")
        }
        .dynamicTypeSize(.xLarge), size: CGSize(width: 200, height: 100))
      let (a, b) = try (column.get(.identifier("field")).frame, column.get(.identifier("text")).frame)
      #expect(abs(a.midY - b.midY) < 0.01, "\(a) \(b)")
    }
  }
}
