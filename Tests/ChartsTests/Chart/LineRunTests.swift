// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Lines of very many points: those that the picture does not need are left out before they are placed.
@MainActor @Suite struct LineRunTests {
  private struct Sample: Identifiable {
    let id: Int
    var value: Double
    var date: Date { Date(timeIntervalSinceReferenceDate: Double(id)) }
  }

  private func samples(_ count: Int, _ value: (Int) -> Double) -> [Sample] {
    (0..<count).map { Sample(id: $0, value: value($0)) }
  }

  private func data(_ content: some ChartContent, _ settings: ChartSettings = ChartSettings()) -> ChartData {
    var marks = _ChartMarks()
    content._collect(into: &marks)
    return ChartData(marks, settings)
  }

  private func line(_ samples: [Sample]) -> some ChartContent {
    ForEach(samples) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }
  }

  @Test("a long line keeps the extremes, its ends and its scales, and counts all of its points")
  func reduced() {
    let all = samples(100_000) { $0 == 77_777 ? 500 : $0 == 1234 ? -90 : Double($0 % 31) }
    let found = data(line(all))
    #expect(found.placed.count <= LineRun.least && found.count == 100_000)
    let values = found.placed.compactMap { $0.mark.y?.value.quantity }
    #expect(values.max() == 500 && values.min() == -90)
    #expect(found.placed.first?.mark.x?.value == .number(0) && found.placed.last?.mark.x?.value == .number(99_999))
    let whole = data(ForEach(all) { PointMark(x: .value("X", $0.id), y: .value("Y", $0.value)) })
    #expect(whole.placed.count == 100_000)
    #expect(found.x.bounds == whole.x.bounds && found.y.bounds == whole.y.bounds)
  }

  @Test("each column has the lowest and the highest of its points")
  func columns() {
    let all = samples(40_000) { sin(Double($0) * 1.7) * Double($0 % 997) }
    let kept = Set(data(line(all)).placed.compactMap { $0.mark.x?.value.quantity.map { Int($0) } })
    let width = 39_999.0 / Double(LineRun.columns)
    for column in stride(from: 0, to: LineRun.columns, by: 97) {
      let part = all.filter { Int(Double($0.id) / width) == column }
      guard let low = part.min(by: { $0.value < $1.value }), let high = part.max(by: { $0.value < $1.value }) else {
        continue
      }
      #expect(kept.contains(low.id) && kept.contains(high.id))
    }
  }

  @Test("all points remain with symbols, annotations, a scrolled or bent scale, and without an order")
  func whole() {
    let all = samples(10_000) { Double($0 % 13) }
    #expect(data(line(all)).placed.count < 10_000)
    #expect(data(line(all).symbol(.circle)).placed.count == 10_000)
    #expect(data(line(all).annotation { Text("A") }).placed.count == 10_000)
    var scrolled = ChartSettings()
    scrolled.scroll.axes = .horizontal
    #expect(data(line(all), scrolled).placed.count == 10_000)
    var bent = ChartSettings()
    bent.yScale.type = .squareRoot
    #expect(data(line(all), bent).placed.count == 10_000)
    let spiral = ForEach(all) { LineMark(x: .value("X", cos(Double($0.id))), y: .value("Y", $0.value)) }
    #expect(data(spiral).placed.count == 10_000)
    #expect(data(line(samples(2000) { Double($0) })).placed.count == 2000)
  }

  @Test("a part of the domain has its own columns")
  func domain() {
    var settings = ChartSettings()
    settings.xScale.domain = .values([.number(0), .number(1000)])
    let kept = data(line(samples(100_000) { Double($0 % 13) }), settings).placed
      .compactMap { $0.mark.x?.value.quantity }.filter { $0 <= 1000 }
    #expect(kept.count == 1001)
  }

  @Test("values that are not numbers are left out, dates are dates, and a mark between two lines stays there")
  func mixed() {
    let all = samples(20_000) { $0 % 50 == 7 ? .nan : Double($0 % 13) }
    let found = data(line(all))
    #expect(found.count == 19_600 && found.placed.allSatisfy { $0.y0.isFinite })
    let dates = ForEach(all) { LineMark(x: .value("X", $0.date), y: .value("Y", $0.value)) }
    #expect(data(dates).x.kind == .date && data(dates).placed.count <= LineRun.least)
    struct Both<Line: ChartContent>: ChartContent {
      let line: Line
      var body: some ChartContent {
        line
        RuleMark(y: .value("Y", 3))
        line
      }
    }
    let kinds = data(Both(line: line(all))).placed.map(\.mark.kind)
    let rule = kinds.firstIndex(of: .rule)
    #expect(kinds.filter { $0 == .rule }.count == 1 && rule == (kinds.count - 1) / 2)
  }

  @Test("a plot of a collection has the points of its marks, stored or computed")
  func plots() {
    let all = samples(30_000) { Double($0 * 7919 % 1009) }
    func places(_ data: ChartData) -> [[Double]] { data.placed.map { [$0.x0, $0.y0] } }
    let marks = places(data(line(all)))
    #expect(places(data(LinePlot(all, x: .value("X", \.id), y: .value("Y", \.value)))) == marks)
    #expect(places(data(LinePlot(all.lazy.map { $0 }, x: .value("X", \.id), y: .value("Y", \.value)))) == marks)
    let dates = ForEach(all) { LineMark(x: .value("X", $0.date), y: .value("Y", $0.value)) }
    #expect(places(data(LinePlot(all, x: .value("X", \.date), y: .value("Y", \.value)))) == places(data(dates)))
  }

  @Test("the summary for screen readers counts all points")
  func summary() throws {
    let all = samples(100_000) { $0 == 50_000 ? 100 : 0 }
    let host = ViewHost(
      Chart(all) { LineMark(x: .value("X", $0.id), y: .value("Y", $0.value)) }.chartXAxis(.hidden).chartYAxis(.hidden),
      size: CGSize(width: 300, height: 200))
    _ = try host.get(.label("Chart, 100000 values"))
  }
}
