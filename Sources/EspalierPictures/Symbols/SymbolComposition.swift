// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// Makes symbols of names: what the table draws, and what the ends of a name do with it – `fill`, `circle`, `slash`,
/// `badge` and others – in any combination.
enum SymbolComposition {
  /// Nil for a name that means nothing here.
  static func symbol(named name: String) -> Symbol? {
    guard name.utf8.count < 200 else { return nil }
    return symbol(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...], isFilled: false)
  }

  private static func symbol(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    guard !words.isEmpty else { return nil }
    let name = words.joined(separator: ".")
    if let drawn = SymbolTable.symbol(name, isFilled: isFilled) { return drawn }
    if words.count == 1 { return SymbolGlyphs.symbol(name) }
    let last = words.last!
    let rest = words.dropLast()
    if last == "fill" { return symbol(rest, isFilled: true) }
    if last == "slash" { return symbol(rest, isFilled: isFilled).map(slashed) }
    if last == "rtl" || last == "ltr" { return symbol(rest, isFilled: isFilled) }
    if let badge = badged(words, isFilled: isFilled) { return badge }
    if let enclosure = SymbolTable.enclosures[last] {
      // What is inside is drawn by lines where it can be: an area inside of an area would be a blot.
      if let glyph = symbol(rest, isFilled: false) { return enclosed(glyph, in: enclosure, isFilled: isFilled) }
    }
    // `square.fill.on.square.fill`: whatever is filled, all is.
    if words.contains("fill") { return symbol(words.filter { $0 != "fill" }[...], isFilled: true) }
    return nil
  }

  /// A bar across, with a gap along its side.
  private static func slashed(_ symbol: Symbol) -> Symbol {
    let bar = Path(symbol: "M3.5 3.5 L20.5 20.5")!
    let gap = Path(symbol: "M4.9 2.6 L21.9 19.6")!
    let cut = Symbol.Step(mark: .stroke(gap), effect: .erase, gap: 0.2)
    return symbol + Symbol([cut, Symbol.Step(mark: .stroke(bar))])
  }

  /// `NAME.badge.plus`: a smaller circle at the lower right corner, with a gap around it; `NAME.badge`: a dot at the upper.
  private static func badged(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    guard let index = words.lastIndex(of: "badge"), index > words.startIndex else { return nil }
    let mark = words[(index + 1)...]
    guard let base = symbol(words[..<index], isFilled: isFilled)?.map({ $0.level += 1 }) else { return nil }
    if mark.isEmpty {
      let gap = Symbol.Step(mark: .fill(Path(symbol: "O 18.5 5.5 5.4")!), effect: .erase)
      return base + Symbol([gap, Symbol.Step(mark: .fill(Path(symbol: "O 18.5 5.5 3.8")!))])
    }
    guard let glyph = symbol(mark, isFilled: true) else { return nil }
    let gap = Symbol.Step(mark: .fill(Path(symbol: "O 18 18 6.4")!), effect: .erase)
    let disc = Symbol.Step(mark: .fill(Path(symbol: "O 18 18 5.2")!))
    let sign = glyph.scaled(fit(glyph, 5.2), x: 6, y: 6, width: 0.7).map {
      $0.effect = .erase
      $0.gap = 0
    }
    return base.scaled(0.92, x: -1, y: -1) + Symbol([gap, disc]) + sign
  }

  /// A glyph in the middle of a circle or another shape.
  private static func enclosed(_ glyph: Symbol, in shape: SymbolTable.Enclosure, isFilled: Bool) -> Symbol? {
    guard let outline = Path(symbol: shape.outline[...]) else { return nil }
    let box = glyph.inkBox(lineWidth: 0)
    let factor = fit(glyph, shape.interior)
    let inside = glyph.transformed(
      by: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: 12 - box.midX * factor, ty: shape.middle - box.midY * factor),
      width: 0.95)
    let border = Symbol.Step(mark: isFilled ? .body(outline) : .stroke(outline), level: 1)
    return Symbol([border]) + (isFilled ? inside.knockedOut : inside)
  }

  /// How much smaller a glyph has to be for its longer side to have a length.
  private static func fit(_ glyph: Symbol, _ length: CGFloat) -> CGFloat {
    let box = glyph.inkBox(lineWidth: 0)
    let side = max(box.width, box.height)
    return side > 0 ? min(length / side, 1) : 1
  }
}
