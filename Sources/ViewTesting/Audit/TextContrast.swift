// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierNumbers
import EspalierPrimitives
import Foundation

// Reads: the picture of a window, and the same picture without texts.
// Produces: the contrast of each text with what is drawn behind it.
// Costs: O(pixels).

/// The contrast of texts, in the picture.
///
/// A pixel in which both pictures are equal shows no text. Of those of a text that differ, the ones that differ most are in the middle of
/// strokes; the others are at their edges. So opacities, gradients, pictures and effects count as they are drawn.
@MainActor
struct TextContrast {
  private let texts: AuditedTexts
  private let scale: CGFloat
  private let drawn: (width: Int, height: Int, rgba: [UInt8])?
  private let behind: (width: Int, height: Int, rgba: [UInt8])?

  /// The most pixels of a picture. A stroke is several pixels wide at the usual scale.
  private static let mostPixels = 12_000_000.0, usualScale = 4.0

  init(_ texts: AuditedTexts, _ list: DisplayList, size: CGSize, background: ResolvedColor) {
    self.texts = texts
    let scale = min(Self.usualScale, (Self.mostPixels / max(size.width * size.height, 1)).squareRoot())
    self.scale = scale
    drawn = try? CairoRenderer.pixels(list, size: size, scale: scale, background: background)
    behind = try? CairoRenderer.pixels(list.withoutTexts, size: size, scale: scale, background: background)
  }

  func findings(_ elements: AuditedElements) -> [AuditFinding] {
    texts.all.compactMap { text in
      let least = text.isLarge ? 3.0 : 4.5
      guard let (ratio, colors) = measure(text.frame), ratio < least - 0.05, !elements.isDisabled(at: text.frame) else {
        return nil
      }
      let shown = "\((ratio * 10).rounded() / 10) : 1"
      return AuditFinding(
        rule: .contrast, element: text.summary, frame: text.frame,
        defect: "\(colors.text) on \(colors.behind) is a contrast of \(shown), less than \(least) : 1",
        fix: "Use a darker or lighter colour for the text, or for what is behind it")
    }
  }

  /// The median contrast in the middle of the strokes, and the colours there; nil if nothing of the text is seen.
  private func measure(_ frame: CGRect) -> (ratio: Double, colors: (text: String, behind: String))? {
    guard let drawn, let behind, drawn.width == behind.width else { return nil }
    let left = max(Int(clamping: frame.minX * scale), 0), right = min(Int(clamping: frame.maxX * scale), drawn.width)
    let top = max(Int(clamping: frame.minY * scale), 0), bottom = min(Int(clamping: frame.maxY * scale), drawn.height)
    guard left < right, top < bottom else { return nil }
    var pixels: [(index: Int, difference: Int)] = []
    var greatest = 0
    for y in top..<bottom {
      for x in left..<right {
        let index = (y * drawn.width + x) * 4
        var difference = 0
        for channel in index..<index + 3 {
          difference = max(difference, abs(Int(drawn.rgba[channel]) - Int(behind.rgba[channel])))
        }
        guard difference > 2 else { continue }
        pixels.append((index, difference))
        greatest = max(greatest, difference)
      }
    }
    let middle = pixels.filter { $0.difference * 20 >= greatest * 19 }
    guard middle.count >= 3 else { return nil }
    let ratios = middle.map { pixel in
      (
        ratio: Self.ratio(Self.luminance(drawn.rgba, pixel.index), Self.luminance(behind.rgba, pixel.index)),
        pixel.index
      )
    }.sorted { $0.ratio < $1.ratio }
    let (ratio, index) = ratios[ratios.count / 2]
    return (ratio, (Self.name(drawn.rgba, index), Self.name(behind.rgba, index)))
  }

  private static func name(_ rgba: [UInt8], _ index: Int) -> String {
    "#" + rgba[index..<index + 3].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// The contrast of two luminances by WCAG: 1 to 21.
  static func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// The relative luminance of a pixel by WCAG, 0…1.
  static func luminance(_ rgba: [UInt8], _ index: Int) -> Double {
    let color = ResolvedColor(
      red: Float(rgba[index]) / 255, green: Float(rgba[index + 1]) / 255, blue: Float(rgba[index + 2]) / 255)
    return Double(0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue)
  }
}
