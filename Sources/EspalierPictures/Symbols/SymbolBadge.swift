// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

extension SymbolTable {
  /// The shape over the lower right corner of a symbol with a badge.
  struct Badge {
    let outline: String
    /// The longest side of the sign in the badge, and the position of the sign's middle.
    let interior: CGFloat
    let middle: CGFloat

    static let circle = Badge(outline: "O 18 18 5.2", interior: 5.2, middle: 18)
    static let triangle = Badge(
      outline: "M17 12.9 Q18 11.2 19 12.9 L23.6 21 Q24.4 22.8 22.4 22.8 H13.6 Q11.6 22.8 12.4 21 Z", interior: 5,
      middle: 19.2)
    static let shield = Badge(
      outline: "M18 11.4 C19.6 12.6 21.6 13.2 23.4 13.3 V17.4 C23.4 20.4 21.2 22.7 18 23.8 C14.8 22.7 12.6 20.4 "
        + "12.6 17.4 V13.3 C14.4 13.2 16.4 12.6 18 11.4 Z", interior: 5, middle: 17.5)
  }

  /// The symbols for names of badges that are not themselves names of symbols.
  static let badgeSigns = [
    "person.crop": "person.fill", "record": "circle.fill", "timemachine": "clock.arrow.circlepath",
  ]
}

extension SymbolComposition {
  /// `NAME.badge.plus`: a smaller circle at the lower right corner, with a gap around it; `NAME.badge`: a dot at the
  /// upper right corner. `NAME.badge.shield.checkmark` has a shield in place of the circle,
  /// `NAME.trianglebadge.exclamationmark` a triangle.
  static func badged(_ words: ArraySlice<String>, isFilled: Bool) -> Symbol? {
    guard let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > words.startIndex,
      let base = symbol(words[..<index], isFilled: isFilled)?.map({ $0.level += 1 })
    else { return nil }
    var mark = words[(index + 1)...]
    if mark.isEmpty {
      let gap = Symbol.Step(mark: .fill(Path(symbol: "O 18.5 5.5 5.4")!), effect: .erase)
      return base + Symbol([gap, Symbol.Step(mark: .fill(Path(symbol: "O 18.5 5.5 3.8")!))])
    }
    var badge = words[index] == "badge" ? SymbolTable.Badge.circle : .triangle
    if mark.first == "shield", mark.count > 1 {
      badge = .shield
      mark = mark.dropFirst()
    }
    guard let outline = Path(symbol: badge.outline[...]), let sign = sign(mark, in: badge) else { return nil }
    let gap = Symbol.Step(mark: .body(outline), effect: .erase, width: 0, gap: 2.4)
    return base.scaled(0.92, x: -1, y: -1) + Symbol([gap, Symbol.Step(mark: .fill(outline))]) + sign
  }

  private static func sign(_ words: ArraySlice<String>, in badge: SymbolTable.Badge) -> Symbol? {
    let name = words.joined(separator: ".")
    if name == "half.filled" {
      return Symbol([Symbol.Step(mark: .fill(Path(symbol: "R 18 13.6 3.4 7 1")!), effect: .erase)])
    }
    let sign = SymbolTable.badgeSigns[name].flatMap { symbol(named: $0) } ?? symbol(words, isFilled: true)
    return sign.map { sign in
      sign.scaled(fit(sign, badge.interior), x: 6, y: badge.middle - 12, width: 0.7).map {
        $0.effect = .erase
        $0.gap = 0
      }
    }
  }
}
