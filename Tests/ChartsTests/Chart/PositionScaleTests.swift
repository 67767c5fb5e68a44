// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Charts

@Suite struct PositionScaleTests {
  private func scale(_ values: [_PlotValue], _ settings: ScaleSettings = ScaleSettings()) -> PositionScale {
    var builder = ScaleBuilder(settings)
    for value in values { builder.add(value) }
    return builder.scale()
  }

  @Test("an automatic scale of numbers begins at 0 and ends at a round number")
  func automatic() { #expect(scale([.number(35), .number(87)]).bounds == 0...100) }

  @Test("a scale of numbers without 0 begins near the least one")
  func withoutZero() {
    let settings = ScaleSettings(domain: AutomaticScaleDomain(includesZero: false, isReversed: false)._domain)
    #expect(scale([.number(152), .number(160)], settings).lower >= 140)
  }

  @Test("a reversed scale has its first value at the end")
  func reversed() {
    let settings = ScaleSettings(domain: AutomaticScaleDomain(includesZero: nil, isReversed: true)._domain)
    #expect(scale([.number(0), .number(10)], settings).unit(.number(0)) == 1)
  }

  @Test("a logarithmic scale has equal distances for equal ratios, and no place for 0")
  func logarithmic() throws {
    let log = scale([.number(1), .number(1000), .number(0)], ScaleSettings(type: .log))
    #expect(abs(try #require(log.unit(.number(10))) - 1 / 3) < 1e-9)
    #expect(log.unit(.number(0)) == nil)
  }

  @Test("each category has an equal place, and places convert to categories")
  func categories() {
    let names = scale([.category("a"), .category("b"), .category("a"), .category("c")])
    #expect(names.unit(.category("b")) == 0.5)
    #expect(names.value(unit: 0.99) == .category("c"))
    #expect(names.value(unit: 1.2) == nil)
  }

  @Test("numbers that are not finite do not change a scale", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) { #expect(scale([.number(value), .number(3)]).bounds.upperBound.isFinite) }

  @Test(
    "every type of scale converts back",
    arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)])
  func inverse(type: ScaleType) throws {
    let coordinate = try #require(type.coordinate(42))
    #expect(abs(type.value(coordinate) - 42) < 1e-6)
  }
}
