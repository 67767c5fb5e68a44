// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Makes symbols from names: a drawing of the table, modified by the ends of the name – `fill`, `circle`, `slash`,
/// `badge` and others – in any combination.
enum SymbolComposition {
  /// The symbol of a name; nil for an unknown name.
  static func symbol(named name: String) -> Symbol? {
    guard name.utf8.count < 200 else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Each end of a name is read in at most two ways, so that twenty words cost 2¹⁰ steps. No name has more than twelve.
    guard words.count <= 20 else { return nil }
    if let found = symbol(words[...], isFilled: false) { return found }
    // Here and not at each end of the name: a long name is read twice, not 2ⁿ times.
    let renamed = words.map { SymbolTable.synonyms[$0] ?? $0 }
    return renamed == words ? nil : symbol(renamed[...], isFilled: false)
  }

  static func symbol(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    guard let last = words.last else { return nil }
    let name = words.joined(separator: ".")
    if let drawn = SymbolTable.symbol(name, isFilled: isFilled) { return drawn }
    if words.count == 1 { return SymbolGlyphs.symbol(name) }
    let rest = words.dropLast()
    if let part = SymbolPart(words)?.symbol { return part }
    if last == "fill" { return symbol(rest, isFilled: true) }
    if last == "slash" { return symbol(rest, isFilled: isFilled).map(slashed) }
    if last == "rtl" || last == "ltr" { return symbol(rest, isFilled: isFilled) }
    if words.count == 2, ["goforward", "gobackward"].contains(words.first) {
      return symbol([last, words.first!], isFilled: isFilled)
    }
    if let badge = badged(words, isFilled: isFilled) { return badge }
    if let pointed = withArrow(words, isFilled: isFilled) { return pointed }
    if let held = held(words, isFilled: isFilled) { return held }
    if let enclosure = SymbolTable.enclosures[last] {
      // The glyph inside is drawn with lines if possible: an area inside of an area would be a blot.
      if let glyph = symbol(rest, isFilled: false) { return enclosed(glyph, in: enclosure, isFilled: isFilled) }
    }
    // `square.fill.on.square.fill`, `square.filled.on.square`: if any part is filled, all parts are.
    let others = words.filter { $0 != "fill" && $0 != "filled" }
    return others.count < words.count ? symbol(others[...], isFilled: true) : nil
  }

  /// Adds a bar across, with a gap along its side.
  private static func slashed(_ symbol: Symbol) -> Symbol {
    let bar = Path(symbol: "M3.5 3.5 L20.5 20.5")!
    let gap = Path(symbol: "M4.9 2.6 L21.9 19.6")!
    let cut = Symbol.Step(mark: .stroke(gap), effect: .erase, gap: 0.2)
    return symbol + Symbol([cut, Symbol.Step(mark: .stroke(bar))])
  }

  /// `NAME.and.arrow.right`: an arrow that leads out of the symbol, with a gap around it.
  private static func withArrow(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    guard words.count > 3, Array(words.suffix(3).prefix(2)) == ["and", "arrow"], let direction = words.last,
      let arrow = SymbolTable.symbol("arrow." + direction, isFilled: false),
      let base = symbol(words.dropLast(3), isFilled: isFilled)
    else { return nil }
    let isUpright = direction == "up" || direction == "down"
    let small = arrow.scaled(0.5, x: isUpright ? 6.5 : 5.5, y: isUpright ? 5 : 0)
    let gap = small.map {
      $0.effect = .erase
      $0.gap = 3
    }
    return base.scaled(0.9, x: -2) + gap + small
  }

  /// A glyph within a symbol of the table: in a viewfinder, on the front of a stack, on the screen of a television.
  private static func held(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    for length in (1...4).reversed() where words.count > length {
      let name = words.suffix(length).joined(separator: ".")
      guard let holder = SymbolTable.holders[name],
        let frame = SymbolTable.symbol(name, isFilled: isFilled && !holder.isFrame),
        let glyph = symbol(words.dropLast(length), isFilled: isFilled && holder.isFrame)
      else { continue }
      let inside = fitted(glyph, holder.interior, x: holder.x, y: holder.y)
      return frame.map { $0.level += 1 } + (isFilled && !holder.isFrame ? inside.knockedOut : inside)
    }
    return nil
  }

  /// A glyph in the middle of a circle or another shape.
  private static func enclosed(_ glyph: Symbol, in shape: SymbolTable.Enclosure, isFilled: Bool) -> Symbol? {
    guard let outline = Path(symbol: shape.outline[...]) else { return nil }
    let inside = fitted(glyph, shape.interior, x: 12, y: shape.middle)
    let border = Symbol.Step(mark: isFilled ? .body(outline) : .stroke(outline), level: 1)
    return Symbol([border]) + (isFilled ? inside.knockedOut : inside)
  }

  /// A glyph whose longer side has at most a length, around a point.
  private static func fitted(_ glyph: Symbol, _ length: CGFloat, x: CGFloat, y: CGFloat) -> Symbol {
    let box = glyph.inkBox(lineWidth: 0)
    let factor = fit(glyph, length)
    return glyph.transformed(
      by: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: x - box.midX * factor, ty: y - box.midY * factor), width: 0.95)
  }

  /// The factor, at most 1, by which a glyph has to shrink for its longer side to have a length.
  static func fit(_ glyph: Symbol, _ length: CGFloat) -> CGFloat {
    let box = glyph.inkBox(lineWidth: 0)
    let side = max(box.width, box.height)
    return side > 0 ? min(length / side, 1) : 1
  }
}
