// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

@testable import EspalierCairo

/// Filters of colours, on shapes of one colour and on pictures of several.
@MainActor
@Suite struct ColorFilterTests {
  private let color = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)

  /// Two shapes that overlap are changed as pixels, one alone as a colour.
  private func pixels(_ filter: DisplayFilter, count: Int = 2, opacity: Double = 1) throws -> Pixels {
    let item = fill(box(2, 2, 6, 6), .color(color.multiplyingOpacity(by: opacity)))
    let items = count == 1 ? [item] : [item, fill(box(6, 6, 2, 2), .color(color))]
    return try Pixels([DisplayItem(.effect(.filter(filter), DisplayList(items)))], 10, 10, background: nil)
  }

  private func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  private func isNear(_ pixel: [UInt8], _ expected: [Int], _ tolerance: Int = 2) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  nonisolated private static let matrices: [ColorMatrix] = [
    .brightness(0.1), .brightness(-0.3), .contrast(2), .saturation(0), .saturation(3), .hueRotation(.degrees(70)),
    .invert(), .multiply(ResolvedColor(red: 0.5, green: 1, blue: 0, opacity: 0.5)),
  ]

  @Test("a picture changes as its colours do, by the formula", arguments: matrices, [1, 2])
  func formulas(_ matrix: ColorMatrix, _ count: Int) throws {
    let found = try pixels(.colors(matrix), count: count)
    #expect(isNear(found[4, 4], bytes(matrix.applied(to: color))), "\(found[4, 4])")
    #expect(found[0, 0] == [0, 0, 0, 0])
  }

  @Test("half opaque pixels keep their opacity", arguments: [1, 2])
  func opacity(_ count: Int) throws {
    let found = try pixels(.colors(.invert()), count: count, opacity: 0.5)
    #expect(isNear(found[4, 4], [51, 153, 204, 128], 3), "\(found[4, 4])")
  }

  @Test("a constant opacity shows what was clear, all over")
  func visibleClearness() throws {
    var matrix = ColorMatrix()
    (matrix.a4, matrix.a5, matrix.b5) = (0, 1, 1)
    let found = try pixels(.colors(matrix))
    #expect(found[0, 0] == [0, 0, 255, 255] && found[4, 4][3] == 255)
  }

  @Test(
    "numbers that are none do no harm", arguments: [Float.nan, .infinity, -.infinity, 1e38, -1e38], [1, 2])
  func strangeNumbers(_ value: Float, _ count: Int) throws {
    let whole = Double(value)
    var constant = ColorMatrix()
    constant.r5 = value
    var alpha = ColorMatrix()
    (alpha.a1, alpha.a5) = (value, value)
    let all: [ColorMatrix] = [
      .brightness(whole), .contrast(whole), .saturation(whole), .hueRotation(.radians(whole)), .invert(whole), constant,
      alpha,
    ]
    for matrix in all { #expect(try pixels(.colors(matrix), count: count).width == 10) }
    _ = try pixels(.alphaThreshold(min: whole, max: whole, color: red))
  }

  @Test("brightness becomes opacity: white is opaque, black clear, half opaque white half")
  func luminance() throws {
    func alpha(_ color: ResolvedColor) throws -> Int {
      let item = fill(box(0, 0, 10, 10), .color(color))
      let found = try Pixels(
        [DisplayItem(.effect(.filter(.luminanceToAlpha), DisplayList([item])))], 10, 10, background: nil)
      #expect(found[5, 5].prefix(3).allSatisfy { $0 == 0 })
      return Int(found[5, 5][3])
    }
    #expect(try alpha(.white) == 255 && alpha(.black) == 0)
    #expect(try abs(alpha(.white.multiplyingOpacity(by: 0.5)) - 128) <= 1)
    #expect(try abs(alpha(red) - 54) <= 1 && abs(alpha(blue) - 18) <= 1)
  }

  @Test("a threshold shows one colour where the opacity is within the bounds")
  func threshold() throws {
    let items = [0.2, 0.5, 1].enumerated().map { index, opacity in
      fill(box(CGFloat(index) * 10, 0, 10, 10), .color(color.multiplyingOpacity(by: opacity)))
    }
    func shown(_ low: Double, _ high: Double) throws -> [Bool] {
      let effect = DisplayEffect.filter(.alphaThreshold(min: low, max: high, color: blue))
      let found = try Pixels([DisplayItem(.effect(effect, DisplayList(items)))], 40, 10, background: nil)
      return [5, 15, 25, 35].map { found[$0, 5] == [0, 0, 255, 255] }
    }
    #expect(try shown(0.4, 1) == [false, true, true, false])
    #expect(try shown(0.4, 0.6) == [false, true, false, false])
    #expect(try shown(0.1, 0.3) == [true, false, false, false])
  }
}
