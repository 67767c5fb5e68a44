// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A 3 × 3 matrix that maps points of the plane; row vectors, translation in the third row.
public struct ProjectionTransform: Hashable, Sendable {
  /// First row of the matrix that the row `(x, y, 1)` is multiplied by: the contributions of x to x, y and the divisor.
  public var m11: CGFloat = 1
  /// First row of the matrix that the row `(x, y, 1)` is multiplied by: the contributions of x to x, y and the divisor.
  public var m12: CGFloat = 0
  /// First row of the matrix that the row `(x, y, 1)` is multiplied by: the contributions of x to x, y and the divisor.
  public var m13: CGFloat = 0
  /// Second row: the contributions of y to x, y and the divisor.
  public var m21: CGFloat = 0
  /// Second row: the contributions of y to x, y and the divisor.
  public var m22: CGFloat = 1
  /// Second row: the contributions of y to x, y and the divisor.
  public var m23: CGFloat = 0
  /// Third row: the constants of x, y and the divisor.
  public var m31: CGFloat = 0
  /// Third row: the constants of x, y and the divisor.
  public var m32: CGFloat = 0
  /// Third row: the constants of x, y and the divisor.
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}

  /// The same transform with a third column that does not change the scale.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// The effect of a matrix of space on the plane z = 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  package static let identity = ProjectionTransform()

  /// Whether every point stays in place; compared without a tolerance.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part; exact if `isAffine`.
  package var affine: CGAffineTransform {
    let w = m33 == 0 ? 1 : m33
    return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
  }

  /// The affine map of a plane that appears without depth, such as after half a turn, of which rounding leaves a trace
  /// of depth. Nil if depth moves a point of `area` by more than a thousandth of a point.
  package func affineEverywhere(in area: CGRect) -> CGAffineTransform? {
    if isAffine { return affine }
    guard m33 != 0, !area.isNull else { return nil }
    let depth =
      (abs(m13) * max(abs(area.minX), abs(area.maxX)) + abs(m23) * max(abs(area.minY), abs(area.maxY))) / abs(m33)
    let shown = area.applying(affine)
    let reach = max(abs(shown.minX), abs(shown.maxX), abs(shown.minY), abs(shown.maxY))
    return depth * reach < 0.001 ? affine : nil
  }

  /// The determinant; zero for a map that projects the plane onto a line or a point.
  package var determinant: CGFloat {
    if isAffine { return m11 * m22 - m12 * m21 }
    return m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the matrix. Returns false, and leaves it unchanged, if it has no inverse.
  public mutating func invert() -> Bool {
    let k = determinant
    guard k != 0 else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / k
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / k
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / k
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / k
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / k
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / k
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / k
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / k
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / k
    return true
  }

  /// The inverse; the matrix itself if it has none.
  public func inverted() -> ProjectionTransform {
    if isAffine { return ProjectionTransform(affine.inverted()) }
    var result = self
    _ = result.invert()
    return result
  }

  /// The transform that applies first `self`, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    if isAffine, rhs.isAffine { return ProjectionTransform(affine.concatenating(rhs.affine)) }
    let a = self
    var m = ProjectionTransform()
    m.m11 = a.m11 * rhs.m11 + a.m12 * rhs.m21 + a.m13 * rhs.m31
    m.m12 = a.m11 * rhs.m12 + a.m12 * rhs.m22 + a.m13 * rhs.m32
    m.m13 = a.m11 * rhs.m13 + a.m12 * rhs.m23 + a.m13 * rhs.m33
    m.m21 = a.m21 * rhs.m11 + a.m22 * rhs.m21 + a.m23 * rhs.m31
    m.m22 = a.m21 * rhs.m12 + a.m22 * rhs.m22 + a.m23 * rhs.m32
    m.m23 = a.m21 * rhs.m13 + a.m22 * rhs.m23 + a.m23 * rhs.m33
    m.m31 = a.m31 * rhs.m11 + a.m32 * rhs.m21 + a.m33 * rhs.m31
    m.m32 = a.m31 * rhs.m12 + a.m32 * rhs.m22 + a.m33 * rhs.m32
    m.m33 = a.m31 * rhs.m13 + a.m32 * rhs.m23 + a.m33 * rhs.m33
    return m
  }
}

extension CGPoint {
  /// The point, mapped.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    let (px, py) = (x * m.m11 + y * m.m21 + m.m31, x * m.m12 + y * m.m22 + m.m32)
    return w == 0 || w == 1 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four mapped corners (specification AN20).
  package func applying(_ m: ProjectionTransform) -> CGRect {
    if m.isAffine { return applying(m.affine) }
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(m) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension ProjectionTransform {
  package func concatenating(_ rhs: CGAffineTransform) -> ProjectionTransform {
    concatenating(ProjectionTransform(rhs))
  }

  /// Whether upright rectangles stay upright.
  package var isRectilinear: Bool {
    let tolerance = 1e-9
    return isAffine
      && ((abs(m12) < tolerance && abs(m21) < tolerance) || (abs(m11) < tolerance && abs(m22) < tolerance))
  }

  /// Whether a point lies in front of the viewer; a projection shows only such points.
  package func isInFront(_ point: CGPoint) -> Bool { point.x * m13 + point.y * m23 + m33 > 1e-6 }

  /// The point of the plane that is mapped to `point`, if it is visible there.
  package func unmap(_ point: CGPoint) -> CGPoint? {
    guard determinant != 0 else { return nil }
    let inner = point.applying(inverted())
    return isAffine || isInFront(inner) ? inner : nil
  }
}
