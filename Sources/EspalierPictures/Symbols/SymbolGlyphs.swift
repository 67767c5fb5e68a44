// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// Letters and numbers as symbols: `1.circle`, `a.square.fill`.
enum SymbolGlyphs {
  /// A number of up to two digits, or a letter.
  static func symbol(_ name: String) -> Symbol? {
    let isNumber = name.count <= 2 && name.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    guard !name.isEmpty, isNumber || isLetter else { return nil }
    let characters = Array(name)
    let advance = 9.5
    let start = 12 - advance * Double(characters.count) / 2 + (advance - 8) / 2
    var path = Path()
    for (index, character) in characters.enumerated() {
      guard let text = strokes[character], let glyph = Path(symbol: text[...]) else { return nil }
      path.addPath(glyph, transform: CGAffineTransform(translationX: start + Double(index) * advance, y: 5))
    }
    return Symbol([Symbol.Step(mark: .stroke(path))])
  }

  /// The strokes of the characters, on a cell 8 wide and 14 high.
  private static let strokes: [Character: String] = [
    "0": "M4 0 C1.3 0 0.2 2.8 0.2 7 C0.2 11.2 1.3 14 4 14 C6.7 14 7.8 11.2 7.8 7 C7.8 2.8 6.7 0 4 0 Z",
    "1": "M1.5 2.6 L4.8 0 V14",
    "2": "M0.4 3.6 C0.6 1.2 2.1 0 4.1 0 C6.2 0 7.6 1.4 7.6 3.4 C7.6 5 6.8 6.2 5.2 7.8 L0.4 13.2 V14 H7.8",
    "3":
      "M0.6 2.6 C1.1 0.9 2.4 0 4 0 C6 0 7.3 1.3 7.3 3.2 C7.3 5.2 5.8 6.5 3.2 6.5 C6.2 6.5 7.8 7.9 7.8 10.2 C7.8 12.5 6.2 14 4 14 C2.1 14 0.7 13 0.2 11.2",
    "4": "M5.9 14 V0 L0 9.6 V10.4 H8",
    "5":
      "M7.2 0 H1.5 L0.8 6.6 C1.6 5.7 2.7 5.2 4 5.2 C6.3 5.2 7.8 6.9 7.8 9.5 C7.8 12.2 6.2 14 3.8 14 C2 14 0.6 13 0.1 11.3",
    "6":
      "M7 2 C6.3 0.8 5.3 0 4.1 0 C1.6 0 0.2 2.8 0.2 7.6 C0.2 11.7 1.6 14 4 14 C6.2 14 7.8 12.2 7.8 9.6 C7.8 7.1 6.3 5.4 4.2 5.4 C2.2 5.4 0.8 6.8 0.3 8.8",
    "7": "M0.2 0 H7.8 L2.6 14",
    "8":
      "M4 0 C1.9 0 0.6 1.3 0.6 3.3 C0.6 5.2 2 6.5 4 6.5 C6 6.5 7.4 5.2 7.4 3.3 C7.4 1.3 6.1 0 4 0 Z M4 6.5 C1.7 6.5 0.2 8 0.2 10.2 C0.2 12.5 1.7 14 4 14 C6.3 14 7.8 12.5 7.8 10.2 C7.8 8 6.3 6.5 4 6.5 Z",
    "9":
      "M1 12 C1.7 13.2 2.7 14 3.9 14 C6.4 14 7.8 11.2 7.8 6.4 C7.8 2.3 6.4 0 4 0 C1.8 0 0.2 1.8 0.2 4.4 C0.2 6.9 1.7 8.6 3.8 8.6 C5.8 8.6 7.2 7.2 7.7 5.2",
    "a": "M-0.6 14 L4 0 L8.6 14 M1.1 9 H6.9",
    "b":
      "M0.4 0 V14 H4.4 C6.6 14 8 12.4 8 10.2 C8 8 6.6 6.6 4.4 6.6 H0.4 M0.4 0 H4 C6 0 7.4 1.3 7.4 3.3 C7.4 5.3 6 6.6 4 6.6",
    "c": "M8.2 3.2 C7.4 1.2 6 0 4.2 0 C1.5 0 -0.2 2.7 -0.2 7 C-0.2 11.3 1.5 14 4.2 14 C6 14 7.4 12.8 8.2 10.8",
    "d": "M0 0 V14 H3 C6.2 14 8.2 11.4 8.2 7 C8.2 2.6 6.2 0 3 0 Z",
    "e": "M7.6 0 H0.4 V14 H7.6 M0.4 6.8 H6.8",
    "f": "M7.6 0 H0.4 V14 M0.4 6.8 H6.8",
    "g": "M8.2 3.2 C7.4 1.2 6 0 4.2 0 C1.5 0 -0.2 2.7 -0.2 7 C-0.2 11.3 1.5 14 4.2 14 C6.8 14 8.3 12 8.3 8.6 V7.6 H4.6",
    "h": "M0 0 V14 M8 0 V14 M0 6.8 H8",
    "i": "M4 0 V14 M1.6 0 H6.4 M1.6 14 H6.4",
    "j": "M6.8 0 V10 C6.8 12.6 5.6 14 3.6 14 C1.6 14 0.4 12.6 0.3 10.4",
    "k": "M0.2 0 V14 M7.8 0 L0.2 8.6 M2.9 5.6 L8 14",
    "l": "M0.8 0 V14 H7.6",
    "m": "M-1 14 V0 L4 9.6 L9 0 V14",
    "n": "M0 14 V0 L8 14 V0",
    "o": "M4 0 C1.2 0 -0.6 2.7 -0.6 7 C-0.6 11.3 1.2 14 4 14 C6.8 14 8.6 11.3 8.6 7 C8.6 2.7 6.8 0 4 0 Z",
    "p": "M0.4 14 V0 H4.2 C6.5 0 8 1.7 8 4 C8 6.3 6.5 8 4.2 8 H0.4",
    "q":
      "M4 0 C1.2 0 -0.6 2.7 -0.6 7 C-0.6 11.3 1.2 14 4 14 C6.8 14 8.6 11.3 8.6 7 C8.6 2.7 6.8 0 4 0 Z M5.2 10.6 L8.8 14.8",
    "r": "M0.4 14 V0 H4.2 C6.5 0 8 1.6 8 3.8 C8 6 6.5 7.6 4.2 7.6 H0.4 M4.6 7.6 L8.2 14",
    "s":
      "M7.6 3 C7 1.1 5.8 0 4 0 C1.9 0 0.5 1.4 0.5 3.4 C0.5 5.3 1.8 6.2 4 6.8 C6.5 7.4 7.9 8.4 7.9 10.5 C7.9 12.6 6.4 14 4 14 C2 14 0.6 12.9 0 10.8",
    "t": "M-0.2 0 H8.2 M4 0 V14",
    "u": "M0 0 V9 C0 12.2 1.5 14 4 14 C6.5 14 8 12.2 8 9 V0",
    "v": "M-0.4 0 L4 14 L8.4 0",
    "w": "M-1.6 0 L1.4 14 L4 2.6 L6.6 14 L9.6 0",
    "x": "M0 0 L8 14 M8 0 L0 14",
    "y": "M-0.2 0 L4 7.4 L8.2 0 M4 7.4 V14",
    "z": "M0.2 0 H7.8 L0.2 14 H8",
  ]
}
