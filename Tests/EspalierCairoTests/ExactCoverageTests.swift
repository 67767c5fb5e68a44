// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierCairo

/// A turned rectangle covers pixels alike on all its sides.
@MainActor
@Suite struct ExactCoverageTests {
  private func turned(_ degrees: Double, side: CGFloat = 60) throws -> (Int, Int) -> Int {
    let square = DisplayItem(
      .fill(
        path: Path(CGRect(x: -side / 2, y: -side / 2, width: side, height: side)), rule: .nonZero,
        paint: .color(ResolvedColor(red: 0, green: 0, blue: 0)), bounds: .zero))
    let turn = Transform(rotationAngle: degrees * .pi / 180).concatenating(Transform(translationX: 50, y: 50))
    let (width, _, rgba) = try CairoRenderer.pixels(
      DisplayList([DisplayItem(.effect(.transform(turn), DisplayList([square])))]),
      size: CGSize(width: 100, height: 100),
      scale: 1, background: nil)
    return { x, y in Int(rgba[(y * width + x) * 4 + 3]) }
  }

  @Test("a quarter of a turn further, the picture is the same", arguments: [5.0, 10, 20, 30, 45, 77])
  func symmetry(_ degrees: Double) throws {
    let alpha = try turned(degrees)
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(abs(alpha(x, y) - alpha(99 - y, x)) <= 1, "\(x), \(y)")
        #expect(abs(alpha(x, y) - alpha(99 - x, 99 - y)) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test("the covers add up to the area", arguments: [1.0, 17, 45, 80]) func area(_ degrees: Double) throws {
    let alpha = try turned(degrees)
    let sum = (0..<100).reduce(0) { sum, y in sum + (0..<100).reduce(0) { $0 + alpha($1, y) } }
    #expect(abs(Double(sum) / 255 - 3600) < 1)
  }

  @Test("a polygon that reaches out of sight covers what is in sight") func clipping() {
    let diamond = [CGPoint(x: 0, y: -40), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: -40, y: 0)]
    let all = ExactCoverage(of: diamond, in: CGRect(x: -50, y: -50, width: 100, height: 100))!
    for rect in [CGRect(x: -10, y: -10, width: 30, height: 30), CGRect(x: 5, y: -60, width: 100, height: 70)] {
      let part = ExactCoverage(of: diamond, in: rect)!
      for row in 0..<part.height {
        for column in 0..<part.width {
          let whole = all.covers[(part.y + row - all.y) * all.width + part.x + column - all.x]
          #expect(part.covers[row * part.width + column] == whole, "\(column), \(row)")
        }
      }
    }
    #expect(ExactCoverage(of: diamond, in: CGRect(x: 100, y: 0, width: 10, height: 10)) == nil)
    #expect(ExactCoverage(of: [], in: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
    #expect(ExactCoverage(of: diamond.map { CGPoint(x: $0.x * 100, y: $0.y * 100) }, in: .infinite) == nil)
  }

  @Test("half pixels are half covered") func halves() {
    let box = [CGPoint(x: 1.5, y: 1), CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 2.5), CGPoint(x: 1.5, y: 2.5)]
    let cover = ExactCoverage(of: box, in: CGRect(x: 0, y: 0, width: 10, height: 10))!
    #expect((cover.x, cover.y, cover.width, cover.height) == (1, 1, 2, 2))
    #expect(cover.covers == [128, 255, 64, 128])
  }
}
