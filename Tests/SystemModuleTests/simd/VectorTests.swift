// SPDX-License-Identifier: MIT

import Testing
import simd

/// Functions of vectors, by Swift's names and by C's.
@Suite struct VectorTests {
  private let x = SIMD3<Float>(1, 0, 0)
  private let y = SIMD3<Float>(0, 1, 0)

  @Test("lengths, distances and directions")
  func geometry() {
    let a = simd_double2(3, 4)
    #expect(dot(a, SIMD2(2, 1)) == 10 && simd_dot(a, a) == 25)
    #expect(length(a) == 5 && simd_length(a) == 5 && length_squared(a) == 25)
    #expect(distance(a, .zero) == 5 && simd_distance_squared(a, SIMD2(3, 0)) == 16)
    #expect(normalize(a) == SIMD2(0.6, 0.8) && simd_normalize(y * 7) == y)
    #expect(cross(x, y) == SIMD3(0, 0, 1) && simd_cross(y, x) == SIMD3(0, 0, -1))
    #expect(cross(SIMD2<Double>(1, 0), SIMD2(0, 2)) == SIMD3(0, 0, 2))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(project(a, SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(simd_fast_length(a) == 5 && simd_precise_distance(a, .zero) == 5)
    #expect(simd_fast_normalize(a) == SIMD2(0.6, 0.8) && simd_precise_project(a, SIMD2(2, 0)) == SIMD2(3, 0))
  }

  @Test("each component by itself")
  func components() {
    let v = SIMD4<Float>(-2, -0.25, 0.5, 3)
    #expect(clamp(v, min: 0, max: 1) == SIMD4(0, 0, 0.5, 1))
    #expect(simd_clamp(v, SIMD4(repeating: -1), SIMD4(repeating: 1)) == SIMD4(-1, -0.25, 0.5, 1))
    #expect(simd_clamp(5.0, 0, 1) == 1 && simd_mix(10.0, 20, 0.25) == 12.5)
    #expect(mix(SIMD2<Double>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    #expect(simd_mix(SIMD2<Double>(0, 10), SIMD2(10, 20), SIMD2(0, 1)) == SIMD2(0, 20))
    #expect(min(v, .zero) == SIMD4(-2, -0.25, 0, 0) && max(v, .zero) == SIMD4(0, 0, 0.5, 3))
    #expect(abs(v) == SIMD4(2, 0.25, 0.5, 3) && sign(v) == SIMD4(-1, -1, 1, 1))
    #expect(floor(v) == SIMD4(-2, -1, 0, 3) && fract(v) == SIMD4(0, 0.75, 0.5, 0))
    #expect(step(v, edge: .zero) == SIMD4(0, 0, 1, 1))
    #expect(simd_smoothstep(0.0, 2, 1) == 0.5 && simd_smoothstep(0.0, 1, 7) == 1)
    #expect(reduce_add(v) == 1.25 && reduce_min(v) == -2 && simd_reduce_max(v) == 3)
  }

  @Test("C's functions, of vectors")
  func functions() {
    let angles = SIMD2<Double>(0, .pi / 2)
    #expect(sin(angles) == SIMD2(0, 1) && cos(SIMD2<Float>(0, .pi)) == SIMD2(1, -1))
    #expect(pow(SIMD2<Float>(2, 3), SIMD2(3, 2)) == SIMD2(8, 9) && exp2(SIMD3<Double>(0, 1, 3)) == SIMD3(1, 2, 8))
    #expect(
      atan2(SIMD2<Double>(0, 1), SIMD2(1, 0)) == angles && fmod(SIMD2<Double>(5, -5), SIMD2(3, 3)) == SIMD2(2, -2))
    #expect(sqrt(SIMD2<Double>(4, 9)) == SIMD2(2, 3) && trunc(SIMD2<Float>(-1.7, 1.7)) == SIMD2(-1, 1))
    #expect(round(SIMD2<Float>(1.5, -2.5)) == SIMD2(2, -3) && fabs(SIMD2<Double>(-1, 2)) == SIMD2(1, 2))
  }

  @Test("numbers and the standard library's functions keep their meaning beside them")
  func scalars() {
    #expect(min(2, 1) == 1 && max(2.5, 1) == 2.5 && abs(-3) == 3)
  }
}
