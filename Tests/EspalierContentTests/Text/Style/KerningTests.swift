// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Kerning lies behind each letter, the last one too; tracking lies between letters: the case layout/f7, and
/// Apple's documentation of `Text.kerning(_:)`.
@MainActor
@Suite("Kerning behind letters, tracking between them") struct KerningTests {
  private func width(_ view: some View) -> CGFloat { ViewHost(view.fixedSize()).size.width }

  /// By how much a view is wider than the plain text.
  private func widening(_ view: some View, of text: String = "abcd") -> CGFloat { width(view) - width(Text(text)) }

  @Test("kerning is that of texts, of views and of attributed strings")
  func everywhere() {
    var kerned = AttributedString("abcd")
    kerned.kern = 4
    var tracked = AttributedString("abcd")
    tracked.tracking = 4
    #expect(abs(widening(Text("abcd").kerning(4)) - 16) < 0.1)
    #expect(abs(widening(Text("abcd").tracking(4)) - 12) < 0.1)
    #expect(abs(widening(VStack { Text("abcd") }.kerning(4)) - 16) < 0.1)
    #expect(abs(widening(VStack { Text("abcd") }.tracking(4)) - 12) < 0.1)
    #expect(abs(widening(Text(kerned)) - 16) < 0.1)
    #expect(abs(widening(Text(tracked)) - 12) < 0.1)
    #expect(abs(widening(Text("abcd").kerning(9).tracking(4)) - 12) < 0.1)
    #expect(abs(widening(Text("abcd").kerning(-1)) + 4) < 0.1)
    #expect(abs(widening(Text("a").kerning(20), of: "a") - 20) < 0.1)
  }

  @Test("Letters of one text each have the width that they have in a text of their own")
  func singleTexts() {
    let row = HStack(spacing: 0) { ForEach(0..<4, id: \.self) { Text("\($0)").kerning(20).monospacedDigit() } }
    #expect(abs(width(row) - width(Text("0123").kerning(20).monospacedDigit())) < 0.1)
  }

  @Test("Only the letters of a kerned part of a text have space behind them")
  func parts() {
    var string = AttributedString("abcdef")
    for range in [string.range(of: "ab")!, string.range(of: "f")!] { string[range].kern = 6 }
    let apart = AttributedString("abcdef").settingBackground()
    #expect(abs(width(Text(string)) - width(Text(apart)) - 18) < 0.6)
  }

  @Test("A kerned text fits into its own width, and into no less")
  func wrapping() {
    let text = Text("one two").kerning(5)
    let size = ViewHost(text.fixedSize()).size
    #expect(ViewHost(text.frame(width: size.width)).size.height == size.height)
    #expect(ViewHost(text.frame(width: size.width - 2)).size.height > size.height)
  }

  @Test("Right to left the space lies at the left of each letter")
  func rightToLeft() {
    let plain = Text("שלום")
    #expect(abs(width(plain.kerning(4)) - width(plain) - 16) < 0.1)
  }
}

extension AttributedString {
  /// The same string in several runs, as one with kerning in a part of it is.
  fileprivate func settingBackground() -> AttributedString {
    var result = self
    for part in ["ab", "f"] { if let range = result.range(of: part) { result[range].tracking = 0.0001 } }
    return result
  }
}
