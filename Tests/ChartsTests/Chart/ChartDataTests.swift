// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct ChartDataTests {
  private func data(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartData {
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return ChartData(marks, settings)
  }

  @Test("bars of categories are horizontal if the vertical axis has the categories")
  func orientation() {
    let vertical = data { BarMark(x: .value("X", "a"), y: .value("Y", 2)) }
    let horizontal = data { BarMark(x: .value("X", 2), y: .value("Y", "a")) }
    #expect(vertical.placed[0].isVertical)
    #expect(!horizontal.placed[0].isVertical)
  }

  @Test("marks with numbers that are not finite are not drawn, others are")
  func notFinite() {
    let data = data {
      PointMark(x: .value("X", 1), y: .value("Y", Double.nan))
      PointMark(x: .value("X", Double.infinity), y: .value("Y", 1))
      PointMark(x: .value("X", 1), y: .value("Y", 1))
    }
    #expect(data.placed.count == 1)
    #expect(data.skipped == 2)
  }

  @Test("a chart without marks has scales")
  func empty() {
    let data = data { ForEach(0..<0) { LineMark(x: .value("X", $0), y: .value("Y", $0)) } }
    #expect(data.placed.isEmpty)
    #expect(data.x.bounds == 0...1)
  }

  @Test("builders collect marks of conditions, collections and content of users' types")
  func builder() {
    struct Both: ChartContent {
      var body: some ChartContent {
        PointMark(x: .value("X", 1), y: .value("Y", 1))
        RuleMark(y: .value("Y", 2))
      }
    }
    let flag = true
    let data = data {
      if flag { Both() } else { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
      ForEach(0..<3) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
    }
    #expect(data.placed.map(\.mark.kind) == [.point, .rule, .point, .point, .point])
  }

  @Test("a modifier of a mark has precedence over one of the content around")
  func precedence() {
    let data = data {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(7)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }.symbolSize(9)
    }
    #expect(data.placed.map { $0.mark.style.values.symbolSize } == [CGSize(area: 7), CGSize(area: 9)])
  }

  @Test("values of series have colours in the order of the system's scale")
  func colors() {
    let data = data {
      ForEach(["a", "b", "a"], id: \.self) {
        BarMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("S", $0))
      }
    }
    #expect(data.styles.foreground.values == [.category("a"), .category("b")])
  }

  @Test("categories of the vertical axis begin at the top, unless its domain is reversed")
  func verticalCategories() {
    func places(_ settings: ChartSettings) -> [Double] {
      data(settings) { ForEach(["a", "b"], id: \.self) { BarMark(x: .value("X", 1), y: .value("Y", $0)) } }
        .placed.map(\.yMiddle)
    }
    #expect(places(ChartSettings()) == [0.75, 0.25])
    var settings = ChartSettings()
    settings.yScale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    #expect(places(settings) == [0.25, 0.75])
  }

  @Test("sectors are parts of the sum; those of negative numbers are not drawn")
  func sectors() {
    let data = data {
      SectorMark(angle: .value("V", 1))
      SectorMark(angle: .value("V", -5))
      SectorMark(angle: .value("V", 3))
    }
    #expect(data.placed.map(\.x1) == [0.25, 0.75])
  }
}
