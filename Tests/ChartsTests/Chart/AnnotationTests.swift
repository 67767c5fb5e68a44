// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Annotations at the edges of the plot.
@MainActor @Suite struct AnnotationTests {
  private func frame(
    _ overflow: AnnotationOverflowResolution, isMirrored: Bool = false, x: Double = 10
  ) throws -> CGRect {
    let host = ViewHost(
      Chart {
        PointMark(x: .value("X", x), y: .value("Y", 10))
          .annotation(overflowResolution: overflow) {
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("note")
          }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(values: [0]) { AxisValueLabel { Color.green.frame(width: 34, height: 10) } }
      }
      .frame(width: 240, height: 100)
    ) { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    return try host.get(.identifier("note")).frame
  }

  // The plot is 200 points wide: the label takes 34, the distance 6.
  @Test("an annotation extends beyond the plot")
  func disabled() throws { #expect(try frame(.init(x: .disabled, y: .disabled)).maxX == 250) }

  @Test("an annotation moves into the plot")
  func plot() throws {
    #expect(try frame(.init(x: .fit, y: .fit)).maxX == 200)
    #expect(try frame(.init(x: .fit, y: .fit)).minY == 0)
    #expect(try frame(.init(x: .fit(to: .plot)), x: 0).minX == 0)
  }

  @Test("an annotation moves into the chart with its axes")
  func chart() throws {
    #expect(try frame(.init(x: .fit(to: .chart))).maxX == 240)
    #expect(try frame(.init(x: .fit(to: .chart)), isMirrored: true).minX == 0)
    #expect(try frame(.init(x: .fit(to: .plot)), isMirrored: true).minX == 40)
  }
}
