// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A function from 0…1 to (about) 0…1: the progress of a motion from its beginning to its end.
///
/// Source: Apple's reference, UnitCurve; values and slopes: specification M17–M23.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
    case bezier(CubicBezier)
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A Bézier curve from (0, 0) to (1, 1). The control points' x are clamped to 0…1; their y may have any value.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The same velocity throughout.
  public static let linear = UnitCurve(.linear)
  /// A slow beginning: the Bézier curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end: the Bézier curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow beginning and end: the Bézier curve with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The same as `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle: begins and ends slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with progress and result exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    }
  }

  /// The result at `progress`, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: x
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { (1 - (1 - 4 * x * x).squareRoot()) / 2 } else { (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2 }
    case .circularEaseOutIn:
      if x < 0.5 { (x * (1 - x)).squareRoot() } else { 1 - (x * (1 - x)).squareRoot() }
    case .bezier(let curve): curve.value(at: x)
    }
  }

  /// The slope at `progress`, which is clamped to 0…1. Circular curves are vertical at one point: infinity there.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: 1
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      // The curve is symmetric about its middle.
      2 * min(x, 1 - x) / (1 - 4 * min(x, 1 - x) * min(x, 1 - x)).squareRoot()
    case .circularEaseOutIn: abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot())
    case .bezier(let curve): curve.slope(at: x)
    }
  }
}
