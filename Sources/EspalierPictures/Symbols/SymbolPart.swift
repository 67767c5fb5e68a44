// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A symbol of which a part is filled: `circle.lefthalf.filled`, and with a gap along the outline
/// `rectangle.bottomthird.inset.filled`, also written as `inset.filled.bottomthird.rectangle`.
struct SymbolPart {
  private let base: ArraySlice<String>
  /// The part, in the unit square.
  private let side: CGRect
  private let isInset: Bool

  private static let third = 1.0 / 3
  private static let sides: [String: CGRect] = [
    "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
    "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5), "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
    "leftthird": CGRect(x: 0, y: 0, width: third, height: 1),
    "rightthird": CGRect(x: 1 - third, y: 0, width: third, height: 1),
    "topthird": CGRect(x: 0, y: 0, width: 1, height: third),
    "bottomthird": CGRect(x: 0, y: 1 - third, width: 1, height: third),
    "center": CGRect(x: 0.2, y: 0.25, width: 0.6, height: 0.5),
  ]

  private static func side(_ word: String?) -> CGRect? {
    guard let word else { return nil }
    let name = word.replacingOccurrences(of: "leading", with: "left").replacingOccurrences(
      of: "trailing", with: "right")
    return sides[name]
  }

  /// Reads a name; nil if it does not name a part.
  init?(_ words: ArraySlice<String>) {
    var words = words
    if words.starts(with: ["inset", "filled"]) {
      words = words.dropFirst(2)
      isInset = true
      let side = Self.side(words.first)
      self.side = side ?? CGRect(x: 0, y: 0, width: 1, height: 1)
      base = side == nil ? words : words.dropFirst()
    } else {
      guard let last = words.popLast(), last == "filled" || last == "fill" else { return nil }
      isInset = words.last == "inset"
      if isInset { words = words.dropLast() }
      let side = Self.side(words.last)
      guard isInset || side != nil && words.last != "center" else { return nil }
      self.side = side ?? CGRect(x: 0, y: 0, width: 1, height: 1)
      base = side == nil ? words : words.dropLast()
    }
  }

  var symbol: Symbol? {
    guard let outline = SymbolComposition.symbol(base, isFilled: false), let frame = outline.steps.first else {
      return nil
    }
    let box = Symbol([frame]).inkBox(lineWidth: 0)
    return isInset ? outline + inset(box) : half(of: outline, box)
  }

  /// The filled symbol, reduced to the part, with the outline on top.
  private func half(of outline: Symbol, _ box: CGRect) -> Symbol? {
    guard let filled = SymbolComposition.symbol(base, isFilled: true) else { return nil }
    let kept = part(of: box)
    var rest = Path()
    let (far, wide) = (CGFloat(4), CGRect(x: -4, y: -4, width: 32, height: 32))
    if side.minX > 0 { rest.addRect(CGRect(x: -far, y: -far, width: kept.minX + far, height: wide.height)) }
    if side.maxX < 1 { rest.addRect(CGRect(x: kept.maxX, y: -far, width: wide.maxX - kept.maxX, height: wide.height)) }
    if side.minY > 0 { rest.addRect(CGRect(x: -far, y: -far, width: wide.width, height: kept.minY + far)) }
    if side.maxY < 1 { rest.addRect(CGRect(x: -far, y: kept.maxY, width: wide.width, height: wide.maxY - kept.maxY)) }
    // The outline draws the edge; the area ends below it, since its edge would otherwise be drawn twice.
    let area = filled.map { if case .body(let path) = $0.mark { $0.mark = .fill(path) } }
    return area + Symbol([Symbol.Step(mark: .fill(rest), effect: .erase)]) + outline
  }

  private func inset(_ box: CGRect) -> Symbol {
    var path = Path()
    let area = part(of: box.insetBy(dx: 2.3, dy: 2.3))
    if base.first == "circle" {
      path.addEllipse(in: area.insetBy(dx: 1, dy: 1))
    } else {
      path.addRoundedRect(in: area, cornerSize: CGSize(width: 1.2, height: 1.2))
    }
    return Symbol([Symbol.Step(mark: .fill(path))])
  }

  private func part(of box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + side.minX * box.width, y: box.minY + side.minY * box.height, width: side.width * box.width,
      height: side.height * box.height)
  }
}
