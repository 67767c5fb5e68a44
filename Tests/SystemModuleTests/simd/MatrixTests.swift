// SPDX-License-Identifier: MIT

import Testing
import simd

/// Matrices and quaternions, with Apple's names.
@Suite struct MatrixTests {
  private func near<V: SIMD>(_ a: V, _ b: V) -> Bool where V.Scalar: BinaryFloatingPoint {
    a.indices.allSatisfy { abs(Double(a[$0]) - Double(b[$0])) < 1e-6 }
  }

  @Test("columns, rows and single numbers are counted from zero; a column comes first")
  func access() {
    var matrix = simd_double3x3(rows: [[1, 2, 3], [4, 5, 6], [7, 8, 10]])
    #expect(matrix[0] == [1, 4, 7] && matrix[2, 0] == 3 && matrix.columns.1 == [2, 5, 8])
    matrix[1][2] = 0
    #expect(matrix.transpose[2] == [7, 0, 10])
    #expect(simd_float4x4(diagonal: [1, 2, 3, 4])[3] == [0, 0, 0, 4])
    #expect(simd_double2x2() == simd_double2x2([0, 0], [0, 0]) && matrix_identity_float2x2 == simd_float2x2(1))
  }

  @Test("a product does first what stands on the right; a vector is a column on the right, a row on the left")
  func products() {
    let turn = simd_double2x2([0, 1], [-1, 0])
    let stretch = simd_double2x2(diagonal: [2, 1])
    #expect(turn * stretch * SIMD2(1, 0) == [0, 2])
    #expect(stretch * turn * SIMD2(1, 0) == [0, 1])
    #expect(SIMD2(1, 0) * turn == [0, -1])
    #expect(simd_mul(turn, stretch) == turn * stretch && turn * 2 - turn == turn)
  }

  @Test("the inverse undoes a matrix, also one with zeros in the diagonal; the determinant is negative for a mirror")
  func inverses() {
    let matrix = simd_double4x4(rows: [[0, 2, 0, 1], [1, 0, 0, 2], [0, 0, 4, 3], [0, 0, 0, 1]])
    let product = matrix * matrix.inverse
    for i in 0..<4 { #expect(near(product[i], matrix_identity_double4x4[i])) }
    #expect(abs(matrix.determinant + 8) < 1e-12)
    #expect(simd_double2x2([1, 2], [2, 4]).determinant == 0)
    #expect(!simd_double2x2([1, 2], [2, 4]).inverse[0][0].isFinite)
  }

  @Test("a quaternion turns counterclockwise around its axis; a product turns by the right one first")
  func rotations() {
    let z = simd_quatd(angle: .pi / 2, axis: [0, 0, 1]), x = simd_quatd(angle: .pi / 2, axis: [1, 0, 0])
    #expect(near(z.act([1, 0, 0]), [0, 1, 0]))
    #expect(near((x * z).act([1, 0, 0]), [0, 0, 1]) && near(simd_act(z * x, [0, 1, 0]), [0, 0, 1]))
    #expect(near((z.inverse * z).vector, [0, 0, 0, 1]))
    #expect(abs(z.angle - .pi / 2) < 1e-12 && near(z.axis, [0, 0, 1]))
    #expect(near(simd_quatf().normalized.vector, [0, 0, 0, 1]))
  }

  @Test("a rotation between directions, also opposite ones")
  func directions() {
    #expect(near(simd_quatd(from: [1, 0, 0], to: [0, 0, 1]).act([1, 0, 0]), [0, 0, 1]))
    #expect(near(simd_quatf(from: [0, 1, 0], to: [0, -1, 0]).act([0, 1, 0]), [0, -1, 0]))
  }

  @Test("a rotation as a matrix and back", arguments: [0.3, 1.5, 3.0, -2.0])
  func conversions(angle: Double) {
    for axis in [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1], [0.6, 0, 0.8]] {
      let q = simd_quatd(angle: angle, axis: axis)
      let matrix = simd_double4x4(q)
      let v = matrix * SIMD4(1, 2, 3, 1)
      #expect(near(SIMD3(v.x, v.y, v.z), q.act([1, 2, 3])))
      #expect(abs(abs(simd_dot(simd_quatd(matrix), q)) - 1) < 1e-9)
    }
  }

  @Test("a rotation half way between two is on the shorter way")
  func interpolation() {
    let a = simd_quatd(angle: 0, axis: [0, 0, 1]), b = simd_quatd(angle: 1, axis: [0, 0, 1])
    #expect(abs(simd_slerp(a, b, 0.25).angle - 0.25) < 1e-9)
    #expect(abs(simd_slerp(a, -b, 0.5).angle - 0.5) < 1e-9)
    #expect(near(simd_slerp(a, a, 0.5).vector, a.vector))
  }
}
