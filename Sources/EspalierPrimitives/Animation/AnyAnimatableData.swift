// SPDX-License-Identifier: MIT

import EspalierMotion

/// The animatable data of any layout. Data of two kinds of layout cannot be interpolated: the new data apply at once.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every kind.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (a: Self, b: Self) -> Bool {
    func equals<V: VectorArithmetic>(_ left: V) -> Bool { (b.value as? V).map { left == $0 } ?? (left == .zero) }
    guard let left = a.value else { return b.value.map(\.isZero) ?? true }
    if let right = b.value, type(of: left) != type(of: right) { return false }
    return equals(left)
  }

  public static func + (a: Self, b: Self) -> Self {
    func sum<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> V {
      (right as? V).map { left + $0 } ?? left
    }
    guard let left = a.value else { return b }
    guard let right = b.value else { return a }
    return _AnyAnimatableData(sum(left, right))
  }

  public static func - (a: Self, b: Self) -> Self { a + b.negated }

  private var negated: Self {
    var result = self
    result.scale(by: -1)
    return result
  }

  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: factor)
      return value
    }
    self = _AnyAnimatableData(value.map { scaled($0) })
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  fileprivate var isZero: Bool { self == .zero }
}
