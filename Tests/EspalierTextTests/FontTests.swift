// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierText

/// Fonts and their measures: the real fonts of this machine.
@MainActor
@Suite(.serialized) struct FontTests {
  private func width(_ string: String, _ font: FontDescription) -> CGFloat {
    ShapedText(StyledText(string, font: font), width: nil, height: nil).size.width
  }

  @Test("a line is ascent and descent; capitals are lower than the ascent")
  func metrics() {
    for size in [8, 17, 34.5, 200] as [CGFloat] {
      let metrics = fontMetrics(FontDescription(size: size))
      #expect(abs(metrics.ascent + metrics.descent - metrics.lineHeight) < 1e-9)
      #expect(metrics.capHeight > size * 0.6 && metrics.capHeight < metrics.ascent && metrics.descent > 0)
      #expect(metrics.leading == 0)
    }
    // Inter's own: 0.727 of the size.
    #expect(abs(fontMetrics(FontDescription(size: 100)).capHeight - 72.7) < 0.1)
  }

  @Test("a size that is twice as large gives twice the measures")
  func scaling() {
    let (small, large) = (fontMetrics(FontDescription(size: 20)), fontMetrics(FontDescription(size: 40)))
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.01 && abs(large.ascent - 2 * small.ascent) < 0.01)
    #expect(abs(width("Hamburg", FontDescription(size: 40)) - 2 * width("Hamburg", FontDescription(size: 20))) < 0.05)
  }

  @Test("sizes and weights that are none are made usable")
  func strangeNumbers() {
    #expect(FontDescription(size: .nan).usableSize == 17 && FontDescription(size: .infinity).usableSize == 17)
    #expect(FontDescription(size: -4).usableSize == 0.1 && FontDescription(size: 1e9).usableSize == 4096)
    #expect(FontDescription(weight: -5).weight == 1 && FontDescription(weight: 99_999).weight == 1000)
    var font = FontDescription()
    font.weight = 5000
    #expect(font.weight == 1000)
  }

  @Test("designs are different fonts; a fixed pitch is fixed")
  func designs() {
    let designs = [FontDescription.Design.default, .serif, .monospaced]
    let widths = designs.map { width("Hamburgefonstiv", FontDescription(family: .system(design: $0))) }
    #expect(Set(widths).count == 3)
    let mono = FontDescription(family: .system(design: .monospaced))
    #expect(abs(width("iiiii", mono) - width("MMMMM", mono)) < 0.01)
    #expect(width("iiiii", FontDescription()) < width("MMMMM", FontDescription()) / 2)
  }

  @Test("digits of one width, small capitals, slanted letters")
  func features() {
    #expect(width("111", FontDescription()) < width("888", FontDescription()))
    let digits = FontDescription(monospacedDigits: true)
    #expect(abs(width("111", digits) - width("888", digits)) < 0.01)
    #expect(width("abc", FontDescription(smallCaps: true)) != width("abc", FontDescription()))
    var upper = FontDescription()
    upper.uppercaseSmallCaps = true
    #expect(width("ABC", upper) < width("ABC", FontDescription()))
    #expect(width("abc", upper) == width("abc", FontDescription()))
    var all = FontDescription(smallCaps: true)
    all.uppercaseSmallCaps = true
    #expect(
      width("ABC", all) == width("ABC", upper) && width("abc", all) == width("abc", FontDescription(smallCaps: true)))
    let (upright, slanted) = (FontDescription(size: 100), FontDescription(size: 100, italic: true))
    #expect(fonts("f", upright) != fonts("f", slanted) && fonts("f", upright) == fonts("g", upright))
  }

  /// The fonts that a string is drawn in.
  private func fonts(_ string: String, _ font: FontDescription) -> Set<UnsafeMutableRawPointer> {
    var fonts: Set<UnsafeMutableRawPointer> = []
    ShapedText(StyledText(string, font: font), width: nil, height: nil).forEachRun { fonts.insert($0.font) }
    return fonts
  }

  @Test("a family by name; an unknown one is the system's, whatever the name has in it")
  func families() {
    let serif = FontDescription(family: .custom("DejaVu Serif"))
    #expect(width("Hamburg", serif) != width("Hamburg", FontDescription()))
    for name in ["No Such Font", "", ",", "a\0b", "🙂", String(repeating: "x", count: 10_000)] {
      #expect(
        width("Hamburg", FontDescription(family: .custom(name))) == width("Hamburg", FontDescription()),
        "\(name.prefix(20))")
    }
  }

  @Test("leading changes the line by a part of the size, above and below by halves")
  func leading() {
    func metrics(_ leading: FontDescription.Leading) -> FontMetrics {
      var font = FontDescription()
      font.leading = leading
      return fontMetrics(font)
    }
    let natural = metrics(.standard)
    for (leading, change) in [(FontDescription.Leading.tight, -2.0), (.loose, 2)] {
      let other = metrics(leading)
      #expect(abs(other.lineHeight - natural.lineHeight - change) < 1e-9)
      #expect(abs(other.ascent - natural.ascent - change / 2) < 1e-9)
    }
  }

  @Test("a pitch keeps lines apart, and never pushes them together", arguments: [CGFloat.nan, 0, 3, -20])
  func pitch(_ none: CGFloat) {
    var font = FontDescription()
    font.linePitch = 30
    let metrics = fontMetrics(font)
    #expect(abs(metrics.lineHeight + metrics.leading - 30) < 1e-9)
    #expect(abs(metrics.height(ofLines: 3, spacing: 4) - (3 * metrics.lineHeight + 2 * (metrics.leading + 4))) < 1e-9)
    let two = ShapedText(StyledText("a\nb", font: font), width: nil, height: nil)
    #expect(abs(two.lastBaseline - two.firstBaseline - 30) < 0.01)
    font.linePitch = none
    #expect(fontMetrics(font).leading == 0)
  }

  @Test("characters that the font lacks come from another one; what none has still has a width")
  func fallback() {
    #expect(fonts("a☃ש", FontDescription()).count >= 2)
    #expect(width("\u{10FFFD}", FontDescription()) > 0)
  }

  @Test("one description has one face; others have their own")
  func faces() {
    let library = FontLibrary.shared
    #expect(library.face(FontDescription(size: 21)) === library.face(FontDescription(size: 21)))
    #expect(library.face(FontDescription(size: 21)) !== library.face(FontDescription(size: 22)))
    #expect(library.face(FontDescription(size: 21)) !== library.face(FontDescription(size: 21, italic: true)))
  }

  @Test("a library without the system's font names what to install, and still draws")
  func missingFont() {
    let library = FontLibrary(directories: ["/usr/share/fonts/truetype/dejavu"])
    #expect(library.hasFonts)
    #expect(
      library.warning
        == "The system font Inter is not installed, so another font stands in for it and sizes differ from other machines. "
        + "Install it: apt install fonts-inter.")
    #expect(library.face(FontDescription()).metrics.lineHeight > 17)
    let none = FontLibrary(directories: ["/no & <where>"])
    #expect(
      none.warning
        == "No font was found, so text is measured by estimate and drawn as boxes. Install one: apt install fonts-inter. "
        + "Looked in /no & <where>.")
    #expect(!none.hasFonts && none.face(FontDescription(size: 10)).metrics.lineHeight == 12)
  }
}
