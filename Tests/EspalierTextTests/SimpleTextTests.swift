// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierText

/// One-line text of simple characters is measured without Pango. It must not differ from Pango's answer by one unit.
@MainActor
@Suite struct SimpleTextTests {
  private static let words = [
    "item", "Row", "AVAWA", "Type", "To", "Ye", "fi", "ffl", "LT", "Pa", "r.", "11", "17", "2024", "x", "3x4", "a-b",
    "10:30", "(A)", "->", "...", "don't", "\"q\"", "e@mail.com", "50%", "3 x 4", "text", "1  x  1", "xxxx 12", "Äb",
    "Hello, world", "  ", "/a/b", "W.V,",
  ]

  private static let strings: [String] =
    words + words.flatMap { a in words.map { a + " " + $0 } } + words.flatMap { a in words.map { a + $0 } }

  @Test(arguments: [
    FontDescription(size: 17), FontDescription(size: 13.5, weight: 700), FontDescription(size: 12, italic: true),
    FontDescription(size: 14, monospacedDigits: true), FontDescription(family: .system(design: .serif), size: 15),
    FontDescription(family: .system(design: .monospaced), size: 11),
    FontDescription(family: .custom("Nowhere"), size: 20),
  ])
  func sumOfWidthsIsWhatPangoMeasures(font: FontDescription) {
    var summed = 0
    for string in Self.strings {
      guard let width = FontLibrary.shared.face(font).widths?.width(of: string) else { continue }
      summed += 1
      let shaped = ShapedText(StyledText(string, font: font), width: nil, height: nil)
      #expect(width == shaped.size.width, "\(string)")
      #expect(shaped.size.height == fontMetrics(font).lineHeight, "\(string)")
      #expect(shaped.firstBaseline == fontMetrics(font).ascent, "\(string)")
    }
    // The short cut is worth nothing where it is rarely taken.
    #expect(summed > 600)
  }

  /// Without a layout text is drawn from the tables: the same glyphs in the same places.
  @Test func simpleGlyphsAreThoseOfPango() {
    for string in Self.strings.prefix(600) {
      let text = StyledText(string)
      guard let width = FontLibrary.shared.face(text.font).widths?.width(of: string) else { continue }
      let simple = ShapedText(line: text, width: width, metrics: fontMetrics(text.font))
      func picture(_ text: ShapedText) -> [[Int32]] {
        var result: [[Int32]] = []
        text.forEachRun { result += $0.values }
        return result
      }
      #expect(picture(simple) == picture(ShapedText(text, width: nil, height: nil)), "\(string)")
    }
  }

  @Test func charactersWithContextualFormsAreLeftToPango() {
    let widths = FontLibrary.shared.face(FontDescription()).widths
    #expect(widths?.width(of: "item 123") != nil)
    #expect(widths?.width(of: "->") == nil)
    #expect(widths?.width(of: "Ä") == nil)
    #expect(widths?.width(of: "a\nb") == nil)
  }
}
