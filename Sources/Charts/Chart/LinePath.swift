// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Curves through points, by the published formulas of the interpolations.
enum LinePath {
  /// Appends a curve from the current point, which is the first of `points`, through all of them.
  static func append(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: appendSteps(points, method, to: &path)
    case .monotone: appendMonotone(points, to: &path)
    case .catmullRom(let alpha): appendCatmullRom(points, alpha, to: &path)
    case .cardinal(let tension): appendCardinal(points, tension, to: &path)
    }
  }

  private static func appendSteps(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      switch method.kind {
      case .stepStart: path.addLine(to: CGPoint(x: from.x, y: to.y))
      case .stepEnd: path.addLine(to: CGPoint(x: to.x, y: from.y))
      default:
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
      }
      path.addLine(to: to)
    }
  }

  /// Fritsch and Carlson: the tangents are limited so that the curve has no maxima or minima between the points.
  private static func appendMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    tangents[0] = slopes[0]
    tangents[points.count - 1] = slopes[slopes.count - 1]
    for index in 1..<max(points.count - 1, 1) {
      let (before, after) = (slopes[index - 1], slopes[index])
      tangents[index] = before * after <= 0 ? 0 : (before + after) / 2
    }
    for index in slopes.indices {
      guard slopes[index] != 0 else {
        (tangents[index], tangents[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (tangents[index] / slopes[index], tangents[index + 1] / slopes[index])
      let length = a * a + b * b
      if length > 9 {
        let factor = 3 / length.squareRoot()
        tangents[index] = factor * a * slopes[index]
        tangents[index + 1] = factor * b * slopes[index]
      }
    }
    for index in slopes.indices {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
    }
  }

  private static func appendCardinal(_ points: [CGPoint], _ tension: CGFloat, to path: inout Path) {
    let factor = (1 - tension) / 6
    for index in 0..<(points.count - 1) {
      let (before, from) = (points[max(index - 1, 0)], points[index])
      let (to, after) = (points[index + 1], points[min(index + 2, points.count - 1)])
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// Catmull and Rom with knots at powers of the distances (Barry and Goldman), as cubic curves of Bézier.
  private static func appendCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 0..<(points.count - 1) {
      let (p0, p1) = (points[max(index - 1, 0)], points[index])
      let (p2, p3) = (points[index + 1], points[min(index + 2, points.count - 1)])
      let (d1, d2, d3) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
      var (control1, control2) = (p1, p2)
      if d1 > 1e-9 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        control1 = CGPoint(
          x: (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n, y: (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n)
      }
      if d3 > 1e-9 {
        let (a, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        control2 = CGPoint(
          x: (p2.x * a + p1.x * d3 * d3 - p3.x * d2 * d2) / n, y: (p2.y * a + p1.y * d3 * d3 - p3.y * d2 * d2) / n)
      }
      path.addCurve(to: p2, control1: control1, control2: control2)
    }
  }
}
