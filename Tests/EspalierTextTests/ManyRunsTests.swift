// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierText

/// Texts of thousands of runs, as Markdown with a style for each word is.
@MainActor
@Suite("Texts of many runs", .serialized) struct ManyRunsTests {
  private nonisolated static let words = [
    "word ", "of ", "a ", "longer ", "text, ", "שלום ", "é😀 ", "un", "broken ", "end\n", "line\r\n",
  ]

  private func text(of count: Int, runs: (Int) -> Int) -> StyledText {
    var all: [TextRun] = []
    for number in 0..<count {
      let word = Self.words[number * 7 % Self.words.count]
      // A paint changes no line: the texts of one run and of many have the same ones.
      if runs(number) != 0 || all.isEmpty {
        all.append(TextRun(word, paint: number % 5))
      } else {
        all[all.count - 1].string += word
      }
    }
    return StyledText(runs: all)
  }

  @Test("Lines of many runs break where those of one run do", arguments: [nil, 20000, 300, 45, 3] as [CGFloat?])
  func lines(_ width: CGFloat?) {
    TextLayoutCache.removeAll()
    let many = TextLayoutCache.layout(text(of: 1500) { _ in 1 }, width: width)
    let one = TextLayoutCache.layout(text(of: 1500) { _ in 0 }, width: width)
    #expect(many.lineCount == one.lineCount)
    #expect(abs(many.size.height - one.size.height) < 1)
    for byte in stride(from: 0, to: 6000, by: 250) {
      let (first, second) = (many.caretRect(atByte: byte), one.caretRect(atByte: byte))
      #expect(abs(first.minY - second.minY) < 1, "the line of byte \(byte)")
    }
    TextLayoutCache.removeAll()
  }

  /// 7,500 runs took 6.6 s to show, while the machine did nothing else.
  @Test("A text of many runs is laid out in a time that grows with their number")
  func time() {
    TextLayoutCache.removeAll()
    let text = text(of: 20_000) { _ in 1 }
    expectThreadTime(below: 12) {
      for width in [nil, 300] as [CGFloat?] {
        #expect(TextLayoutCache.layout(text, width: width).size.height.isFinite)
      }
    }
    TextLayoutCache.removeAll()
  }
}
