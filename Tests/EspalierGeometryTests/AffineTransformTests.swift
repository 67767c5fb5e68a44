// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

/// Matrices of the plane.
@Suite struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func makers() {
    #expect(point.applying(Transform.identity) == point && Transform().isIdentity)
    #expect(point.applying(Transform(translationX: 1, y: -2)) == CGPoint(x: 4, y: 3))
    #expect(point.applying(Transform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -5))
    #expect(isNear(CGPoint(x: 1, y: 0).applying(Transform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    #expect(Transform(1, 2, 3, 4, 5, 6) == Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGPoint(x: 10, y: 100).applying(Transform(1, 2, 3, 4, 5, 6)) == CGPoint(x: 315, y: 426))
  }

  @Test("first the receiver, then the argument; changes come before")
  func order() {
    let (move, grow) = (Transform(translationX: 10, y: 0), Transform(scaleX: 2, y: 3))
    #expect(point.applying(move.concatenating(grow)) == point.applying(move).applying(grow))
    #expect(move.concatenating(grow) != grow.concatenating(move))
    #expect(grow.translatedBy(x: 10, y: 0) == move.concatenating(grow))
    #expect(move.scaledBy(x: 2, y: 3) == grow.concatenating(move))
    #expect(move.rotated(by: 1) == Transform(rotationAngle: 1).concatenating(move))
  }

  @Test("the inverse undoes; a matrix that makes the plane flat is its own")
  func inverse() {
    let any = Transform(a: 1, b: 2, c: -3, d: 5, tx: 6, ty: 7)
    #expect(any.determinant == 11)
    #expect(isNear(point.applying(any).applying(any.inverted()), point))
    #expect(isNear(point.applying(any.inverted()).applying(any), point))
    let flat = Transform(a: 1, b: 2, c: 2, d: 4, tx: 6, ty: 7)
    #expect(flat.determinant == 0 && flat.inverted() == flat)
  }

  @Test("sizes are not displaced; rectangles become the box around their corners")
  func sizesAndRectangles() {
    let matrix = Transform(a: 0, b: 1, c: -2, d: 0, tx: 100, ty: 200)
    #expect(CGSize(width: 3, height: 5).applying(matrix) == CGSize(width: -10, height: 3))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 5).applying(matrix) == CGRect(x: 86, y: 201, width: 10, height: 3))
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(Transform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 8.0.squareRoot()) < 1e-9 && abs(turned.midX) < 1e-9)
    #expect(CGRect.null.applying(matrix).isNull && CGRect.infinite.applying(matrix).isInfinite)
  }

  @Test("the functions of C do what the methods do")
  func functions() {
    let turn = CGAffineTransformMakeRotation(.pi / 2)
    #expect(turn == Transform(rotationAngle: .pi / 2))
    #expect(CGAffineTransformTranslate(turn, 3, 4) == turn.translatedBy(x: 3, y: 4))
    #expect(CGAffineTransformConcat(CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeTranslation(1, 1)).tx == 1)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformMake(1, 0, 0, 1, 0, 0)))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), CGAffineTransformMakeScale(2, 3)) == CGPoint(x: 2, y: 6))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4) && CGVectorMake(1, 2).dy == 2)
  }

  @Test("six numbers are written and read")
  func coding() throws {
    let any = Transform(a: 1, b: 2, c: -3, d: 5, tx: 6, ty: 7.5)
    #expect(try JSONDecoder().decode(Transform.self, from: JSONEncoder().encode(any)) == any)
  }
}
