// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Domains that end at the values of their axis.
@MainActor @Suite struct DomainRoundingTests {
  private func bounds(
    _ values: AxisMarkValues, domain: ClosedRange<Double>? = nil, _ data: [Double] = [3, 97]
  ) -> ClosedRange<Double> {
    var marks = _ChartMarks()
    ForEach(data, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }._collect(into: &marks)
    var settings = ChartSettings()
    settings.xAxis = .content(AxisMarks(values: values) { AxisGridLine() })
    settings.xScale.domain = (domain?._domain) ?? AutomaticScaleDomain.automatic(includesZero: false)._domain
    return ChartData(marks, settings).x.bounds
  }

  @Test("a bound is rounded to a multiple of the stride, or not at all")
  func stride() {
    #expect(bounds(.stride(by: 40.0, roundLowerBound: true, roundUpperBound: true)) == 0...120)
    #expect(bounds(.stride(by: 40.0, roundLowerBound: false, roundUpperBound: true)) == 3...120)
    #expect(bounds(.stride(by: 40.0, roundLowerBound: false, roundUpperBound: false)) == 3...97)
  }

  @Test("a bound is rounded to an automatic value, or not at all")
  func automatic() {
    #expect(bounds(.automatic(roundLowerBound: false, roundUpperBound: false)) == 3...97)
    #expect(bounds(.automatic(desiredCount: 2, roundLowerBound: true, roundUpperBound: true)) == 0...100)
    #expect(bounds(.automatic(minimumStride: 60.0, roundLowerBound: true, roundUpperBound: true)) == 0...120)
  }

  @Test("a domain that is set is not rounded")
  func explicit() {
    #expect(bounds(.stride(by: 40.0, roundLowerBound: true, roundUpperBound: true), domain: 1...99) == 1...99)
  }

  @Test("dates are rounded to the beginnings of units of time")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let day = 86_400.0
    var marks = _ChartMarks()
    for second in [day * 1.25, day * 2.5] {
      PointMark(x: .value("X", Date(timeIntervalSinceReferenceDate: second)), y: .value("Y", 1))
        ._collect(into: &marks)
    }
    var settings = ChartSettings()
    settings.calendar = calendar
    func bounds(_ lower: Bool?, _ upper: Bool?) -> ClosedRange<Double> {
      settings.xAxis = .content(
        AxisMarks(values: .stride(by: .day, roundLowerBound: lower, roundUpperBound: upper)) { AxisGridLine() })
      return ChartData(marks, settings).x.bounds
    }
    #expect(bounds(nil, nil) == (day * 1.25)...(day * 2.5))
    #expect(bounds(true, true) == day...(day * 3))
    #expect(bounds(true, nil) == day...(day * 2.5))
  }
}
