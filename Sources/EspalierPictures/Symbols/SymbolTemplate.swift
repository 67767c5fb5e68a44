// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The drawing of a symbol set: a page with the symbol in several weights and scales, each an element such as
/// `Regular-M`, beside guides and notes that are not shown.
///
/// The names of elements and guides are those of the templates that Apple's app SF Symbols exports.
package final class SymbolTemplate: Picture, @unchecked Sendable {
  private let drawing: VectorPicture
  private let variants: [Variant]
  private let lock = NSLock()
  private var pictures: [SymbolStyle: TemplateSymbol] = [:]

  /// One of the drawings on the page.
  struct Variant {
    let id: String
    let weight: Int
    /// The part of the page that contains the symbol, with its margins.
    let box: CGRect
    /// The line halfway between the baseline and the upper edge of capital letters.
    let middle: CGFloat
    /// Points per unit of the page, per point of the font's size.
    let unit: CGFloat
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// The scales of a page, the one for `Image.Scale.medium` first, and the factor from each scale to that one.
  private static let scales: [(String, CGFloat)] = [("M", 1), ("S", 1.28), ("L", 0.78)]
  /// The height of capital letters, per point of the font for which the page is drawn.
  private static let capHeight: CGFloat = 0.7046

  /// Reads the variants of a page; nil for a drawing without such elements, which is a picture like others.
  init?(_ drawing: VectorPicture) {
    let found = Self.scales.lazy.map { scale in
      Self.weights.enumerated().compactMap { index, weight in
        Self.variant(weight, (index + 1) * 100, scale: scale.0, factor: scale.1, in: drawing)
      }
    }
    guard let variants = found.first(where: { !$0.isEmpty }) else { return nil }
    self.drawing = drawing
    self.variants = variants
    super.init(name: drawing.name, size: variants[0].box.size, isTemplate: true)
  }

  private static func variant(
    _ name: String, _ weight: Int, scale: String, factor: CGFloat, in drawing: VectorPicture
  ) -> Variant? {
    let id = "\(name)-\(scale)"
    guard let ink = drawing.bounds(of: id), ink.width > 0, ink.height > 0 else { return nil }
    func margin(_ side: String) -> CGFloat? {
      (drawing.bounds(of: "\(side)-margin-\(id)") ?? drawing.bounds(of: "\(side)-margin"))?.midX
    }
    let left = min(margin("left") ?? ink.minX, ink.minX)
    let right = max(margin("right") ?? ink.maxX, ink.maxX)
    let lines = [drawing.bounds(of: "Capline-\(scale)")?.midY, drawing.bounds(of: "Baseline-\(scale)")?.midY]
    // A page without guides is at most as high as a symbol: one and a half capital letters.
    let (cap, base) = (lines[0] ?? ink.midY - ink.height / 3, lines[1] ?? ink.midY + ink.height / 3)
    guard base > cap else { return nil }
    return Variant(
      id: id, weight: weight, box: CGRect(x: left, y: ink.minY, width: right - left, height: ink.height),
      middle: (cap + base) / 2, unit: capHeight / (base - cap) * factor)
  }

  /// The symbol beside text of a size and weight, from the drawing with the nearest weight. O(1) for a style that was
  /// drawn before.
  package func picture(in style: SymbolStyle) -> TemplateSymbol {
    lock.withLock {
      if let known = pictures[style] { return known }
      let variant = variants.min { abs($0.weight - style.weight) < abs($1.weight - style.weight) }!
      let made = TemplateSymbol(variant, of: drawing, size: style.size)
      if pictures.count >= 100 { pictures.removeAll(keepingCapacity: true) }
      pictures[style] = made
      return made
    }
  }

  override func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {
    drawing.draw(variants[0].id, from: variants[0].box, into: context, width: width, height: height)
  }
}

/// A symbol of a symbol set in a size and weight.
package final class TemplateSymbol: Picture, @unchecked Sendable {
  private let drawing: VectorPicture
  private let variant: SymbolTemplate.Variant
  /// The distance from the top of the picture down to the line at half the height of capital letters.
  package let middle: CGFloat

  /// - Parameter size: The size in points, of the font times the image scale.
  init(_ variant: SymbolTemplate.Variant, of drawing: VectorPicture, size: CGFloat) {
    self.drawing = drawing
    self.variant = variant
    let unit = variant.unit * size
    middle = (variant.middle - variant.box.minY) * unit
    super.init(
      name: drawing.name, size: CGSize(width: variant.box.width * unit, height: variant.box.height * unit),
      isTemplate: true)
  }

  override func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {
    drawing.draw(variant.id, from: variant.box, into: context, width: width, height: height)
  }
}
