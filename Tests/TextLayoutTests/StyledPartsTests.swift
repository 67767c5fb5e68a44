// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierText

/// Texts of thousands of styled parts, as a Markdown text of code spans is: Pango's time grows with the square of the parts in a layout.
@MainActor
@Suite("Many styled parts", .serialized) struct StyledPartsTests {
  private func text(_ count: Int) -> StyledText {
    let code = FontDescription(family: .system(design: .monospaced))
    return StyledText(
      runs: (0..<count).map { TextRun($0.isMultiple(of: 2) ? "a" : "b ", font: $0.isMultiple(of: 2) ? code : .init()) })
  }

  /// Cut, 20,000 of them took 8 s, while the machine did nothing else.
  @Test("They are laid out, and cut, in a time that grows with their number")
  func time() {
    TextLayoutCache.removeAll()
    expectThreadTime(below: 12) {
      var text = text(20_000)
      let whole = TextLayoutCache.layout(text, width: 300)
      #expect(!whole.isTruncated && whole.lineCount > 500)
      for truncation in [StyledText.Truncation.head, .middle, .tail] {
        text.truncation = truncation
        let cut = TextLayoutCache.layout(text, width: 300, height: 300)
        #expect(cut.isTruncated && cut.lineCount < 20)
      }
    }
    TextLayoutCache.removeAll()
  }

  @Test("The dots of a cut line follow narrow letters after wide ones, and marks without a width")
  func narrowRest() {
    for rest in [String(repeating: "i", count: 3000), "e" + String(repeating: "\u{301}", count: 12_000) + " end of it"]
    {
      for truncation in [StyledText.Truncation.head, .middle, .tail] {
        var text = StyledText(String(repeating: "W", count: 12) + " " + rest)
        text.truncation = truncation
        text.lineLimit = 1
        let cut = TextLayoutCache.layout(text, width: 200)
        #expect(cut.isTruncated && cut.size.width > 150 && cut.size.width <= 200, "\(truncation), \(cut.size.width)")
      }
    }
  }
}
