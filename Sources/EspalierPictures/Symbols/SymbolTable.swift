// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// The symbols that are drawn. Names are those of SF Symbols; the drawings are Espalier's own, or icons of the
/// desktop's theme.
enum SymbolTable {
  /// A shape around a glyph: its outline, the longest side of the glyph, and the position of the glyph's middle.
  struct Enclosure {
    let outline: String
    var interior: CGFloat = 11
    var middle: CGFloat = 12
  }

  static let enclosures: [String: Enclosure] = [
    "circle": Enclosure(outline: "O 12 12 10"),
    "square": Enclosure(outline: "R 2.75 2.75 18.5 18.5 4.5"),
    "app": Enclosure(outline: "R 2.75 2.75 18.5 18.5 6"),
    "rectangle": Enclosure(outline: "R 1 4.25 22 15.5 3", interior: 9.5),
    "capsule": Enclosure(outline: "R 1 5.5 22 13 6.5", interior: 7.5),
    "diamond": Enclosure(outline: "M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z", interior: 8.5),
    "triangle": Enclosure(outline: "M12 3 L22 20.5 H2 Z", interior: 8.5, middle: 14.5),
    "hexagon": Enclosure(outline: "M12 2 L20.66 7 V17 L12 22 L3.34 17 V7 Z", interior: 10),
    "octagon": Enclosure(
      outline: "M21.42 15.9 L15.9 21.42 H8.1 L2.58 15.9 V8.1 L8.1 2.58 H15.9 L21.42 8.1 Z", interior: 10.5),
    "shield": Enclosure(outline: Shapes.shield, interior: 9, middle: 11.5),
    "seal": Enclosure(outline: Shapes.seal, interior: 9),
    "icloud": Enclosure(outline: Shapes.cloud, interior: 8, middle: 12.8),
    "cloud": Enclosure(outline: Shapes.cloud, interior: 8, middle: 12.8),
    "house": Enclosure(
      outline:
        "M12 2.8 L22.2 12 H19.5 V19.5 C19.5 20.8 18.8 21.5 17.5 21.5 H6.5 C5.2 21.5 4.5 20.8 4.5 19.5 V12 H1.8 Z",
      interior: 8, middle: 14.5),
    "bubble": Enclosure(outline: Shapes.bubble, interior: 8.5, middle: 10.3),
  ]

  /// The symbol in place of a name without a drawing.
  static let placeholder = Symbol("s R 3 3 18 18 3; s M8 8 L16 16 M16 8 L8 16", isFilled: false)!

  /// Outlines that several symbols share.
  enum Shapes {
    static let seal =
      "M12 3.4 Q15.51 1.19 17.05 5.04 Q21.2 5.32 20.18 9.34 Q23.37 12 20.18 14.66 Q21.2 18.68 17.05 18.96 "
      + "Q15.51 22.81 12 20.6 Q8.49 22.81 6.95 18.96 Q2.8 18.68 3.82 14.66 Q0.63 12 3.82 9.34 Q2.8 5.32 6.95 5.04 "
      + "Q8.49 1.19 12 3.4 Z"
    static let shield =
      "M12 1.8 C14.5 3.8 17.5 4.7 20.5 4.9 V11.5 C20.5 16.5 17 20.3 12 22.3 C7 20.3 3.5 16.5 3.5 11.5 V4.9 "
      + "C6.5 4.7 9.5 3.8 12 1.8 Z"
    /// Smaller than the usual circle, as the system's is.
    static let globe =
      "bt O 12 12 8.75; "
      + "dt E 12 12 3.9 8.75 M12 3.25 V20.75 M3.25 12 H20.75 M5.9 6.2 Q12 9.5 18.1 6.2 M5.9 17.8 Q12 14.5 18.1 17.8"
    /// A bell with a knob; the clapper belongs to each symbol.
    static let bell =
      "M12 3.44 C13 3.44 13.8 4.25 13.8 5.12 C15.6 5.85 16.85 7.6 17.05 9.9 C17.2 11.4 17.35 12.8 17.91 13.84 "
      + "C18.3 14.6 19.35 15.2 19.72 16.05 C19.9 16.4 19.65 16.66 19.2 16.66 H4.8 C4.35 16.66 4.1 16.4 4.28 16.05 "
      + "C4.65 15.2 5.7 14.6 6.09 13.84 C6.65 12.8 6.8 11.4 6.95 9.9 C7.15 7.6 8.4 5.85 10.2 5.12 "
      + "C10.2 4.25 11 3.44 12 3.44 Z"
    static let bubble =
      "M12 2.75 C17.8 2.75 22 6.1 22 10.6 C22 15.1 17.8 18.4 12 18.4 C11.4 18.4 10.9 18.4 10.3 18.3 "
      + "C8.7 20 6.6 21.2 4.4 21.5 C5.2 20.2 5.7 18.7 5.6 17 C3.3 15.6 2 13.3 2 10.6 C2 6.1 6.2 2.75 12 2.75 Z"
    static let cloud =
      "M6.8 19 C3.8 19 1.6 17 1.6 14.3 C1.6 11.9 3.2 10 5.6 9.6 C6 6 8.8 3.8 12.2 3.8 C15.4 3.8 18 5.9 18.6 9 "
      + "C21 9.4 22.4 11.4 22.4 13.8 C22.4 16.8 20.3 19 17.4 19 Z"
    /// The sides of opposite arms lie on one line.
    static let star =
      "M12 2.65 L14.15 9.28 L21.12 9.28 L15.48 13.37 L17.64 20 L12 15.9 L6.36 20 L8.52 13.37 L2.88 9.28 "
      + "L9.85 9.28 Z"
    /// 16.7 × 15.3, as the system's.
    static let heart =
      "M12 19.82 C5.86 15.5 3.67 12.29 3.67 9.07 C3.67 6.41 5.6 4.48 7.88 4.48 C9.63 4.48 11.12 5.49 12 7.24 "
      + "C12.88 5.49 14.37 4.48 16.12 4.48 C18.4 4.48 20.33 6.41 20.33 9.07 C20.33 12.29 18.14 15.5 12 19.82 Z"
  }

  /// The drawing of the table for exactly this name; `SymbolComposition` reads the ends of names.
  static func symbol(_ name: String, isFilled: Bool) -> Symbol? {
    if isFilled, let description = drawings[name + ".fill"] { return Symbol(description, isFilled: true) }
    if let description = drawings[name] {
      return Symbol(description, isFilled: isFilled || name.hasSuffix(".fill"))
    }
    if let (other, degrees) = turned[name] {
      guard let symbol = symbol(other, isFilled: isFilled) else { return nil }
      let turn = CGAffineTransform(translationX: 12, y: 12).rotated(by: degrees * .pi / 180).translatedBy(
        x: -12, y: -12)
      return symbol.transformed(by: turn)
    }
    if let other = mirrored[name] {
      return symbol(other, isFilled: isFilled)?.transformed(
        by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
    }
    return aliases[name].flatMap { SymbolComposition.symbol(named: isFilled ? $0 + ".fill" : $0) }
  }

  static let drawings: [String: String] = {
    var all: [String: String] = [:]
    let themes = [
      arrows, shapes, people, communication, media, recording, nature, weather, objects, devices, text, figures, home,
      layouts,
    ]
    for theme in themes { all.merge(theme) { first, _ in first } }
    return all
  }()
}
