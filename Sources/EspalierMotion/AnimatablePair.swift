// SPDX-License-Identifier: MIT

/// Two vectors as one. Pairs nest: `AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>` has three components
/// (specification M46).
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two vectors.
  public var first: First
  /// The second of the two vectors.
  public var second: Second

  /// A vector of two, which are added and scaled each on its own. Pairs may be nested for more than two.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  @inlinable public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  @inlinable public static func += (a: inout AnimatablePair, b: AnimatablePair) {
    a.first += b.first
    a.second += b.second
  }
  @inlinable public static func -= (a: inout AnimatablePair, b: AnimatablePair) {
    a.first -= b.first
    a.second -= b.second
  }

  @inlinable public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  @inlinable public static func == (a: AnimatablePair, b: AnimatablePair) -> Bool {
    a.first == b.first && a.second == b.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// Any number of vectors as one, without nesting.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors, in the order of the initialiser.
  public var value: (repeat each Value)

  /// A vector of any number of others, which are added and scaled each on its own.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }

  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for (left, right) in repeat (each a.value, each b.value) {
      guard left == right else { return false }
    }
    return true
  }

  public mutating func scale(by factor: Double) { value = (repeat (each value).scaled(by: factor)) }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
