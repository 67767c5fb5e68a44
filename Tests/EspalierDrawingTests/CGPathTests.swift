// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// Paths by reference, as Core Graphics has them.
@Suite struct CGPathTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test("shapes, and the same shapes after a transform")
  func shapes() {
    var move = Transform(translationX: 100, y: 0)
    #expect(CGPath(rect: box, transform: nil).boundingBox == box)
    #expect(CGPath(rect: box, transform: &move).boundingBox == box.offsetBy(dx: 100, dy: 0))
    #expect(CGPath(ellipseIn: box, transform: &move).boundingBoxOfPath.midX == 105)
    let rounded = CGPath(roundedRect: box, cornerWidth: 2, cornerHeight: 4, transform: nil)
    #expect(rounded.boundingBox == box)
    #expect(!rounded.contains(CGPoint(x: 0.2, y: 0.4)) && rounded.contains(CGPoint(x: 2, y: 4)))
  }

  @Test func anEmptyPath() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLines(between: [])
    path.addRects([])
    #expect(path.isEmpty)
  }

  @Test("the box of the points counts control points, that of the path does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test("a function of C gets each step, with what else it is given")
  func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      path.apply(info: types) { info, element in
        info!.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
  }

  @Test("a block reads the points of each step, also in the way of code for Objective-C")
  func blocks() {
    typealias Block = @convention(block) (UnsafePointer<CGPathElement>) -> Void
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    var points: [CGPoint] = []
    let block: Block = { element in
      points += (0..<(element.pointee.type == .moveToPoint ? 1 : 3)).map { element.pointee.points[$0] }
    }
    path.apply(info: unsafeBitCast(block, to: UnsafeMutableRawPointer.self)) { info, element in
      unsafeBitCast(info, to: Block.self)(element)
    }
    #expect(points.map(\.x) == [1, 3, 5, 7])
    points = []
    path.applyWithBlock(block)
    #expect(points.map(\.y) == [2, 4, 6, 8])
  }

  @Test("the transform of contains(_:) is of the point")
  func containment() {
    let path = CGMutablePath()
    path.addRect(box)
    path.addRect(box.insetBy(dx: 3, dy: 3))
    let middle = CGPoint(x: 5, y: 10)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    let away = CGPoint(x: 105, y: 10)
    #expect(!path.contains(away))
    #expect(path.contains(away, transform: Transform(translationX: -100, y: 0)))
    #expect(!path.contains(middle, transform: Transform(translationX: -100, y: 0)))
  }

  @Test("a copy does not change with its original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(box)
    let (copy, mutable) = (try #require(path.copy()), try #require(path.mutableCopy()))
    let value = Path(path)
    path.addLine(to: CGPoint(x: 50, y: 50))
    mutable.addRect(CGRect(x: 90, y: 0, width: 1, height: 1))
    #expect(copy.boundingBox == box && value.boundingRect == box)
    #expect(mutable.boundingBox.maxX == 91 && path.boundingBox.maxX == 50)
    var grow = Transform(scaleX: 2, y: 1)
    #expect(copy.copy(using: &grow)?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(copy.copy(using: nil) == copy)
  }

  @Test("equal paths hash alike, however they were made")
  func equality() {
    let steps = CGMutablePath()
    steps.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 20)])
    steps.closeSubpath()
    #expect(steps == CGPath(rect: box, transform: nil))
    #expect(Set([steps, CGPath(rect: box, transform: nil), CGPath(ellipseIn: box, transform: nil)]).count == 2)
  }

  @Test("what is added goes through its transform")
  func building() {
    let move = Transform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: move)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 2, y: 1), transform: move)
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4), transform: move)
    path.closeSubpath()
    #expect(Path(path).description == "10 0 m 11 1 l 12 1 12 0 q 11 2 13 4 10 0 c h")
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    let shapes = CGMutablePath()
    shapes.addEllipse(in: box, transform: move)
    shapes.addRoundedRect(in: box, cornerWidth: 1, cornerHeight: 1, transform: Transform(translationX: 30, y: 0))
    shapes.addRects([box, box.offsetBy(dx: 5, dy: 0)], transform: Transform(translationX: 60, y: 0))
    shapes.addPath(path, transform: Transform(translationX: 100, y: 0))
    #expect(shapes.boundingBoxOfPath.minX == 10 && shapes.boundingBox.maxX == 113)
  }

  @Test("arcs: angles in radians, the shorter delta below zero runs back")
  func arcs() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    let back = CGMutablePath()
    back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(abs(back.currentPoint.y + 10) < 1e-9 && back.boundingBoxOfPath.maxY < 1e-9)
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 3) < 1e-9)
  }

  @Test("areas are combined by either rule")
  func areas() {
    let other = CGPath(rect: box.offsetBy(dx: 5, dy: 0), transform: nil)
    let path = CGPath(rect: box, transform: nil)
    #expect(path.intersection(other).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 20))
    #expect(path.union(other).boundingBox.width == 15 && path.subtracting(other).boundingBox.width == 5)
    #expect(!path.symmetricDifference(other).contains(CGPoint(x: 7, y: 9)))
    let twice = CGMutablePath()
    twice.addRect(box)
    twice.addRect(box)
    #expect(twice.normalized().boundingBox == box && twice.normalized(using: .evenOdd).isEmpty)
  }

  @Test("the outline of a stroke is as wide as the line, after the transform")
  func strokes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func outline(_ cap: CGLineCap, _ transform: Transform = .identity) -> CGRect {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10, transform: transform)
        .boundingBoxOfPath
    }
    #expect(outline(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(outline(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(abs(outline(.round).width - 14) < 0.05)
    #expect(outline(.butt, Transform(scaleX: 3, y: 3)) == CGRect(x: 0, y: -2, width: 30, height: 4))
  }
}
