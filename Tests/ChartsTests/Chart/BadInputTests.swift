// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Values that a chart cannot draw, and very many of them.
@MainActor @Suite struct BadInputTests {
  private func texts<V: View>(_ host: ViewHost<V>) -> Int {
    host.dump(.displayList).components(separatedBy: "text \"").count - 1
  }

  @Test("10,000 labels that a program sets have views only where they have space")
  func names() {
    let names = (0..<10_000).map { "name \($0)" }
    var settings = ChartSettings()
    settings.xAxis = .content(
      AxisMarks(values: names) {
        AxisTick(length: .longestLabel); AxisValueLabel()
      })
    var marks = _ChartMarks()
    ForEach(names, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }._collect(into: &marks)
    let plan = AxisPlan(
      ChartData(marks, settings), settings, CGSize(width: 300, height: 200), Calendar(identifier: .gregorian),
      Locale(identifier: "en_US"))
    let labels = plan.x.filter { if case .label = $0.kind { true } else { false } }
    #expect(labels.count > 50 && labels.count < 75)
    #expect(plan.x.count == labels.count + 10_000)
  }

  @Test("a legend of very many values leaves the plot half of the height")
  func legend() {
    final class Box { var height: CGFloat = 0 }
    let box = Box()
    let host = ViewHost(
      Chart(0..<2_000, id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", $0)).foregroundStyle(by: .value("S", "series \($0)"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { proxy in Color.clear.onChange(of: proxy.plotSize, initial: true) { box.height = $1.height } }
      .frame(width: 300, height: 200))
    #expect(box.height >= 90)
    #expect(texts(host) > 8 && texts(host) < 40)
  }

  @Test("lengths that are not numbers are left out, without warnings")
  func lengths() throws {
    let host = ViewHost(
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).offset(x: .nan, y: .infinity).blur(radius: .nan)
          .symbolSize(.infinity).opacity(.nan).annotation { Text("note") }
        BarMark(x: .value("X", 1), y: .value("Y", 1), width: .fixed(.nan)).cornerRadius(.infinity)
          .offset(xStart: .nan, xEnd: .infinity, yStart: .nan, yEnd: -.infinity)
      }
      .frame(width: 300, height: 200))
    _ = try host.png()
    #expect(host.warnings.isEmpty)
    #expect(texts(host) > 2)
  }

  @Test("dates that the calendar does not have are labelled with the year's number")
  func dates() {
    let text = DateTexts.text(1e18, Date.FormatStyle(locale: Locale(identifier: "en_US")).year())
    #expect(text == "3.17E10")
  }

  @Test(
    "dates before 1582 have labels in order", arguments: [-600.0, -420, -3_000])
  func oldDates(years: Double) {
    let year = 31_556_952.0
    var marks = _ChartMarks()
    for place in [years, years + 2, years + 10] {
      PointMark(x: .value("X", Date(timeIntervalSinceReferenceDate: place * year)), y: .value("Y", 1))
        ._collect(into: &marks)
    }
    let data = ChartData(marks, ChartSettings())
    let plan = AxisPlan(
      data, ChartSettings(), CGSize(width: 300, height: 200), Calendar(identifier: .gregorian),
      Locale(identifier: "en_US"))
    let lines = plan.x.compactMap { if case .grid = $0.kind { $0.place } else { nil } }
    #expect(data.placed.count == 3)
    #expect(lines.count > 2 && lines == lines.sorted())
  }
}
