// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierTestSupport
import Foundation
import Testing

/// Steps that are added to a path, and what the path knows of itself.
@Suite struct PathBuildingTests {
  @Test("a subpath begins with the first step, whatever it is")
  func firstSteps() {
    var line = Path()
    line.addLine(to: CGPoint(x: 3, y: 4))
    #expect(line.description == "3 4 m" && line.currentPoint == CGPoint(x: 3, y: 4))
    var quad = Path()
    quad.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
    #expect(quad.description == "1 0 m 1 0 2 2 q")
    var curve = Path()
    curve.addCurve(to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 1, y: 2))
    #expect(curve.description == "1 0 m 1 0 1 2 2 2 c")
  }

  @Test("after a closed subpath the next step begins where that one began")
  func closing() {
    var path = Path()
    path.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 5), CGPoint(x: 9, y: 9)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    #expect(path.boundingRect == CGRect(x: 0, y: 5, width: 9, height: 4))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 3, y: 5.2)))
  }

  @Test("simple shapes stay simple as long as they are upright")
  func transforms() {
    let rect = CGRect(x: 1, y: 2, width: 4, height: 6)
    let ellipse = Path(ellipseIn: rect)
    #expect(ellipse.applying(Transform(translationX: 1, y: 0)).storage == .ellipse(rect.offsetBy(dx: 1, dy: 0)))
    let turned = ellipse.applying(Transform(rotationAngle: .pi / 2)).boundingRect
    #expect(abs(turned.minX + 8) < 1e-9 && abs(turned.width - 6) < 1e-9 && abs(turned.height - 4) < 1e-9)
    let mirrored = Path(rect).applying(Transform(scaleX: -1, y: 1))
    #expect(mirrored.boundingRect == CGRect(x: -5, y: 2, width: 4, height: 6))
    #expect(mirrored.contains(CGPoint(x: -2, y: 3)) && !mirrored.contains(CGPoint(x: 2, y: 3)))
  }

  @Test("rectangles of negative sides cover the same area")
  func negativeSides() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    for path in [Path(rect), Path(roundedRect: rect, cornerRadius: 1), Path(ellipseIn: rect)] {
      #expect(path.boundingRect == CGRect(x: 6, y: 4, width: 4, height: 6))
      #expect(path.contains(CGPoint(x: 8, y: 7)) && !path.contains(CGPoint(x: 12, y: 7)))
    }
  }

  @Test("four corners of their own shrink together where they do not fit")
  func unevenCorners() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 30)
    let path = Path(roundedRect: rect, radii: [40, 20, 0, 0], style: .circular)
    // Twenty and ten of thirty.
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 6, y: 6)))
    #expect(!path.contains(CGPoint(x: 27.5, y: 2.5)) && path.contains(CGPoint(x: 26.5, y: 3.5)))
    #expect(path.contains(CGPoint(x: 29.9, y: 29.9)) && path.contains(CGPoint(x: 0.1, y: 29.9)))
    #expect(Path(roundedRect: rect, radii: [0, 0, 0, 0], style: .circular).storage == .rect(rect))
    #expect(Path(roundedRect: .null, radii: [1, 2, 3, 4], style: .circular).isEmpty)
  }

  @Test(
    "an arc of many turns is drawn, and ends where its angle does", arguments: [1e3, 1e5, 1e12, 1e30, -1e30, 1e300])
  func manyTurns(_ delta: Double) {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .radians(delta))
    let end = path.currentPoint ?? .zero
    #expect(abs(hypot(end.x, end.y) - 10) < 1e-6)
    #expect(abs(path.boundingRect.width - 20) < 0.1)
    path = Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(delta), clockwise: false) }
    #expect(abs(path.boundingRect.width - 20) < 0.1)
  }

  @Test("angles and radii that are no numbers add nothing", arguments: [Double.nan, .infinity, -.infinity])
  func noNumbers(_ value: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .radians(value), endAngle: .zero, clockwise: true)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .radians(value), delta: .degrees(90))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .radians(value))
    path.addRelativeArc(center: .zero, radius: value, startAngle: .zero, delta: .degrees(90))
    #expect(path.isEmpty)
  }

  @Test("an arc between tangents: a line where there is no corner, a place where there is no path")
  func tangents() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: CGPoint(x: 9, y: 5), radius: 2)
    #expect(path.description == "5 5 m")
    path.addArc(tangent1End: CGPoint(x: 9, y: 5), tangent2End: CGPoint(x: 20, y: 5), radius: 2)
    path.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 20, y: 5), radius: 0)
    #expect(path.description == "5 5 m 9 5 l 9 9 l")
  }

  @Test("the box of a curve touches it, however far from the origin", arguments: [1.0, 1e3, 1e4, 1e5, 1e6])
  func boxes(_ distance: Double) {
    var random = SplitMix(seed: UInt64(distance))
    func point() -> CGPoint {
      CGPoint(
        x: distance + Double.random(in: 0..<100, using: &random), y: Double.random(in: 0..<distance, using: &random))
    }
    for _ in 0..<400 {
      let (p, c, q) = (point(), point(), point())
      let path = Path {
        $0.move(to: p)
        $0.addQuadCurve(to: q, control: c)
      }
      func at(_ t: CGFloat, _ p: CGFloat, _ c: CGFloat, _ q: CGFloat) -> CGFloat {
        (1 - t) * (1 - t) * p + 2 * t * (1 - t) * c + t * t * q
      }
      // Where the derivative is zero the curve reaches furthest.
      func extremes(_ p: CGFloat, _ c: CGFloat, _ q: CGFloat) -> ClosedRange<CGFloat> {
        let t = (p - c) / (p - 2 * c + q)
        let all = [p, q] + (t > 0 && t < 1 ? [at(t, p, c, q)] : [])
        return all.min()!...all.max()!
      }
      let (x, y) = (extremes(p.x, c.x, q.x), extremes(p.y, c.y, q.y))
      let box = path.boundingRect
      let tolerance = 1e-9 * distance
      #expect(abs(box.minX - x.lowerBound) <= tolerance && abs(box.maxX - x.upperBound) <= tolerance)
      #expect(abs(box.minY - y.lowerBound) <= tolerance && abs(box.maxY - y.upperBound) <= tolerance)
    }
  }

  @Test("a subpath that was begun and has nothing is given up by the next one")
  func movesAreMerged() {
    let expected = Path { path in
      path.move(to: CGPoint(x: 5, y: 6))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    let path = Path { path in
      path.move(to: .zero)
      path.move(to: CGPoint(x: 5, y: 6))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    #expect(path == expected)
    #expect(path.boundingRect == CGRect(x: 5, y: 6, width: 5, height: 4))
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.move(to: CGPoint(x: 5, y: 6))
    mutable.addLine(to: CGPoint(x: 10, y: 10))
    mutable.closeSubpath()
    #expect(Path(mutable) == expected)
    // After a line a subpath begins, and what was drawn stays.
    var two = expected
    two.move(to: CGPoint(x: 20, y: 0))
    two.move(to: CGPoint(x: 30, y: 0))
    two.addLine(to: CGPoint(x: 40, y: 0))
    #expect(two.boundingRect == CGRect(x: 5, y: 0, width: 35, height: 10))
  }
}
