// SPDX-License-Identifier: MIT

// C's names for the same functions with lower or higher precision. There is one implementation here, which is the precise one.

/// The length of a vector.
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The distance between two points.
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
/// The vector of length one in the direction of `x`; not a number for a vector of length zero.
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The part of `x` in the direction of `y`.
public func simd_fast_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }

/// The length of a vector.
public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The distance between two points.
public func simd_precise_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
/// The vector of length one in the direction of `x`; not a number for a vector of length zero.
public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The part of `x` in the direction of `y`.
public func simd_precise_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
