// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// Maps of the plane with perspective.
@Suite struct ProjectionTransformTests {
  /// A map in which a point at x = 100 is twice as far away as one at x = 0.
  private var perspective: ProjectionTransform {
    var matrix = ProjectionTransform()
    matrix.m13 = 0.01
    return matrix
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func pointsAreDividedByTheirDepth() {
    #expect(CGPoint(x: 100, y: 60).applying(perspective) == CGPoint(x: 50, y: 30))
    #expect(CGPoint(x: 0, y: 60).applying(perspective) == CGPoint(x: 0, y: 60))
    // Where the depth is zero there is no picture; the numbers stay finite.
    #expect(CGPoint(x: -100, y: 60).applying(perspective).x.isFinite)
  }

  @Test func kinds() {
    #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    #expect(!perspective.isIdentity && !perspective.isAffine)
    let affine = Transform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7)
    #expect(ProjectionTransform(affine).isAffine && ProjectionTransform(affine).affine == affine)
    #expect(ProjectionTransform(Transform(a: 0, b: 2, c: 3, d: 0, tx: 6, ty: 7)).isRectilinear)
    #expect(!ProjectionTransform(affine).isRectilinear && !perspective.isRectilinear)
  }

  @Test("concatenation: first the receiver")
  func order() {
    let move = Transform(translationX: 30, y: -20)
    let point = CGPoint(x: 40, y: 50)
    let first = perspective.concatenating(move)
    #expect(isNear(point.applying(first), point.applying(perspective).applying(move)))
    let second = ProjectionTransform(move).concatenating(perspective)
    #expect(isNear(point.applying(second), point.applying(move).applying(perspective)))
  }

  @Test("the inverse undoes, with perspective and without")
  func inverse() {
    let all = [
      perspective, ProjectionTransform(Transform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7)),
      perspective.concatenating(Transform(rotationAngle: 1)).concatenating(Transform(translationX: 5, y: 6)),
    ]
    for matrix in all {
      for point in [CGPoint.zero, CGPoint(x: 40, y: 50), CGPoint(x: -30, y: 70)] {
        #expect(isNear(point.applying(matrix).applying(matrix.inverted()), point))
      }
      var changed = matrix
      let isInverted = changed.invert()
      #expect(isInverted)
      #expect(isNear(CGPoint(x: 1, y: 2).applying(changed), CGPoint(x: 1, y: 2).applying(matrix.inverted())))
    }
  }

  @Test("a map without an inverse stays as it is")
  func singular() {
    var flat = perspective
    (flat.m21, flat.m22) = (0, 0)
    let before = flat
    let isInverted = flat.invert()
    #expect(!isInverted && flat == before && flat.inverted() == before)
    #expect(flat.unmap(.zero) == nil)
  }

  @Test("what is behind the viewer is not there to be touched")
  func behind() {
    #expect(perspective.isInFront(CGPoint(x: -99, y: 0)) && !perspective.isInFront(CGPoint(x: -101, y: 0)))
    let seen = CGPoint(x: 40, y: 10)
    #expect(perspective.unmap(seen.applying(perspective)).map { isNear($0, seen) } == true)
    // x / (1 + x / 100) is 150 at -300 alone, behind the viewer.
    #expect(perspective.unmap(CGPoint(x: 150, y: 0)) == nil)
  }

  @Test("a trace of depth that moves nothing counts as none, within the area that is drawn")
  func traces() {
    var trace = ProjectionTransform(Transform(scaleX: -1, y: 1))
    trace.m13 = 1e-12
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(trace.affineEverywhere(in: area) == Transform(scaleX: -1, y: 1))
    #expect(trace.affineEverywhere(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) == nil)
    #expect(perspective.affineEverywhere(in: area) == nil && perspective.affineEverywhere(in: .null) == nil)
  }

  @Test("AN20: a rectangle becomes the box around its corners")
  func rectangles() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 40).applying(perspective)
    #expect(box == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(CGRect.null.applying(perspective).isNull)
  }
}
