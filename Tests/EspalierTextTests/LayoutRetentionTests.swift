// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierText

/// A text field that is written in all day lays out another text at each key: what is kept is bounded by memory.
@MainActor
@Suite("Kept layouts", .serialized) struct LayoutRetentionTests {
  private struct Weak {
    weak var lines: LaidOutText?
  }

  /// The number of texts that are still laid out after all `count` of them were.
  private func kept(_ count: Int, of text: String) -> Int {
    TextLayoutCache.removeAll()
    defer { TextLayoutCache.removeAll() }
    let texts = (0..<count).map { TextLayoutCache.layout(StyledText("\($0) " + text), width: 300) }
    let layouts = texts.map { Weak(lines: $0.lines) }
    return withExtendedLifetime(texts) { layouts.count { $0.lines != nil } }
  }

  @Test("A few paragraphs of 10,000 letters are kept laid out") func long() {
    let kept = kept(60, of: String(repeating: "word ", count: 2_000))
    #expect((1...20).contains(kept), "\(kept)")
  }

  @Test("Thousands of words are kept laid out") func short() {
    let kept = kept(20_000, of: "many words in one line that is broken")
    #expect((1_000...8_000).contains(kept), "\(kept)")
  }
}
