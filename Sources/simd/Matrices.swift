// SPDX-License-Identifier: MIT

/// A square matrix of floating-point numbers, in columns.
public protocol _SquareMatrix<Column>: Equatable, Sendable, CustomDebugStringConvertible {
  /// The type of a column, and of a row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  typealias Scalar = Column.Scalar

  /// A matrix of zeros.
  init()

  /// The number of columns, and of rows.
  static var _count: Int { get }

  /// A column, counted from zero.
  subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
  /// A matrix with the number `x` in the diagonal, zero elsewhere.
  public init(_ x: Scalar) { self.init(diagonal: Column(repeating: x)) }

  /// A matrix with numbers in the diagonal, zero elsewhere.
  public init(diagonal: Column) {
    self.init()
    for i in 0..<Self._count { self[i][i] = diagonal[i] }
  }

  /// A matrix of columns from left to right; as many as the matrix has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self._count, "a matrix of \(Self._count) columns is made of \(columns.count)")
    self.init()
    for i in columns.indices { self[i] = columns[i] }
  }

  /// A matrix of rows from top to bottom; as many as the matrix has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The number in a column and a row, counted from zero.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for i in 0..<Self._count { for j in 0..<Self._count { result[i][j] = self[j][i] } }
    return result
  }

  /// The factor by which the matrix scales areas or volumes; negative if it also mirrors.
  public var determinant: Scalar { eliminated().determinant }

  /// The inverse of the matrix; without an inverse, the result has no finite number.
  public var inverse: Self { eliminated().inverse }

  /// Gauss–Jordan elimination, with the largest pivots.
  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    var (left, right, determinant) = (self, Self(1), Scalar(1))
    for i in 0..<Self._count {
      let pivot = (i..<Self._count).max { Swift.abs(left[$0][i]) < Swift.abs(left[$1][i]) }!
      if pivot != i {
        (left[i], left[pivot]) = (left[pivot], left[i])
        (right[i], right[pivot]) = (right[pivot], right[i])
        determinant = -determinant
      }
      let scale = left[i][i]
      determinant *= scale
      left[i] /= scale
      right[i] /= scale
      for j in 0..<Self._count where j != i {
        let factor = left[j][i]
        left[j] -= left[i] * factor
        right[j] -= right[i] * factor
      }
    }
    // Without an inverse, some pivot was zero.
    return (determinant.isNaN ? 0 : determinant, right)
  }

  public static func == (a: Self, b: Self) -> Bool { (0..<_count).allSatisfy { a[$0] == b[$0] } }

  public var debugDescription: String { "\(Self.self)(\((0..<Self._count).map { "\(self[$0])" }))" }

  /// The sum, number by number.
  public static func + (a: Self, b: Self) -> Self { Self((0..<_count).map { a[$0] + b[$0] }) }
  /// The difference, number by number.
  public static func - (a: Self, b: Self) -> Self { Self((0..<_count).map { a[$0] - b[$0] }) }
  /// The matrix with each number negated.
  public static prefix func - (a: Self) -> Self { Self((0..<_count).map { -a[$0] }) }
  /// The matrix with each number multiplied by `x`.
  public static func * (a: Self, x: Scalar) -> Self { Self((0..<_count).map { a[$0] * x }) }
  /// The matrix with each number multiplied by `x`.
  public static func * (x: Scalar, a: Self) -> Self { a * x }
  /// The product of the matrix and a column: the transformed vector.
  public static func * (a: Self, v: Column) -> Column { (0..<_count).reduce(Column.zero) { $0 + a[$1] * v[$1] } }
  /// The product of a row and the matrix.
  public static func * (v: Column, a: Self) -> Column { a.transpose * v }
  /// The matrix that applies first `b`, then `a`.
  public static func * (a: Self, b: Self) -> Self { Self((0..<_count).map { a * b[$0] }) }
  /// Adds a matrix, number by number.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts a matrix, number by number.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies each number by `x`.
  public static func *= (a: inout Self, x: Scalar) { a = a * x }
  /// Multiplies the matrix from the right.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

// Vectors of the standard library are Sendable for each scalar by itself: a generic matrix of them states it unchecked.

/// Two columns of two numbers.
public struct _Matrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  /// The columns from left to right.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  public init() { columns = (.zero, .zero) }
  /// The columns from left to right.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// The columns from left to right.
  public init(_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) { columns = (a, b) }

  public static var _count: Int { 2 }
  public subscript(column: Int) -> SIMD2<Scalar> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

/// Three columns of three numbers.
public struct _Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  /// The columns from left to right.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  public init() { columns = (.zero, .zero, .zero) }
  /// The columns from left to right.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// The columns from left to right.
  public init(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>, _ c: SIMD3<Scalar>) { columns = (a, b, c) }

  public static var _count: Int { 3 }
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// Four columns of four numbers.
public struct _Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  /// The columns from left to right.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// The columns from left to right.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  /// The columns from left to right.
  public init(_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>, _ c: SIMD4<Scalar>, _ d: SIMD4<Scalar>) { columns = (a, b, c, d) }

  public static var _count: Int { 4 }
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

// MARK: - Apple's names

/// Two columns of two numbers of 32 bits.
public typealias simd_float2x2 = _Matrix2<Float>
/// Three columns of three numbers of 32 bits.
public typealias simd_float3x3 = _Matrix3<Float>
/// Four columns of four numbers of 32 bits.
public typealias simd_float4x4 = _Matrix4<Float>
/// Two columns of two numbers of 64 bits.
public typealias simd_double2x2 = _Matrix2<Double>
/// Three columns of three numbers of 64 bits.
public typealias simd_double3x3 = _Matrix3<Double>
/// Four columns of four numbers of 64 bits.
public typealias simd_double4x4 = _Matrix4<Double>
/// Two columns of two numbers of 32 bits.
public typealias float2x2 = simd_float2x2
/// Three columns of three numbers of 32 bits.
public typealias float3x3 = simd_float3x3
/// Four columns of four numbers of 32 bits.
public typealias float4x4 = simd_float4x4
/// Two columns of two numbers of 64 bits.
public typealias double2x2 = simd_double2x2
/// Three columns of three numbers of 64 bits.
public typealias double3x3 = simd_double3x3
/// Four columns of four numbers of 64 bits.
public typealias double4x4 = simd_double4x4
/// Two columns of two numbers of 32 bits.
public typealias matrix_float2x2 = simd_float2x2
/// Three columns of three numbers of 32 bits.
public typealias matrix_float3x3 = simd_float3x3
/// Four columns of four numbers of 32 bits.
public typealias matrix_float4x4 = simd_float4x4
/// Two columns of two numbers of 64 bits.
public typealias matrix_double2x2 = simd_double2x2
/// Three columns of three numbers of 64 bits.
public typealias matrix_double3x3 = simd_double3x3
/// Four columns of four numbers of 64 bits.
public typealias matrix_double4x4 = simd_double4x4

/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity: one in the diagonal, zero elsewhere.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// The product `a * b`.
public func simd_mul<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The product of a matrix and a column: the transformed vector.
public func simd_mul<M: _SquareMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }
/// The product of a row and a matrix.
public func simd_mul<M: _SquareMatrix>(_ v: M.Column, _ a: M) -> M.Column { v * a }
/// The matrix with each number multiplied by `x`.
public func simd_mul<M: _SquareMatrix>(_ x: M.Scalar, _ a: M) -> M { a * x }
/// The product `a * b`.
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The product of a matrix and a column: the transformed vector.
public func matrix_multiply<M: _SquareMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }
/// The matrix with rows and columns exchanged.
public func simd_transpose<M: _SquareMatrix>(_ a: M) -> M { a.transpose }
/// The inverse of the matrix.
public func simd_inverse<M: _SquareMatrix>(_ a: M) -> M { a.inverse }
/// The factor by which the matrix scales areas or volumes.
public func simd_determinant<M: _SquareMatrix>(_ a: M) -> M.Scalar { a.determinant }
