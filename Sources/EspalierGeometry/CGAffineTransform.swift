// SPDX-License-Identifier: MIT

import Foundation

/// A matrix that maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The numbers of x′ = a·x + c·y + tx and y′ = b·x + d·y + ty; `tx` and `ty` are in points.
  public var a, b, c, d, tx, ty: CGFloat

  /// The transform x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity: every point stays in place.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// The transform x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A displacement in points.
  public init(translationX: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y) }
  /// A scaling by a factor for each axis, about the origin.
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// A rotation by `rotationAngle` radians, clockwise on a screen whose y axis points down.
  public init(rotationAngle: CGFloat) {
    let s = sin(Double(rotationAngle))
    let c = cos(Double(rotationAngle))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The transform that leaves every point in place.
  public static let identity = CGAffineTransform()
  /// Whether all six numbers are those of the identity; compared without a tolerance.
  public var isIdentity: Bool { self == .identity }
  /// The factor by which an area grows: negative if the transform mirrors, zero if it has no inverse.
  public var determinant: CGFloat { a * d - b * c }

  /// The transform that applies first `self`, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that applies first a displacement by `x` and `y` points, then `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that applies first a scaling about the origin, then `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that applies first a rotation by `angle` radians about the origin, then `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse; the matrix itself if it has none, as on Apple systems.
  public func inverted() -> CGAffineTransform {
    let k = determinant
    guard k != 0 else { return self }
    return CGAffineTransform(
      a: d / k, b: -b / k, c: -c / k, d: a / k, tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after a transform, whose displacement has no effect on it. A factor below zero gives negative sides.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four mapped corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}
