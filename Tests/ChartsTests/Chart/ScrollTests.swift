// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// Charts whose axes scroll.
@MainActor @Suite struct ScrollTests {
  @Observable final class Model {
    var x = 0.0
    var y = 0.0
    var name = "n0"
    var count = 11
    var selected: Double?
    /// The values at the start and at the end of the plot.
    var start: Double?
    var end: Double?
  }

  private let model = Model()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding {
      model[keyPath: path]
    } set: {
      model[keyPath: path] = $0
    }
  }

  /// Numbers from 0 to 100, of which 20 are visible in 200 points.
  private func chart<Content: View>(_ change: (AnyView) -> Content) -> some View {
    change(
      AnyView(
        Chart { ForEach(0..<101) { PointMark(x: .value("X", $0), y: .value("Y", $0)) } }
          .chartXScale(domain: 0...100).chartYScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXVisibleDomain(length: 20)
          .chartOverlay { proxy in
            let edges = [proxy.value(atX: 0, as: Double.self), proxy.value(atX: proxy.plotSize.width, as: Double.self)]
            Color.clear.allowsHitTesting(false)
              .onChange(of: edges, initial: true) { (model.start, model.end) = (edges[0], edges[1]) }
          })
    )
    .frame(width: 200, height: 100)
  }

  @Test("a wheel moves the visible part, and writes the position")
  func wheel() throws {
    let host = ViewHost(chart { $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x)) })
    try host.settle()
    #expect(model.start == 0 && model.end == 20)
    host.pointer.scroll(by: CGSize(width: -100, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs(model.x - 10) < 0.01)
    #expect(abs((model.start ?? 0) - 10) < 0.01)
    host.pointer.scroll(by: CGSize(width: -100_000, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs(model.x - 80) < 0.01)
  }

  @Test("a program moves the visible part by the position")
  func program() throws {
    let host = ViewHost(chart { $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x)) })
    try host.settle()
    model.x = 35
    try host.settle()
    #expect(abs((model.start ?? 0) - 35) < 0.01)
    #expect(model.x == 35)
    host.pointer.scroll(by: CGSize(width: -50, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs(model.x - 40) < 0.01)
  }

  @Test("the first position is that of the modifier")
  func initial() throws {
    let host = ViewHost(chart { $0.chartScrollableAxes(.horizontal).chartScrollPosition(initialX: 50.0) })
    try host.settle()
    #expect(abs((model.start ?? 0) - 50) < 0.01)
    host.pointer.scroll(by: CGSize(width: 50, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs((model.start ?? 0) - 45) < 0.01)
  }

  @Test("a finger scrolls from right to left in a mirrored layout")
  func mirrored() throws {
    let host = ViewHost(
      chart { $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x)) }, look: .phone
    ) { $0.layoutDirection = .rightToLeft }
    try host.settle()
    // The start of the axis is at the right.
    #expect(abs((model.start ?? 0) - 20) < 0.01)
    host.pointer.scroll(by: CGSize(width: 100, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs(model.x - 10) < 0.01)
  }

  @Test("a press on a chart that scrolls selects a value")
  func selection() throws {
    let host = ViewHost(
      chart {
        $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x))
          .chartXSelection(value: binding(\.selected))
      })
    try host.settle()
    model.x = 30
    try host.settle()
    host.pointer.hover(at: CGPoint(x: 100, y: 50))
    #expect(abs((model.selected ?? 0) - 40) < 0.01)
    host.pointer.hover(at: nil)
    host.pointer.press(at: CGPoint(x: 50, y: 50))
    try host.advance(by: .seconds(1))
    #expect(abs((model.selected ?? 0) - 35) < 0.01)
    host.pointer.release(at: CGPoint(x: 50, y: 50))
  }

  @Test("a wheel along the other axis scrolls the view around")
  func outer() throws {
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          chart { $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x)) }
          Color.green.frame(width: 200, height: 1000).accessibilityIdentifier("below")
        }
      }, size: CGSize(width: 200, height: 300))
    try host.settle()
    host.pointer.scroll(by: CGSize(width: 0, height: -40), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(try host.get(.identifier("below")).frame.minY == 60)
    #expect(model.x == 0)
  }

  /// Drags the plot to the left by some points, from rest to rest unless it is a swipe.
  private func drag<V: View>(_ host: ViewHost<V>, _ points: CGFloat, isSwipe: Bool = false) throws {
    host.pointer.press(at: CGPoint(x: 190, y: 50), isTouch: true)
    for step in 1...10 {
      try host.advance(by: .milliseconds(10))
      host.pointer.move(to: CGPoint(x: 190 - points * CGFloat(step) / 10, y: 50))
    }
    if !isSwipe { try host.advance(by: .milliseconds(300)) }
    host.pointer.release(at: CGPoint(x: 190 - points, y: 50))
    try host.settle()
  }

  private func aligned(_ behavior: ValueAlignedChartScrollTargetBehavior) throws -> ViewHost<some View> {
    let host = ViewHost(
      chart {
        $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x)).chartScrollTargetBehavior(behavior)
      }, look: .phone)
    try host.settle()
    return host
  }

  @Test("the visible part begins at a multiple of a value after a finger is lifted")
  func alignedToValues() throws {
    let host = try aligned(.valueAligned(unit: 5))
    try drag(host, 80)
    #expect(abs(model.x - 5) < 0.01 || abs(model.x - 10) < 0.01, "\(model.x)")
    #expect(abs(model.x / 5 - (model.x / 5).rounded()) < 0.001)
    try drag(host, 130)
    #expect(abs(model.x / 5 - (model.x / 5).rounded()) < 0.001)
  }

  @Test("a swipe ends at the next page")
  func pages() throws {
    let host = try aligned(.valueAligned(unit: 1, majorAlignment: .page))
    try drag(host, 100, isSwipe: true)
    #expect(abs(model.x - 20) < 0.01, "\(model.x)")
    try drag(host, 150, isSwipe: true)
    #expect(abs(model.x - 40) < 0.01, "\(model.x)")
    try drag(host, -100, isSwipe: true)
    #expect(abs(model.x - 20) < 0.01, "\(model.x)")
  }

  @Test("dates with components are found on both sides of a place")
  func matching() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let day = 86_400.0
    var builder = ScaleBuilder(ScaleSettings())
    for second in [0, 100 * day] { builder.add(.date(second)) }
    var scroll = ChartScroll()
    (scroll.axes, scroll.xLength) = (.horizontal, 7 * day)
    var marks = _ChartMarks()
    for second in [0, 100 * day] {
      PointMark(x: .value("X", Date(timeIntervalSinceReferenceDate: second)), y: .value("Y", 1))
        ._collect(into: &marks)
    }
    let part = try #require(VisiblePart(.horizontal, ChartData(marks, ChartSettings()), scroll))
    let spacing = ValueSpacing.matching(DateComponents(hour: 0))
    let around = try #require(spacing.around(day * 3.25, part, calendar))
    #expect(around.before == day * 3 && around.behind == day * 4)
    let exact = try #require(spacing.around(day * 3, part, calendar))
    #expect(exact.before == day * 3 && exact.behind == day * 3)
    #expect(ValueSpacing.unit(-1).around(3, part, calendar) == nil)
  }

  @Test("a finger that scrolls selects nothing")
  func fingerSelection() throws {
    let host = ViewHost(
      chart {
        $0.chartScrollableAxes(.horizontal).chartScrollPosition(x: binding(\.x))
          .chartXSelection(value: binding(\.selected))
      }, look: .phone)
    try host.settle()
    host.pointer.press(at: CGPoint(x: 190, y: 50), isTouch: true)
    #expect(model.selected == 19)
    for x in stride(from: 180.0, through: 100, by: -10) {
      try host.advance(by: .milliseconds(10))
      host.pointer.move(to: CGPoint(x: x, y: 50))
    }
    #expect(model.x > 5)
    #expect(model.selected == nil)
    host.pointer.release(at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(model.selected == nil)
  }

  @Test("a reversed axis begins with its end")
  func reversed() throws {
    var marks = _ChartMarks()
    ForEach([0.0, 100], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }._collect(into: &marks)
    var settings = ChartSettings()
    settings.xScale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    var scroll = ChartScroll()
    (scroll.axes, scroll.xLength) = (.horizontal, 20)
    let part = try #require(VisiblePart(.horizontal, ChartData(marks, settings), scroll))
    #expect(part.start(part: 0) == 80)
    #expect(part.part(start: 80) == 0)
  }

  @Test("a chart of categories scrolls by categories")
  func categories() throws {
    let host = ViewHost(
      Chart { ForEach(0..<50) { BarMark(x: .value("X", "n\($0)"), y: .value("Y", $0)) } }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: binding(\.name)).chartXAxis(.hidden).chartYAxis(.hidden)
        .frame(width: 200, height: 100))
    try host.settle()
    host.pointer.scroll(by: CGSize(width: -60, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(model.name == "n3")
    model.name = "n20"
    try host.settle()
    host.pointer.scroll(by: CGSize(width: -20, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(model.name == "n21")
  }

  @Test("a part that is as long as the whole does not scroll; more data make it scroll")
  func growing() throws {
    let host = ViewHost(Growing(model: model).frame(width: 200, height: 100))
    try host.settle()
    host.pointer.scroll(by: CGSize(width: -100, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(model.start == 0)
    model.count = 101
    try host.settle()
    #expect(model.start == 0)
    host.pointer.scroll(by: CGSize(width: -100, height: 0), at: CGPoint(x: 100, y: 50))
    try host.settle()
    #expect(abs((model.start ?? 0) - 10) < 0.01)
    model.count = 11
    try host.settle()
    #expect(model.start == 0)
  }

  private struct Growing: View {
    let model: Model
    var body: some View {
      Chart { ForEach(0..<model.count, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) } }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartXScale(domain: 0...(model.count - 1)).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          Color.clear.allowsHitTesting(false)
            .onChange(of: proxy.value(atX: 0, as: Double.self), initial: true) { model.start = $1 }
        }
    }
  }
}
