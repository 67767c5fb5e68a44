// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

// C's functions of numbers, for each component by itself.

extension SIMD {
  fileprivate func map(_ transform: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index]) }
    return result
  }

  fileprivate func map(_ other: Self, _ transform: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index], other[index]) }
    return result
  }
}

/// The angle of each cosine, in radians.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ acos($0) }) }
/// The angle of each cosine, in radians.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ acos($0) }) }

/// The inverse hyperbolic cosine of each component.
public func acosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ acosh($0) }) }
/// The inverse hyperbolic cosine of each component.
public func acosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ acosh($0) }) }

/// The angle of each sine, in radians.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ asin($0) }) }
/// The angle of each sine, in radians.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ asin($0) }) }

/// The inverse hyperbolic sine of each component.
public func asinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ asinh($0) }) }
/// The inverse hyperbolic sine of each component.
public func asinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ asinh($0) }) }

/// The angle of each tangent, in radians.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ atan($0) }) }
/// The angle of each tangent, in radians.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ atan($0) }) }

/// The inverse hyperbolic tangent of each component.
public func atanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ atanh($0) }) }
/// The inverse hyperbolic tangent of each component.
public func atanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ atanh($0) }) }

/// The cosine of each angle in radians.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ cos($0) }) }
/// The cosine of each angle in radians.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ cos($0) }) }

/// The hyperbolic cosine of each component.
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ cosh($0) }) }
/// The hyperbolic cosine of each component.
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ cosh($0) }) }

/// The sine of each angle in radians.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ sin($0) }) }
/// The sine of each angle in radians.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ sin($0) }) }

/// The hyperbolic sine of each component.
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ sinh($0) }) }
/// The hyperbolic sine of each component.
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ sinh($0) }) }

/// The tangent of each angle in radians.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ tan($0) }) }
/// The tangent of each angle in radians.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ tan($0) }) }

/// The hyperbolic tangent of each component.
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ tanh($0) }) }
/// The hyperbolic tangent of each component.
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ tanh($0) }) }

/// *e* to the power of each component.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ exp($0) }) }
/// *e* to the power of each component.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ exp($0) }) }

/// Two to the power of each component.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ exp2($0) }) }
/// Two to the power of each component.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ exp2($0) }) }

/// The natural logarithm of each component.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ log($0) }) }
/// The natural logarithm of each component.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ log($0) }) }

/// The logarithm of each component to the base two.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ log2($0) }) }
/// The logarithm of each component to the base two.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ log2($0) }) }

/// The logarithm of each component to the base ten.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ log10($0) }) }
/// The logarithm of each component to the base ten.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ log10($0) }) }

/// The cube root of each component.
public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.map({ cbrt($0) }) }
/// The cube root of each component.
public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.map({ cbrt($0) }) }

/// Each component of `x` to the power of the same component of `y`.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  x.map(y) { pow($0, $1) }
}
/// Each component of `x` to the power of the same component of `y`.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  x.map(y) { pow($0, $1) }
}

/// The angle of each point (`x`, `y`), from −π to π.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Float {
  y.map(x) { atan2($0, $1) }
}
/// The angle of each point (`x`, `y`), from −π to π.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar == Double {
  y.map(x) { atan2($0, $1) }
}

/// The remainder of each component of `x` after division by that of `y`; with the sign of `x`.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  x.map(y) { fmod($0, $1) }
}
/// The remainder of each component of `x` after division by that of `y`; with the sign of `x`.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  x.map(y) { fmod($0, $1) }
}

/// The square root of each component.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
/// The integer part of each component.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
/// The whole number nearest to each component; of two equally near ones that farther from zero.
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
/// The magnitude of each component.
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
