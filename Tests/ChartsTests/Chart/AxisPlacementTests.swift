// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// The places of lines, ticks and labels relative to their values.
@MainActor @Suite struct AxisPlacementTests {
  private func elements(_ scale: PositionScale, _ content: some AxisContent) -> [AxisElement] {
    var result = _AxisElements(
      axis: .horizontal, scale: scale, length: 300, calendar: Calendar(identifier: .gregorian),
      locale: Locale(identifier: "en_US"))
    content._collect(into: &result)
    return result.elements
  }

  private func categories(_ names: [String]) -> PositionScale {
    var builder = ScaleBuilder(ScaleSettings())
    for name in names { builder.add(.category(name)) }
    return builder.scale()
  }

  private func numbers(_ range: ClosedRange<Double>) -> PositionScale {
    ScaleBuilder(ScaleSettings(domain: range._domain)).scale()
  }

  @Test("lines and ticks of categories stand in the middle, or at the start if they are not centred")
  func categoryLines() {
    let scale = categories(["a", "b"])
    func places(_ centered: Bool?) -> [Double] {
      elements(
        scale,
        AxisMarks {
          AxisGridLine(centered: centered); AxisTick(centered: centered)
        }
      ).map(\.place)
    }
    #expect(places(nil) == [0.25, 0.25, 0.75, 0.75])
    #expect(places(true) == [0.25, 0.25, 0.75, 0.75])
    #expect(places(false) == [0, 0, 0.5, 0.5])
  }

  @Test("centred lines of numbers stand between a value and the next one, and none after the last")
  func numberLines() {
    let scale = numbers(0...4)
    func places(_ centered: Bool?) -> [Double] {
      elements(scale, AxisMarks(values: [0.0, 2, 4]) { AxisGridLine(centered: centered) }).map(\.place)
    }
    #expect(places(nil) == [0, 0.5, 1])
    #expect(places(true) == [0.25, 0.75])
  }

  @Test("the last interval of a reversed axis ends at its start")
  func reversed() {
    var builder = ScaleBuilder(ScaleSettings(domain: AutomaticScaleDomain.automatic(reversed: true)._domain))
    for value in [0.0, 4] { builder.add(.number(value)) }
    let marks = AxisMarks(values: [0.0, 2]) { AxisGridLine(centered: true) }
    #expect(elements(builder.scale(), marks).map(\.place) == [0.75, 0.25])
  }

  private func chart(_ label: @escaping (AxisValue) -> AxisValueLabel<Text>) -> some View {
    Chart {
      BarMark(x: .value("X", "a"), y: .value("Y", 1)); BarMark(x: .value("X", "b"), y: .value("Y", 2))
    }
    .chartXAxis { AxisMarks { label($0) } }.chartYAxis(.hidden)
    .frame(width: 200, height: 100)
  }

  @Test("labels of categories stand in the middle, or begin at the start of the category")
  func categoryLabels() throws {
    let middle = ViewHost(chart { _ in AxisValueLabel() })
    #expect(abs(try middle.get(.text("b")).frame.midX - 150) < 1)
    let start = ViewHost(chart { _ in AxisValueLabel(centered: false) })
    #expect(abs(try start.get(.text("b")).frame.minX - 103) < 1)
  }

  @Test("labels of the vertical axis are aligned with each other")
  func alignment() throws {
    func frames(_ alignment: Alignment?) throws -> (short: CGRect, long: CGRect) {
      let host = ViewHost(
        Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
          .chartYScale(domain: 0...1000).chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: [0, 1000]) { AxisValueLabel(multiLabelAlignment: alignment) } }
          .frame(width: 200, height: 100))
      return (try host.get(.text("0")).frame, try host.get(.text("1,000")).frame)
    }
    var (short, long) = try frames(nil)
    #expect(short.minX == long.minX)
    (short, long) = try frames(.trailing)
    #expect(abs(short.maxX - long.maxX) < 0.01)
    (short, long) = try frames(.center)
    #expect(abs(short.midX - long.midX) < 0.01)
  }

  @Test("labels below the plot are aligned with each other")
  func horizontalAlignment() throws {
    func frames(_ alignment: Alignment?) throws -> (low: CGRect, high: CGRect) {
      let host = ViewHost(
        Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
          .chartXScale(domain: 0...2).chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [0, 1]) { value in
              AxisValueLabel(multiLabelAlignment: alignment) {
                if value.index == 0 {
                  Text("low")
                } else {
                  Color.red.frame(width: 10, height: 40).accessibilityIdentifier("high")
                }
              }
            }
          }
          .frame(width: 200, height: 200))
      return (try host.get(.text("low")).frame, try host.get(.identifier("high")).frame)
    }
    var (low, high) = try frames(nil)
    #expect(abs(low.minY - high.minY) < 0.01)
    (low, high) = try frames(.bottom)
    #expect(abs(low.maxY - high.maxY) < 0.01)
  }

  @Test("a tick as long as its label ends where the label ends")
  func labelTicks() throws {
    let host = ViewHost(
      Chart { PointMark(x: .value("X", 0), y: .value("Y", 0)) }
        .chartXScale(domain: 0...2).chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [1]) {
            AxisTick(length: .label(extendPastBy: 5))
            AxisValueLabel { Color.red.frame(width: 10, height: 40).accessibilityIdentifier("label") }
          }
        }
        .frame(width: 200, height: 200))
    #expect(try host.get(.identifier("label")).frame == CGRect(x: 95, y: 160, width: 10, height: 40))
    #expect(host.dump(.displayList).contains("width 0.5 (100, 156, 0 × 49)"))
  }
}
