// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// Matrices of space: row vectors, so that what is written first happens first.
@Suite struct CATransform3DTests {
  /// The place to which a matrix maps a point of space.
  private func map(_ m: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    let w = x * m.m14 + y * m.m24 + z * m.m34 + m.m44
    return [
      (x * m.m11 + y * m.m21 + z * m.m31 + m.m41) / w, (x * m.m12 + y * m.m22 + z * m.m32 + m.m42) / w,
      (x * m.m13 + y * m.m23 + z * m.m33 + m.m43) / w,
    ]
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 } }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (3, -5, 7)].allSatisfy { x, y, z in
      isNear(map(a, x, y, z), map(b, x, y, z))
    }
  }

  @Test func theIdentityLeavesEveryPoint() {
    #expect(map(CATransform3DIdentity, 1, 2, 3) == [1, 2, 3])
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 1e-12)))
    #expect(CATransform3D() != CATransform3DIdentity && CATransform3D().m44 == 0)
  }

  @Test func translationsAndScales() {
    #expect(map(CATransform3DMakeTranslation(1, 2, 3), 10, 10, 10) == [11, 12, 13])
    #expect(map(CATransform3DMakeScale(2, 3, -4), 1, 1, 1) == [2, 3, -4])
  }

  @Test("a turn about an axis goes from x to y, from y to z, from z to x")
  func directions() {
    #expect(isNear(map(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 0), [0, 1, 0]))
    #expect(isNear(map(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 1, 0), [0, 0, 1]))
    #expect(isNear(map(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 1), [1, 0, 0]))
    // A third of a turn about the diagonal exchanges the axes.
    #expect(isNear(map(CATransform3DMakeRotation(2 * .pi / 3, 5, 5, 5), 1, 2, 3), [3, 1, 2]))
  }

  @Test("the length of the axis does not count; without one nothing turns")
  func axes() {
    #expect(isNear(CATransform3DMakeRotation(0.4, 0, 0, 1e-3), CATransform3DMakeRotation(0.4, 0, 0, 20)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(.nan, 0, 0, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .infinity, 0, 1)))
  }

  @Test("a turn keeps lengths, and turns add up")
  func rotations() {
    let turn = CATransform3DMakeRotation(0.7, 1, 2, 3)
    let point = map(turn, 3, 4, 12)
    #expect(abs(point.reduce(0) { $0 + $1 * $1 } - 169) < 1e-9)
    #expect(isNear(CATransform3DConcat(turn, turn), CATransform3DMakeRotation(1.4, 1, 2, 3)))
  }

  @Test("concatenation: first the first; changing a matrix puts the change before it")
  func order() {
    let (move, grow) = (CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(map(CATransform3DConcat(move, grow), 1, 0, 0) == [22, 0, 0])
    #expect(map(CATransform3DConcat(grow, move), 1, 0, 0) == [12, 0, 0])
    #expect(CATransform3DTranslate(grow, 10, 0, 0) == CATransform3DConcat(move, grow))
    #expect(CATransform3DScale(move, 2, 2, 2) == CATransform3DConcat(grow, move))
    #expect(CATransform3DRotate(move, .pi / 2, 0, 0, 1) == CATransform3DConcat(turn, move))
    #expect(
      CATransform3DEqualToTransform(CATransform3DConcat(CATransform3DIdentity, move), move)
        && !CATransform3DEqualToTransform(move, grow))
  }

  @Test("an inverse undoes perspective too, and a pivot of zero does no harm")
  func inverses() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let exchange = CATransform3D(
      m11: 0, m12: 1, m13: 0, m14: 0, m21: 0, m22: 0, m23: 1, m24: 0, m31: 1, m32: 0, m33: 0, m34: 0, m41: 4, m42: 5,
      m43: 6, m44: 1)
    let all = [
      CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, -3, 0.25), perspective, exchange,
      CATransform3DConcat(CATransform3DMakeRotation(0.7, 1, 2, 3), perspective),
    ]
    for matrix in all {
      #expect(isNear(CATransform3DConcat(matrix, CATransform3DInvert(matrix)), CATransform3DIdentity), "\(matrix)")
      #expect(isNear(CATransform3DConcat(CATransform3DInvert(matrix), matrix), CATransform3DIdentity), "\(matrix)")
    }
  }

  @Test("a matrix without an inverse stays as it is")
  func singular() {
    for matrix in [CATransform3DMakeScale(1, 0, 1), CATransform3D()] {
      #expect(CATransform3DInvert(matrix) == matrix)
    }
  }

  @Test("matrices of the plane are those of space that keep z")
  func planes() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7)
    let space = CATransform3DMakeAffineTransform(plane)
    let point = CGPoint(x: 8, y: 9).applying(plane)
    #expect(map(space, 8, 9, 10) == [point.x, point.y, 10])
    #expect(ProjectionTransform(space) == ProjectionTransform(plane))
  }
}
