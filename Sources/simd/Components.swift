// SPDX-License-Identifier: MIT

// Functions of each component by itself, under Swift's names and C's.

/// Each component of `x`, limited to at least `min` and at most `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Each component of `x`, limited to at least `min` and at most `max`.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  clamp(x, min: V(repeating: min), max: V(repeating: max))
}
/// Each component of `x`, limited to at least `min` and at most `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
/// `x`, limited to at least `min` and at most `max`.
public func simd_clamp<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
  Swift.min(Swift.max(x, min), max)
}

/// The interpolation between two vectors: `x` for a `t` of zero, `y` for one; each component has its own `t`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// The interpolation between two vectors: `x` for a `t` of zero, `y` for one.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// The interpolation between two vectors: `x` for a `t` of zero, `y` for one; each component has its own `t`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
/// The interpolation between two numbers: `x` for a `t` of zero, `y` for one.
public func simd_mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar { x + t * (y - x) }

/// The smaller of each two components.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The smaller of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The larger of each two components.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The larger of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Each component without its sign.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.replacing(with: -x, where: x .< 0) }
/// Each component without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }

/// The largest whole number that is not above each component.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// The smallest whole number that is not below each component.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
/// The difference between each component and the largest whole number that is not above it.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The difference between each component and the largest whole number that is not above it.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }

/// Minus one, zero or one, if a component is negative, zero or positive.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Minus one, zero or one, if a component is negative, zero or positive.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }

/// Zero for each component below its edge, else one.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Zero for each component below its edge, else one.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }

/// A smooth step from zero at the first edge to one at the second: `t²(3 − 2t)`.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
/// A smooth step from zero at the first edge to one at the second: `t²(3 − 2t)`.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
/// A smooth step from zero at the first edge to one at the second: `t²(3 − 2t)`.
public func simd_smoothstep<Scalar: BinaryFloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ x: Scalar) -> Scalar {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// The sum of the components.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest component.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The smallest component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The largest component.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The largest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
