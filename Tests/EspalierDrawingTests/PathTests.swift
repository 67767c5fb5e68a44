// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@Suite struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func simpleShapesKeepNumbersAndStillHaveElements() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.storage == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(path.description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    #expect(Path(elements: path.elements) == path)
    #expect(path.applying(Transform(scaleX: 2, y: 3)).storage == .rect(CGRect(x: 2, y: 6, width: 6, height: 12)))
    #expect(path.offsetBy(dx: 1, dy: 1).boundingRect == CGRect(x: 2, y: 3, width: 3, height: 4))
  }

  @Test func emptyPaths() {
    #expect(Path().isEmpty)
    #expect(Path().boundingRect.isNull)
    #expect(Path().currentPoint == nil)
    #expect(!Path().contains(.zero))
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 3)).isEmpty)
    #expect(Path().trimmedPath(from: 0.2, to: 0.4).isEmpty)
  }

  @Test func cornersNeverExceedHalfOfASide() {
    let path = Path(roundedRect: box, cornerRadius: 500)
    #expect(path.storage == .roundedRect(box, cornerSize: CGSize(width: 30, height: 30), style: .continuous))
    #expect(Path(roundedRect: box, cornerRadius: 0).storage == .rect(box))
    #expect(Path(roundedRect: box, cornerRadius: -4).storage == .rect(box))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedRectanglesFillTheirBoxSmoothly(style: RoundedCornerStyle) {
    let path = Path(roundedRect: box, cornerRadius: 12, style: style)
    let steps = Path(elements: path.elements)
    #expect(steps.boundingRect == box)
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)))
    // No kink: where two steps meet, the direction stays.
    var previous: CGPoint?
    var here = CGPoint.zero
    func check(_ p: CGPoint, _ q: CGPoint) {
      let length = hypot(q.x - p.x, q.y - p.y)
      guard length > 1e-6 else { return }
      let direction = CGPoint(x: (q.x - p.x) / length, y: (q.y - p.y) / length)
      if let previous { #expect(previous.x * direction.x + previous.y * direction.y > 0.99999) }
      previous = direction
    }
    for element in path.elements {
      switch element {
      case .move(let p): here = p
      case .line(let p):
        check(here, p)
        here = p
      case .curve(let p, let c, let d):
        check(here, c)
        previous = nil
        check(d, p)
        here = p
      default: break
      }
    }
  }

  @Test func boundsTouchTheCurveNotItsControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test func containmentFollowsTheRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      circle.contains(CGPoint(x: 8.5, y: 8.5)) == Path(elements: circle.elements).contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func arcsGoInTheGivenDirection() {
    func end(_ clockwise: Bool) -> (CGRect, CGPoint?) {
      let path = Path {
        $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: clockwise)
      }
      return (path.boundingRect, path.currentPoint)
    }
    let (short, shortEnd) = end(false)
    #expect(abs(short.minX) < 1e-6 && abs(short.maxX - 10) < 1e-6 && abs(short.minY) < 1e-6)
    let (long, longEnd) = end(true)
    #expect(abs(long.minX + 10) < 0.01 && abs(long.minY + 10) < 0.01)
    for point in [shortEnd, longEnd] { #expect(abs(point!.x) < 1e-6 && abs(point!.y - 10) < 1e-6) }
    let full = Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    }
    #expect(abs(full.boundingRect.width - 20) < 0.01)
  }

  @Test func tangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint!.x - 10) < 1e-9 && abs(path.currentPoint!.y - 4) < 1e-9)
    #expect(path.elements.count == 3)
    #expect(path.trimmedPath(from: 0, to: 0.3).boundingRect.maxY < 1e-9)
  }

  @Test func trimmingMeasuresByLength() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 0.25).description == "0 0 m 10 0 l")
    let half = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
    #expect(abs(half.currentPoint!.x + 10) < 0.001 && abs(half.currentPoint!.y) < 0.001)
    #expect(half.boundingRect.minY > -0.001)
  }

  @Test func dashesOfAnOpenLine() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
    for (x, isDrawn) in [(1.0, true), (3, false), (6, true), (8, false)] {
      #expect(stroked.contains(CGPoint(x: x, y: 0.5)) == isDrawn, "\(x)")
    }
    // A pattern without length is none.
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).contains(CGPoint(x: 3, y: 0)))
  }
}
