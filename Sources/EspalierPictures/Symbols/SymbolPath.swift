// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

extension Path {
  /// Parses a path written as in SVG, with additional letters for the elements of symbols: `O cx cy r` a circle, `E cx
  /// cy rx ry` an ellipse, `R x y w h r` a rounded rectangle, `W cx cy r from to` an arc in degrees, clockwise from the
  /// right. `M L H V C Q Z` and their small letters are SVG's.
  init?(symbol text: Substring) {
    var reader = SymbolPathReader(text)
    guard let path = reader.path() else { return nil }
    self = path
  }
}

private struct SymbolPathReader {
  private var words: ArraySlice<Substring>

  init(_ text: Substring) {
    var words: [Substring] = []
    var start = text.startIndex
    func close(_ end: Substring.Index) { if start < end { words.append(text[start..<end]) } }
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == " " || character == "," {
        close(index)
        start = next
      } else if character.isLetter {
        close(index)
        words.append(text[index..<next])
        start = next
      } else if character == "-", start < index {
        close(index)
        start = index
      }
      index = next
    }
    close(text.endIndex)
    self.words = words[...]
  }

  private mutating func number() -> CGFloat? {
    guard let word = words.first, let value = Double(word) else { return nil }
    words.removeFirst()
    return CGFloat(value)
  }

  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var found: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      found.append(number)
    }
    return found
  }

  private static let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0]
  private static let shapeCounts: [Character: Int] = ["O": 3, "E": 4, "R": 5, "W": 5]

  mutating func path() -> Path? {
    var path = Path()
    var at = CGPoint.zero
    var start = CGPoint.zero
    while let word = words.popFirst() {
      guard let letter = word.first, letter.isLetter else { return nil }
      if let count = Self.shapeCounts[letter] {
        guard let values = numbers(count) else { return nil }
        add(letter, values, to: &path)
        continue
      }
      guard let command = letter.uppercased().first, let count = Self.counts[command] else { return nil }
      let isRelative = letter.isLowercase
      repeat {
        guard let n = numbers(count) else { return nil }
        let origin = isRelative ? at : .zero
        func point(_ index: Int) -> CGPoint { CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1]) }
        switch command {
        case "M":
          at = point(0)
          start = at
          path.move(to: at)
        case "L":
          at = point(0)
          path.addLine(to: at)
        case "H":
          at.x = origin.x + n[0]
          path.addLine(to: at)
        case "V":
          at.y = origin.y + n[0]
          path.addLine(to: at)
        case "C":
          at = point(4)
          path.addCurve(to: at, control1: point(0), control2: point(2))
        case "Q":
          at = point(2)
          path.addQuadCurve(to: at, control: point(0))
        default:
          path.closeSubpath()
          at = start
        }
      } while count > 0 && words.first.map { Double($0) != nil } == true
    }
    return path
  }

  private func add(_ letter: Character, _ n: [CGFloat], to path: inout Path) {
    switch letter {
    case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "E": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case "R":
      path.addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerSize: CGSize(width: n[4], height: n[4]))
    default:
      let from = Angle.degrees(n[3])
      path.move(to: CGPoint(x: n[0] + n[2] * cos(from.radians), y: n[1] + n[2] * sin(from.radians)))
      path.addArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: from, endAngle: .degrees(n[4]),
        clockwise: n[4] < n[3])
    }
  }
}
