// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierText

/// The line of a text that is cut, for which only a part of the rest is laid out.
@MainActor
@Suite("Lines that are cut") struct CutLineTests {
  @Test("The dots of a cut line follow narrow letters after wide ones, and marks without a width")
  func narrowRest() {
    for rest in [String(repeating: "i", count: 3000), "e" + String(repeating: "\u{301}", count: 3000) + " end of it"] {
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
