// SPDX-License-Identifier: MIT

import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x. The control points' x are clamped to 0…1, so
/// that there is one y for each x.
struct CubicBezier: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  private static func position(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * p1 + 2 * u * t * (p2 - p1) + t * t * (1 - p2))
  }

  /// The curve's parameter where it crosses `x` (0…1): Newton's steps, kept inside a bracket that halves when they fail.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<60 {
      let error = Self.position(x1, x2, t) - x
      if abs(error) < 1e-13 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.derivative(x1, x2, t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// y at `x`, which is 0…1.
  func value(at x: Double) -> Double {
    Self.position(y1, y2, parameter(at: x))
  }

  /// dy/dx at `x`, which is 0…1. If a control point lies on its end point the slope there is not defined: as in Apple's
  /// curves, it is reported as 1 at the beginning and as 0 at the end (specification M20).
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(x1, x2, t)
    let dy = Self.derivative(y1, y2, t)
    if dx == 0 && dy == 0 { return t < 0.5 ? 1 : 0 }
    return dy / dx
  }

  /// The curve with x and y exchanged.
  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }
}
