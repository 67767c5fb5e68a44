// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A symbol as strokes and areas on a grid of 24 × 24 with the centre 12, 12; the usual circle has the radius 10.
struct Symbol: Sendable {
  /// The mark that one step of the drawing makes.
  enum Mark: Sendable {
    case stroke(Path)
    case fill(Path)
    /// An area with a line around it: the filled form of a mark that is otherwise a line.
    case body(Path)
    /// A picture of the desktop's icon theme.
    case icon(ThemeIcon)
  }

  /// The effect of a step on the drawing below it.
  enum Effect: Sendable {
    case draw
    /// Removes the drawing below.
    case erase
    /// Removes the drawing below; if layers have colours of their own, the mark is drawn in its place.
    case knockOut
  }

  struct Step: Sendable {
    var mark: Mark
    var effect = Effect.draw
    /// The level of the layer; 0 is primary.
    var level = 0
    /// The line width as a multiple of the weight's.
    var width = 1.0
    /// A width added to the line's, in units of the grid: the gap around a mark in front.
    var gap = 0.0
    /// Whether the step is one of the parts that a value from 0 to 1 lights up in turn.
    var isVariable = false
  }

  var steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// The number of layers that can be coloured separately.
  var layerCount: Int { (steps.map(\.level).max() ?? 0) + 1 }
}

extension Symbol {
  /// Parses a description: steps separated by `;`, each a pen and a path of `Path(symbol:)`.
  ///
  /// Pens: `b` a body, a line that becomes an area when filled; `d` and `D` details on it, line and area, which are cut out of
  /// it when filled; `s` a line and `f` an area that stay; `x` and `X` a cut line and area; `i NAME` an icon of the theme. A
  /// digit after the pen is the level, `v` after it makes the step one that a value lights up, `t` its line thin.
  init?(_ description: String, isFilled: Bool) {
    var steps: [Step] = []
    for part in description.split(separator: ";") {
      let words = part.drop { $0 == " " }
      guard let space = words.firstIndex(of: " "), let pen = words.first else { return nil }
      let flags = words[words.index(after: words.startIndex)..<space]
      let rest = words[words.index(after: space)...]
      var step: Step
      if pen == "i" {
        step = Step(mark: .icon(ThemeIcon(rest.trimmingCharacters(in: .whitespaces))))
      } else {
        guard let path = Path(symbol: rest) else { return nil }
        switch (pen, isFilled) {
        case ("b", false), ("d", false), ("s", _): step = Step(mark: .stroke(path))
        case ("b", true): step = Step(mark: .body(path))
        case ("d", true): step = Step(mark: .stroke(path), effect: .knockOut)
        case ("D", false), ("f", _): step = Step(mark: .fill(path))
        case ("D", true): step = Step(mark: .fill(path), effect: .knockOut)
        case ("x", _): step = Step(mark: .stroke(path), effect: .erase, gap: 1.6)
        case ("X", _): step = Step(mark: .fill(path), effect: .erase)
        default: return nil
        }
      }
      step.isVariable = flags.contains("v")
      if flags.contains("t") { step.width = 0.6 }
      if let level = flags.first(where: \.isNumber)?.wholeNumberValue { step.level = level }
      steps.append(step)
    }
    if steps.isEmpty { return nil }
    self.init(steps)
  }

  /// The same drawing, moved and scaled. Lines keep their width.
  func transformed(by transform: CGAffineTransform, width: Double = 1) -> Symbol {
    map { step in
      step.mark = step.mark.applying(transform)
      step.width *= width
    }
  }

  /// The symbol scaled around the centre of the grid.
  func scaled(_ factor: CGFloat, x: CGFloat = 0, y: CGFloat = 0, width: Double = 1) -> Symbol {
    transformed(
      by: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: 12 * (1 - factor) + x, ty: 12 * (1 - factor) + y), width: width)
  }

  func map(_ change: (inout Step) -> Void) -> Symbol {
    Symbol(
      steps.map { step in
        var step = step
        change(&step)
        return step
      })
  }

  /// The symbol with its drawn marks cut out of the drawing below.
  var knockedOut: Symbol { map { if $0.effect == .draw { $0.effect = .knockOut } } }

  static func + (below: Symbol, above: Symbol) -> Symbol { Symbol(below.steps + above.steps) }

  /// The bounds of the drawn marks, with lines of a width.
  func inkBox(lineWidth: CGFloat) -> CGRect {
    var box = CGRect.null
    for step in steps where step.effect == .draw {
      let half = lineWidth * step.width / 2
      switch step.mark {
      case .stroke(let path), .body(let path): box = box.union(path.boundingRect.insetBy(dx: -half, dy: -half))
      case .fill(let path): box = box.union(path.boundingRect)
      case .icon(let icon): box = box.union(icon.frame)
      }
    }
    return box.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : box
  }
}

extension Symbol.Mark {
  func applying(_ transform: CGAffineTransform) -> Symbol.Mark {
    switch self {
    case .stroke(let path): .stroke(path.applying(transform))
    case .fill(let path): .fill(path.applying(transform))
    case .body(let path): .body(path.applying(transform))
    case .icon(let icon): .icon(icon.applying(transform))
    }
  }
}
