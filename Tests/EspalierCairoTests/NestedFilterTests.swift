// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCairo

/// Filters inside of each other: what they cost, and that they look as each of them alone.
@MainActor
@Suite("Filters inside of each other")
struct NestedFilterTests {
  private let square = DisplayList([fill(box(40, 40, 20, 20), .color(red))])

  private func nested(_ count: Int, in list: DisplayList, _ effect: (Int, DisplayList) -> [DisplayItem]) -> DisplayList
  {
    (0..<count).reduce(list) { DisplayList(effect($1, $0)) }
  }

  private func filtered(_ filter: DisplayFilter, _ list: DisplayList) -> DisplayItem {
    DisplayItem(.effect(.filter(filter), list))
  }

  private func shadow(
    _ kind: ResolvedShadow.Kind = .drop, radius: CGFloat = 2, x: CGFloat = 0, y: CGFloat = 0
  ) -> DisplayFilter {
    .shadow(
      ResolvedShadow(
        kind: kind, color: blue.multiplyingOpacity(by: 0.5), radius: radius, offset: CGSize(width: x, height: y)))
  }

  @Test(
    "Sixty shadows inside of each other cost as much as sixty pictures",
    arguments: [ResolvedShadow.Kind.drop, .inner, .above])
  func manyShadows(_ kind: ResolvedShadow.Kind) throws {
    let list = nested(60, in: square) { index, list in [filtered(shadow(kind, x: index % 2 == 0 ? 1 : -1), list)] }
    try expectThreadTime(below: 20) {
      let pixels = try Pixels(list.items, 100, 100)
      #expect(pixels[50, 50] != [255, 255, 255, 255])
    }
  }

  @Test("Shadows inside of each other cost no more in a file of vectors, nor as masks, nor among other effects")
  func manyShadowsElsewhere() throws {
    let plain = nested(30, in: square) { [filtered(shadow(x: $0 % 2 == 0 ? 1 : -1), $1)] }
    let masks = nested(30, in: square) { _, list in
      [DisplayItem(.effect(.mask(DisplayList([filtered(shadow(), list)])), square))]
    }
    let mixed = nested(30, in: square) { _, list in
      [
        DisplayItem(
          .effect(.opacity(0.99), DisplayList([filtered(shadow(), DisplayList(list.items + square.items))])))
      ]
    }
    try expectThreadTime(below: 20) {
      for list in [plain, masks, mixed] {
        let size = CGSize(width: 100, height: 100)
        _ = try CairoRenderer.svg(list, size: size)
        _ = try CairoRenderer.pdf(list, size: size)
        _ = try Pixels(list.items, 100, 100)
      }
    }
  }

  @Test("Many shadows look as each one over what is below it", arguments: [0.0, 1, 3, 14])
  func shadowsLookAsBefore(radius: CGFloat) throws {
    for kind in [ResolvedShadow.Kind.drop, .above] {
      let offset = CGFloat(kind == .drop ? 3 : -2)
      let list = nested(6, in: square) { [filtered(shadow(kind, radius: radius, x: offset, y: CGFloat($0)), $1)] }
      // A shadow alone and what throws it are drawn one after the other, each time anew.
      let apart = nested(6, in: square) { index, list in
        let cast = filtered(shadow(.alone, radius: radius, x: offset, y: CGFloat(index)), list)
        let picture = DisplayItem(.group(list))
        return kind == .drop ? [cast, picture] : [picture, cast]
      }
      let difference = try largestDifference(list, apart)
      #expect(difference <= 6, "\(kind), \(difference)")
    }
  }

  @Test("Blurs right inside of each other are one blur, with the sum of their variances")
  func consecutiveBlurs() throws {
    let twice = filtered(.blur(radius: 3), DisplayList([filtered(.blur(radius: 4), square)]))
    #expect(try largestDifference(DisplayList([twice]), DisplayList([filtered(.blur(radius: 5), square)])) == 0)
    let many = nested(60, in: square) { _, list in [filtered(.blur(radius: 50), list)] }
    try expectThreadTime(below: 2) { _ = try Pixels(many.items, 200, 200) }
  }

  @Test("Sixty blurs with something between them need pictures no larger than what is seen")
  func manyBlurs() throws {
    for radius in [2.0, 50, 1e5] {
      let list = nested(60, in: square) { _, list in
        [filtered(.blur(radius: radius), DisplayList([DisplayItem(.effect(.opacity(0.999), list))]))]
      }
      try expectThreadTime(below: 20) { _ = try Pixels(list.items, 200, 200) }
    }
  }

  @Test("Blurs around each other reach as far as one with the sum of their variances")
  func reach() {
    let seen = CGRect(x: 0, y: 0, width: 100, height: 100)
    let sight = Sight(seen).spread(by: 3, isHidden: true).spread(by: 4, isHidden: true)
    let margin = -(5 * DisplayFilter.reach + 1)
    #expect(sight.area == seen.insetBy(dx: margin, dy: margin))
    #expect(sight.deviation == 5)
  }

  @Test("What a blur brings into sight is drawn, through a clip and another blur too")
  func blursBringIntoSight() throws {
    // A bar left of the picture, twice blurred by 6: as once by 8.5.
    let bar = DisplayList([fill(box(-30, -100, 28, 300), .color(.black))])
    let twice = filtered(
      .blur(radius: 6),
      DisplayList([
        DisplayItem(
          .effect(
            .clip(path: box(-500, -500, 1000, 1000), rule: .nonZero), DisplayList([filtered(.blur(radius: 6), bar)])))
      ]))
    let once = filtered(.blur(radius: 72.0.squareRoot()), bar)
    #expect(try largestDifference(DisplayList([twice]), DisplayList([once])) <= 6)
  }

  private func largestDifference(_ first: DisplayList, _ second: DisplayList) throws -> Int {
    let (a, b) = (try Pixels(first.items, 100, 100), try Pixels(second.items, 100, 100))
    return zip(a.rgba, b.rgba).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
