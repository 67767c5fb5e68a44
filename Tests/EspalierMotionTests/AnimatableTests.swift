// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation
import Testing

@Suite struct AnimatableTests {
  @Test("M46: pairs are vectors")
  func pairsAreVectors() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(pair - pair == .zero)
    #expect(pair.magnitudeSquared == 4 + 16 + 36)
    #expect(pair.interpolated(towards: .zero, amount: 0.25).first == 1.5)
  }

  @Test func packsAreVectors() {
    var values = AnimatableValues(1.0, CGFloat(2), Float(3))
    values.scale(by: 2)
    #expect(values == AnimatableValues(2.0, CGFloat(4), Float(6)))
    #expect(values + .zero == values)
    #expect(values != .zero)
    #expect(values.magnitudeSquared == 56)
  }

  @Test func geometryIsAnimatable() {
    func halfway<A: Animatable>(_ start: A, _ end: A) -> A {
      var result = start
      result.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: 0.5)
      return result
    }
    #expect(halfway(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 4)) == CGPoint(x: 2, y: 3))
    #expect(halfway(CGSize(width: 0, height: 2), CGSize(width: 4, height: 4)) == CGSize(width: 2, height: 3))
    #expect(
      halfway(CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 20, height: 30))
        == CGRect(x: 1, y: 2, width: 15, height: 20))
    #expect(halfway(Angle.radians(1), .radians(3)) == .radians(2))
    #expect(halfway(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(halfway(1.0, 3.0) == 2)
    #expect(
      halfway(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      halfway(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0), ResolvedColor(red: 0, green: 1, blue: 0))
        == ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5))
  }

  @Test("M46: a value without data has nothing to animate")
  func withoutDataThereIsNothingToAnimate() {
    struct Still: Animatable {
      typealias AnimatableData = EmptyAnimatableData
    }
    #expect(Still().animatableData == .zero)
    var animator = Animator<EmptyAnimatableData>()
    let isCreated = animator.retarget(from: .zero, to: .zero, animation: .linear, now: 0)
    #expect(!isCreated)
  }

  @Test("M46: vectors are scaled, and lie between others")
  func between() {
    let (a, b) = (AnimatablePair(1.0, 10.0), AnimatablePair(3.0, 20.0))
    #expect(a.scaled(by: 2) == AnimatablePair(2, 20))
    #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(2, 15))
    var c = a
    c.interpolate(towards: b, amount: 2)
    #expect(c == AnimatablePair(5, 30))
  }
}
