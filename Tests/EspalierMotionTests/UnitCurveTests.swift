// SPDX-License-Identifier: MIT

import EspalierMotion
import Testing

@Suite struct UnitCurveTests {
  private static let quarters = [0, 0.25, 0.5, 0.75, 1]

  private func expect(
    _ numbers: [Double], _ expected: [Double], within tolerance: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (number, expected) in zip(numbers, expected) {
      #expect(
        number == expected || abs(number - expected) <= tolerance, "\(numbers) against \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("M17: linear is the identity")
  func linearIsTheIdentity() {
    expect(Self.quarters.map(UnitCurve.linear.value), Self.quarters, within: 0)
    expect(Self.quarters.map(UnitCurve.linear.velocity), [1, 1, 1, 1, 1], within: 0)
  }

  @Test("M18, M19: easing curves have apples values")
  func easingCurvesHaveApplesValues() {
    expect(Self.quarters.map(UnitCurve.easeIn.value), [0, 0.09, 0.32, 0.62, 1])
    expect(Self.quarters.map(UnitCurve.easeOut.value), [0, 0.38, 0.68, 0.91, 1])
    expect(Self.quarters.map(UnitCurve.easeInOut.value), [0, 0.13, 0.5, 0.87, 1])
  }

  @Test("M20: easing curves have apples velocities")
  func easingCurvesHaveApplesVelocities() {
    expect(Self.quarters.map(UnitCurve.easeIn.velocity), [0, 0.67, 1.07, 1.37, 0])
    expect(Self.quarters.map(UnitCurve.easeOut.velocity), [1, 1.37, 1.07, 0.67, 0])
    expect(Self.quarters.map(UnitCurve.easeInOut.velocity), [0, 1.06, 1.72, 1.06, 0])
  }

  @Test("M21: circular curves")
  func circularCurves() {
    expect(Self.quarters.map(UnitCurve.circularEaseIn.value), [0, 0.032, 0.134, 0.339, 1], within: 0.001)
    expect(Self.quarters.map(UnitCurve.circularEaseOut.value), [0, 0.661, 0.866, 0.968, 1], within: 0.001)
    expect(Self.quarters.map(UnitCurve.circularEaseInOut.value), [0, 0.067, 0.5, 0.933, 1], within: 0.001)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test(
    "M22: progress is clamped", arguments: [UnitCurve.linear, .easeIn, .easeOut, .circularEaseInOut, .circularEaseOut])
  func progressIsClamped(curve: UnitCurve) {
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: 1.5) == 1)
  }

  @Test("M22: bezier clamps the x of its control points")
  func bezierClampsTheXOfItsControlPoints() {
    let curve = UnitCurve.bezier(
      startControlPoint: .init(x: -0.5, y: 2), endControlPoint: .init(x: 1.5, y: -1))
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-9)
  }

  @Test("M23: bezier velocity")
  func bezierVelocity() {
    let curve = UnitCurve.bezier(
      startControlPoint: .init(x: 0.25, y: 0.1), endControlPoint: .init(x: 0.75, y: 0.9))
    #expect(abs(curve.velocity(at: 0.5) - 1.2) < 1e-9)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func inverseUndoesTheCurve(curve: UnitCurve) {
    for progress in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: [
    UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut, .circularEaseInOut.inverse,
  ])
  func velocityIsTheSlopeOfTheValue(curve: UnitCurve) {
    for progress in [0.1, 0.3, 0.45, 0.62, 0.9] {
      let slope = (curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-3)
    }
  }
}
