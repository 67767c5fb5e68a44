// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierTestSupport
import Foundation
import Testing

@Suite("Boolean operations on paths")
struct BooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  @Test func rectangles() {
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.symmetricDifference(right).contains(CGPoint(x: 2, y: 5)))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
    #expect(left.symmetricDifference(right).contains(CGPoint(x: 12, y: 5)))
    #expect(left.intersection(left) == left.union(left))
    #expect(left.subtracting(left).isEmpty)
    #expect(left.intersection(Path(CGRect(x: 20, y: 20, width: 1, height: 1))).isEmpty)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
    // Shapes that only touch have no intersection, and their union is one outline.
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(left.intersection(beside).isEmpty)
    #expect(left.union(beside).description.filter { $0 == "m" }.count == 1)
  }

  @Test func aHoleIsRound() {
    let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6))
    let holed = left.subtracting(disc)
    #expect(!holed.contains(CGPoint(x: 5, y: 5)))
    #expect(holed.contains(CGPoint(x: 1, y: 1)))
    #expect(!holed.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(holed.description.filter { $0 == "m" }.count == 2)
    // Its four curves stayed whole.
    #expect(holed.description.filter { $0 == "c" }.count == 4)
  }

  @Test func curvesStayCurves() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    let lens = a.intersection(b)
    #expect(lens.description.filter { $0 == "c" }.count <= 6)
    #expect(lens.description.filter { $0 == "l" }.count == 0)
    let box = lens.boundingRect
    #expect(abs(box.minX - 50) < 0.02 && abs(box.maxX - 100) < 0.02)
    #expect(abs(box.height - 100 * 3.0.squareRoot() / 2) < 0.05)
  }

  @Test func aStarBecomesItsOutline() {
    let star = Path { path in
      for i in 0..<5 {
        let angle = Double(i) * 4 * .pi / 5
        let point = CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(!star.normalized(eoFill: true).contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle))
    // Ten corners, no crossing.
    let outline = star.normalized(eoFill: false)
    #expect(outline.description.filter { $0 == "m" }.count == 1)
    #expect(outline.description.filter { $0 == "l" }.count == 9)
    for rule in [true, false] {
      #expect(outline.contains(CGPoint(x: 50, y: 10), eoFill: rule))
    }
  }

  @Test func linesAreCut() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
    }
    #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(left).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
  }

  @Test("Any two outlines: what the results enclose follows from the insides", arguments: 0..<40)
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func next() -> Double { Double.random(in: 0..<1, using: &random) }
    // Whole numbers, so that ends meet ends and lines lie on lines.
    func point() -> CGPoint { CGPoint(x: (next() * 12).rounded() * 8, y: (next() * 12).rounded() * 8) }
    func shape() -> Path {
      switch Int(next() * 3) {
      case 0: return Path(ellipseIn: CGRect(origin: point(), size: CGSize(width: 8 + next() * 60, height: 40)))
      case 1:
        return Path { path in
          path.move(to: point())
          for _ in 0..<5 { path.addLine(to: point()) }
          path.closeSubpath()
        }
      default:
        return Path { path in
          path.move(to: point())
          for _ in 0..<3 { path.addCurve(to: point(), control1: point(), control2: point()) }
        }
      }
    }
    let (a, b) = (shape(), shape())
    for eoFill in [false, true] {
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
        (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
        (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
      ]
      for _ in 0..<60 {
        let place = CGPoint(x: next() * 100, y: next() * 100)
        // Not next to an outline, where rounding decides.
        let near = [(0.1, 0.0), (-0.1, 0.0), (0.0, 0.1), (0.0, -0.1)].map {
          CGPoint(x: place.x + $0.0, y: place.y + $0.1)
        }
        let inside = (a.contains(place, eoFill: eoFill), b.contains(place, eoFill: eoFill))
        guard
          near.allSatisfy({
            a.contains($0, eoFill: eoFill) == inside.0 && b.contains($0, eoFill: eoFill) == inside.1
          })
        else { continue }
        for (index, (path, expected)) in results.enumerated() {
          for rule in [false, true] {
            #expect(
              path.contains(place, eoFill: rule) == expected(inside.0, inside.1),
              "operation \(index), \(place), seed \(seed), even-odd \(eoFill), read \(rule)")
          }
        }
      }
    }
  }

  /// Lines across each other in a square of 100.
  private func tangle(_ count: Int) -> Path {
    Path { path in
      for i in 0..<count {
        let point = CGPoint(x: Double(i * 7919 % 100), y: Double(i * 104_729 % 100))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  @Test("A path whose lines meet too often stays as it is, and what meets seldom is combined")
  func tangles() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90))
    let stripes = Path { path in
      for i in 0..<20_000 {
        let x = Double(i) / 200
        path.addLines([CGPoint(x: x, y: 0), CGPoint(x: x + 100, y: 100)])
      }
    }
    let slats = Path { path in
      for i in 0..<20_000 { path.addRect(CGRect(x: Double(i) / 200, y: 0, width: 0.002, height: 100)) }
    }
    #expect(expectThreadTime(below: 10) { tangle(2000).union(disc) } == tangle(2000))
    for path in [tangle(3000), stripes, slats] {
      #expect(expectThreadTime(below: 25) { path.normalized() } == path)
    }
    // Paths of many lines with few intersections are combined.
    let grid = Path { path in
      for i in 0..<5_000 {
        path.addRect(CGRect(x: Double(i % 100), y: Double(i / 100), width: 0.5, height: 0.5))
      }
    }
    let joined = expectThreadTime(below: 20) { grid.union(Path(CGRect(x: 0, y: 0, width: 50, height: 100))) }
    #expect(joined.contains(CGPoint(x: 0.75, y: 0.75)) && !joined.contains(CGPoint(x: 60.75, y: 0.75)))
    #expect(
      tangle(150).normalized().contains(CGPoint(x: 50, y: 50))
        == tangle(150).contains(CGPoint(x: 50, y: 50), eoFill: true))
  }

  @Test func textForm() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 2.5, y: 0))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(Path(path.description) == path)
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("nonsense") == nil)
    #expect(Path("")?.isEmpty == true)
  }

  @Test func pathsByReference() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 8, y: 2))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(path.boundingBox.maxX == 8)
    #expect(path.boundingBoxOfPath.maxX == 6)
    #expect(path.contains(CGPoint(x: 3, y: 2)))
    #expect(Path(path).cgPath == path)
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).currentPoint == .zero)
  }
}
