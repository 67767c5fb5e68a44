// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

/// Colours after a matrix, by the formulas of the filters.
@Suite struct ColorMatrixTests {
  private let color = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.5)

  private func isNear(_ a: ResolvedColor, _ b: ResolvedColor) -> Bool {
    zip([a.red, a.green, a.blue, a.opacity], [b.red, b.green, b.blue, b.opacity]).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  private func expect(
    _ matrix: ColorMatrix, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = matrix.applied(to: color)
    #expect(
      isNear(found, ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)), "\(found)",
      sourceLocation: sourceLocation)
  }

  @Test func formulas() {
    expect(ColorMatrix(), 0.8, 0.4, 0.2)
    expect(.brightness(0.1), 0.9, 0.5, 0.3)
    expect(.contrast(2), 1, 0.3, 0)
    expect(.invert(), 0.2, 0.6, 0.8)
    expect(.invert(0.5), 0.5, 0.5, 0.5)
    expect(.multiply(ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)), 0.8, 0.2, 0, 0.25)
    let gray = Float(0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722)
    expect(.grayscale(1), gray, gray, gray)
    expect(.saturation(0), gray, gray, gray)
    expect(.saturation(0.5), (0.8 + gray) / 2, (0.4 + gray) / 2, (0.2 + gray) / 2)
  }

  @Test("components stay within 0 and 1")
  func limits() {
    expect(.brightness(2), 1, 1, 1)
    expect(.brightness(-2), 0, 0, 0)
  }

  @Test("a whole turn of the hue changes nothing, and every turn keeps grays")
  func hues() {
    expect(.hueRotation(.degrees(360)), 0.8, 0.4, 0.2)
    let gray = ResolvedColor(red: 0.6, green: 0.6, blue: 0.6)
    for degrees in stride(from: 0.0, to: 360, by: 30) {
      #expect(isNear(ColorMatrix.hueRotation(.degrees(degrees)).applied(to: gray), gray), "\(degrees)")
    }
    let red = ColorMatrix.hueRotation(.degrees(180)).applied(to: ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(red.green > red.red && red.blue > red.red)
  }

  @Test("filters that change nothing are the identity")
  func identities() {
    let all: [ColorMatrix] = [
      .brightness(0), .contrast(1), .saturation(1), .grayscale(0), .invert(0), .multiply(.white),
    ]
    for matrix in all { #expect(matrix.isIdentity) }
    #expect(!ColorMatrix.brightness(0.01).isIdentity)
  }

  @Test("only a share of a colour, or a constant, makes what is clear visible")
  func clearness() {
    #expect(ColorMatrix.brightness(1).keepsClear && ColorMatrix.invert().keepsClear)
    var matrix = ColorMatrix()
    matrix.a5 = 0.1
    #expect(!matrix.keepsClear)
    matrix = ColorMatrix()
    matrix.a1 = 0.1
    #expect(!matrix.keepsClear)
    expect(matrix, 0.8, 0.4, 0.2, 0.58)
  }

  @Test("every number has its place: the row is the result, the column what it is made of")
  func places() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (0.1, 0.2, 0.3, 0.4, 0.05)
    (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (0.5, 0.1, 0.2, 0.3, 0.01)
    (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (0, 0.5, 0.1, 0.2, 0.02)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (0.1, 0.1, 0.5, 0.2, 0.03)
    expect(matrix, 0.47, 0.64, 0.34, 0.35)
  }
}
