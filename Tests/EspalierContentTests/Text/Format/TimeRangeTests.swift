// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `TimeDataSource.dateRange(startingAt:)` and `dateRange(endingAt:)`.
@MainActor
@Suite struct TimeRangeTests {
  /// The whole seconds in a span.
  private struct Seconds: DiscreteFormatStyle {
    func format(_ span: Range<Date>) -> String { "\(Int(span.upperBound.timeIntervalSince(span.lowerBound))) s" }
    func input(before span: Range<Date>) -> Range<Date>? { nil }
    func input(after span: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(before span: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after span: Range<Date>) -> Range<Date>? {
      span.lowerBound..<span.upperBound.addingTimeInterval(1)
    }
  }

  /// The same for spans whose beginning moves.
  private struct Left: DiscreteFormatStyle {
    func format(_ span: Range<Date>) -> String { Seconds().format(span) }
    func input(before span: Range<Date>) -> Range<Date>? { nil }
    func input(after span: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(before span: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after span: Range<Date>) -> Range<Date>? {
      let next = span.lowerBound.addingTimeInterval(1)
      return next <= span.upperBound ? next..<span.upperBound : nil
    }
  }

  @Test("The span since a date grows, and the span until a date shrinks to nothing")
  func spans() throws {
    let now = Date()
    let host = ViewHost(
      VStack {
        Text(.dateRange(startingAt: now.addingTimeInterval(-10)), format: Seconds()).accessibilityIdentifier("since")
        Text(.dateRange(endingAt: now.addingTimeInterval(3.5)), format: Left()).accessibilityIdentifier("until")
      })
    host.startDate = now
    try host.advance(by: .seconds(0.1))
    func shown(_ name: String) throws -> String? { try host.get(.identifier(name)).text }
    #expect(try shown("since") == "10 s" && shown("until") == "3 s")
    try host.advance(by: .seconds(2))
    #expect(try shown("since") == "12 s" && shown("until") == "1 s")
    try host.advance(by: .seconds(5))
    #expect(try shown("until") == "0 s")
  }
}
