// SPDX-License-Identifier: MIT

import Foundation

/// A value that can be added and scaled, so that values between two of them exist.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with each component multiplied by `factor`.
  @inlinable public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The point at `fraction` (0…1, unclamped) of the way to `other`.
  @inlinable public func interpolated(towards other: Self, amount fraction: Double) -> Self {
    self + (other - self).scaled(by: fraction)
  }

  /// Moves to the point at `fraction` (0…1, unclamped) of the way to `other`.
  @inlinable public mutating func interpolate(towards other: Self, amount fraction: Double) {
    self = interpolated(towards: other, amount: fraction)
  }

  /// The length of the vector.
  @inlinable package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by factor: Double) { self *= factor }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by factor: Double) { self *= Float(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// The animatable data of a type without any (specification M46).
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The vector without numbers.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func += (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  public static func -= (a: inout EmptyAnimatableData, b: EmptyAnimatableData) {}
  @inlinable public mutating func scale(by factor: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}
