// SPDX-License-Identifier: MIT

import Foundation

/// A linear map of colours: each component of the result is a weighted sum of red, green, blue and opacity, and a constant.
///
/// Components are not premultiplied, 0…1; results are clamped to that range.
public struct ColorMatrix: Hashable, Sendable {
  /// The new red: shares of red, green, blue and alpha, and a constant.
  public var r1: Float = 1
  /// The new red: shares of red, green, blue and alpha, and a constant.
  public var r2: Float = 0
  /// The new red: shares of red, green, blue and alpha, and a constant.
  public var r3: Float = 0
  /// The new red: shares of red, green, blue and alpha, and a constant.
  public var r4: Float = 0
  /// The new red: shares of red, green, blue and alpha, and a constant.
  public var r5: Float = 0
  /// The new green: shares of red, green, blue and alpha, and a constant.
  public var g1: Float = 0
  /// The new green: shares of red, green, blue and alpha, and a constant.
  public var g2: Float = 1
  /// The new green: shares of red, green, blue and alpha, and a constant.
  public var g3: Float = 0
  /// The new green: shares of red, green, blue and alpha, and a constant.
  public var g4: Float = 0
  /// The new green: shares of red, green, blue and alpha, and a constant.
  public var g5: Float = 0
  /// The new blue: shares of red, green, blue and alpha, and a constant.
  public var b1: Float = 0
  /// The new blue: shares of red, green, blue and alpha, and a constant.
  public var b2: Float = 0
  /// The new blue: shares of red, green, blue and alpha, and a constant.
  public var b3: Float = 1
  /// The new blue: shares of red, green, blue and alpha, and a constant.
  public var b4: Float = 0
  /// The new blue: shares of red, green, blue and alpha, and a constant.
  public var b5: Float = 0
  /// The new alpha: shares of red, green, blue and alpha, and a constant.
  public var a1: Float = 0
  /// The new alpha: shares of red, green, blue and alpha, and a constant.
  public var a2: Float = 0
  /// The new alpha: shares of red, green, blue and alpha, and a constant.
  public var a3: Float = 0
  /// The new alpha: shares of red, green, blue and alpha, and a constant.
  public var a4: Float = 1
  /// The new alpha: shares of red, green, blue and alpha, and a constant.
  public var a5: Float = 0

  /// The identity.
  public init() {}

  /// Weights of red, green and blue in each of them, and a constant.
  private init(_ rows: [[Double]], constant: Double = 0) {
    func row(_ index: Int) -> (Float, Float, Float) {
      (Float(rows[index][0]), Float(rows[index][1]), Float(rows[index][2]))
    }
    (r1, r2, r3) = row(0)
    (g1, g2, g3) = row(1)
    (b1, b2, b3) = row(2)
    (r5, g5, b5) = (Float(constant), Float(constant), Float(constant))
  }
}

extension ColorMatrix {
  /// The contributions of red, green and blue to brightness.
  package static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  private static func diagonal(_ factor: Double, constant: Double) -> ColorMatrix {
    ColorMatrix([[factor, 0, 0], [0, factor, 0], [0, 0, factor]], constant: constant)
  }

  /// Adds `amount` to each component.
  package static func brightness(_ amount: Double) -> ColorMatrix { diagonal(1, constant: amount) }

  /// Scales the difference from middle gray.
  package static func contrast(_ amount: Double) -> ColorMatrix { diagonal(amount, constant: (1 - amount) / 2) }

  /// Scales the difference from the gray of the same brightness: 0 gives gray, 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = luminance
    let gray = 1 - amount
    return ColorMatrix([
      [r * gray + amount, g * gray, b * gray], [r * gray, g * gray + amount, b * gray],
      [r * gray, g * gray, b * gray + amount],
    ])
  }

  /// Removes saturation: 0 changes nothing, 1 gives gray.
  package static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

  /// Rotates hues around the axis of grays, which keeps brightness.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (lr, lg, lb) = luminance
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    return ColorMatrix([
      [lr + c * (1 - lr) - s * lr, lg - c * lg - s * lg, lb - c * lb + s * (1 - lb)],
      [lr - c * lr + s * 0.143, lg + c * (1 - lg) + s * 0.140, lb - c * lb - s * 0.283],
      [lr - c * lr - s * (1 - lr), lg - c * lg + s * lg, lb + c * (1 - lb) + s * lb],
    ])
  }

  /// Multiplies each component, opacity included, by that of a colour.
  package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
    return matrix
  }

  /// Inverts each component: 0 changes nothing, 1 inverts completely.
  package static func invert(_ amount: Double = 1) -> ColorMatrix { diagonal(1 - 2 * amount, constant: amount) }

  package var isIdentity: Bool { self == ColorMatrix() }

  /// Whether transparent pixels stay transparent, so that only the picture's own area changes.
  package var keepsClear: Bool { a1 <= 0 && a2 <= 0 && a3 <= 0 && a5 <= 0 }

  package func applied(to color: ResolvedColor) -> ResolvedColor {
    let (r, g, b, a) = (color.red, color.green, color.blue, color.opacity)
    func cut(_ value: Float) -> Float { min(max(value, 0), 1) }
    return ResolvedColor(
      red: cut(r1 * r + r2 * g + r3 * b + r4 * a + r5), green: cut(g1 * r + g2 * g + g3 * b + g4 * a + g5),
      blue: cut(b1 * r + b2 * g + b3 * b + b4 * a + b5), opacity: cut(a1 * r + a2 * g + a3 * b + a4 * a + a5))
  }
}
