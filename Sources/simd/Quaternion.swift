// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A type of the numbers in a quaternion.
public protocol _QuaternionScalar: BinaryFloatingPoint, SIMDScalar, Codable, Sendable {
  /// The sine of an angle in radians.
  static func _sin(_ angle: Self) -> Self
  /// The cosine of an angle in radians.
  static func _cos(_ angle: Self) -> Self
  /// The angle of the point (x, y), in radians.
  static func _atan2(_ y: Self, _ x: Self) -> Self
}

extension Double: _QuaternionScalar {
  public static func _sin(_ angle: Double) -> Double { sin(angle) }
  public static func _cos(_ angle: Double) -> Double { cos(angle) }
  public static func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}

extension Float: _QuaternionScalar {
  public static func _sin(_ angle: Float) -> Float { sinf(angle) }
  public static func _cos(_ angle: Float) -> Float { cosf(angle) }
  public static func _atan2(_ y: Float, _ x: Float) -> Float { atan2f(y, x) }
}

/// A quaternion; one of length one is a rotation in space.
public struct _Quaternion<Scalar: _QuaternionScalar>: Equatable, @unchecked Sendable {
  /// The three imaginary parts, then the real part.
  public var vector: SIMD4<Scalar>

  /// A quaternion of zeros.
  public init() { vector = .zero }
  /// A quaternion of its three imaginary parts, followed by the real part.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// A quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// A quaternion of its real part and its imaginary parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// The rotation by an angle, in radians, around an axis of length one: counterclockwise, seen from the axis' tip.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: Scalar._cos(angle / 2), imag: axis * Scalar._sin(angle / 2))
  }

  /// The shortest rotation from one direction to another, both of length one.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = from + to
    if dot(sum, sum) > Scalar.ulpOfOne {
      let half = normalize(sum)
      self.init(real: dot(from, half), imag: cross(from, half))
    } else {
      // Opposite directions: half a turn around any axis at a right angle to them.
      let other: SIMD3<Scalar> = Swift.abs(from.x) < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  /// The rotation of a matrix that only rotates.
  public init(_ matrix: _Matrix3<Scalar>) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    if trace >= 0 {
      let r = 2 * (1 + trace).squareRoot()
      self.init(ix: (y.z - z.y) / r, iy: (z.x - x.z) / r, iz: (x.y - y.x) / r, r: r / 4)
    } else if x.x >= y.y, x.x >= z.z {
      let r = 2 * (1 - y.y - z.z + x.x).squareRoot()
      self.init(ix: r / 4, iy: (x.y + y.x) / r, iz: (x.z + z.x) / r, r: (y.z - z.y) / r)
    } else if y.y >= z.z {
      let r = 2 * (1 - x.x - z.z + y.y).squareRoot()
      self.init(ix: (x.y + y.x) / r, iy: r / 4, iz: (y.z + z.y) / r, r: (z.x - x.z) / r)
    } else {
      let r = 2 * (1 - x.x - y.y + z.z).squareRoot()
      self.init(ix: (x.z + z.x) / r, iy: (y.z + z.y) / r, iz: r / 4, r: (x.y - y.x) / r)
    }
  }

  /// The rotation of a matrix that only rotates and translates.
  public init(_ matrix: _Matrix4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    self.init(_Matrix3(part(matrix[0]), part(matrix[1]), part(matrix[2])))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Scalar { 2 * Scalar._atan2(simd.length(imag), real) }
  /// The axis of the rotation, with length one.
  public var axis: SIMD3<Scalar> { normalize(imag) }
  /// The square root of the sum of the squares of the parts.
  public var length: Scalar { simd.length(vector) }
  /// The quaternion scaled to length one; one if all parts are zero.
  public var normalized: _Quaternion {
    let square = dot(vector, vector)
    return square == 0 ? _Quaternion(ix: 0, iy: 0, iz: 0, r: 1) : _Quaternion(vector: vector / square.squareRoot())
  }
  /// The quaternion with negated imaginary parts: the opposite rotation.
  public var conjugate: _Quaternion { _Quaternion(real: real, imag: -imag) }
  /// The inverse: the product with it is one.
  public var inverse: _Quaternion { _Quaternion(vector: conjugate.vector / dot(vector, vector)) }

  /// A rotated vector; the quaternion must have length one.
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let turned = 2 * cross(imag, v)
    return v + turned * real + cross(imag, turned)
  }

  /// The sum, part by part.
  public static func + (p: _Quaternion, q: _Quaternion) -> _Quaternion { _Quaternion(vector: p.vector + q.vector) }
  /// The difference, part by part.
  public static func - (p: _Quaternion, q: _Quaternion) -> _Quaternion { _Quaternion(vector: p.vector - q.vector) }
  /// The quaternion with each part negated, which is the same rotation.
  public static prefix func - (q: _Quaternion) -> _Quaternion { _Quaternion(vector: -q.vector) }
  /// The rotation that applies first `q`, then `p`.
  public static func * (p: _Quaternion, q: _Quaternion) -> _Quaternion {
    _Quaternion(
      real: p.real * q.real - dot(p.imag, q.imag),
      imag: p.real * q.imag + q.real * p.imag + cross(p.imag, q.imag))
  }
  /// The quaternion with each part multiplied by `x`.
  public static func * (q: _Quaternion, x: Scalar) -> _Quaternion { _Quaternion(vector: q.vector * x) }
  /// The quaternion with each part multiplied by `x`.
  public static func * (x: Scalar, q: _Quaternion) -> _Quaternion { q * x }
  /// `p` times the inverse of `q`.
  public static func / (p: _Quaternion, q: _Quaternion) -> _Quaternion { p * q.inverse }
  /// The quaternion with each part divided by `x`.
  public static func / (q: _Quaternion, x: Scalar) -> _Quaternion { _Quaternion(vector: q.vector / x) }
  /// Adds a quaternion, part by part.
  public static func += (p: inout _Quaternion, q: _Quaternion) { p = p + q }
  /// Subtracts a quaternion, part by part.
  public static func -= (p: inout _Quaternion, q: _Quaternion) { p = p - q }
  /// Multiplies from the right.
  public static func *= (p: inout _Quaternion, q: _Quaternion) { p = p * q }
  /// Multiplies each part by `x`.
  public static func *= (q: inout _Quaternion, x: Scalar) { q = q * x }
}

extension _Matrix3 where Scalar: _QuaternionScalar {
  /// The rotation of a quaternion of length one.
  public init(_ q: _Quaternion<Scalar>) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }
}

extension _Matrix4 where Scalar: _QuaternionScalar {
  /// The rotation of a quaternion of length one.
  public init(_ q: _Quaternion<Scalar>) {
    let (x, y, z) = _Matrix3(q).columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}

// MARK: - Apple's names

/// A quaternion of numbers of 32 bits.
public typealias simd_quatf = _Quaternion<Float>
/// A quaternion of numbers of 64 bits.
public typealias simd_quatd = _Quaternion<Double>

/// The rotation by an angle, in radians, around an axis of length one.
public func simd_quaternion<Scalar: _QuaternionScalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> _Quaternion<Scalar> {
  _Quaternion(angle: angle, axis: axis)
}
/// The shortest rotation from one direction to another.
public func simd_quaternion<Scalar: _QuaternionScalar>(
  _ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>
) -> _Quaternion<Scalar> { _Quaternion(from: from, to: to) }
/// The rotation of a matrix.
public func simd_quaternion<Scalar: _QuaternionScalar>(_ matrix: _Matrix3<Scalar>) -> _Quaternion<Scalar> {
  _Quaternion(matrix)
}
/// The rotation of a matrix.
public func simd_quaternion<Scalar: _QuaternionScalar>(_ matrix: _Matrix4<Scalar>) -> _Quaternion<Scalar> {
  _Quaternion(matrix)
}
/// The rotation as a matrix.
public func simd_matrix3x3<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> _Matrix3<Scalar> { _Matrix3(q) }
/// The rotation as a matrix.
public func simd_matrix4x4<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> _Matrix4<Scalar> { _Matrix4(q) }
/// The product `p * q`.
public func simd_mul<Scalar: _QuaternionScalar>(
  _ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>
) -> _Quaternion<Scalar> { p * q }
/// A rotated vector.
public func simd_act<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
  q.act(v)
}
/// The sum of the products of their parts.
public func simd_dot<Scalar: _QuaternionScalar>(_ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>) -> Scalar {
  dot(p.vector, q.vector)
}
/// The quaternion scaled to length one.
public func simd_normalize<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.normalized }
/// The inverse: the product with it is one.
public func simd_inverse<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.inverse }
/// The opposite rotation.
public func simd_conjugate<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> _Quaternion<Scalar> { q.conjugate }
/// The square root of the sum of the squares of the parts.
public func simd_length<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> Scalar { q.length }
/// The angle of the rotation, in radians.
public func simd_angle<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> Scalar { q.angle }
/// The axis of the rotation.
public func simd_axis<Scalar: _QuaternionScalar>(_ q: _Quaternion<Scalar>) -> SIMD3<Scalar> { q.axis }

/// The rotation between two others, at constant speed along the shorter way: `p` for a `t` of zero, `q` for one.
public func simd_slerp<Scalar: _QuaternionScalar>(
  _ p: _Quaternion<Scalar>, _ q: _Quaternion<Scalar>, _ t: Scalar
) -> _Quaternion<Scalar> {
  let target = simd_dot(p, q) < 0 ? -q : q
  // The angle between them is as precise for small angles as for large ones.
  let angle = 2 * Scalar._atan2((p - target).length, (p + target).length)
  let sine = Scalar._sin(angle)
  guard sine > Scalar.ulpOfOne else { return (p * (1 - t) + target * t).normalized }
  return (p * (Scalar._sin((1 - t) * angle) / sine) + target * (Scalar._sin(t * angle) / sine)).normalized
}
