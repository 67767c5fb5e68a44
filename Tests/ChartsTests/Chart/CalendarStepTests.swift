// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Charts

@Suite struct CalendarStepTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    return calendar
  }

  private func seconds(_ year: Int, _ month: Int, _ day: Int = 1, _ hour: Int = 0) -> Double {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!.timeIntervalSinceReferenceDate
  }

  @Test("ticks of a year of dates are beginnings of quarters")
  func quarters() {
    let range = seconds(2024, 1)...seconds(2024, 12, 31)
    let step = CalendarSteps.step(range, count: 4)
    #expect(step == CalendarStep(unit: .month, count: 3))
    #expect(
      CalendarSteps.ticks(range, step, calendar: calendar)
        == [seconds(2024, 1), seconds(2024, 4), seconds(2024, 7), seconds(2024, 10)])
  }

  @Test("ticks of hours are counted from midnight")
  func hours() {
    let ticks = CalendarSteps.ticks(
      seconds(2024, 5, 3, 1)...seconds(2024, 5, 3, 13), CalendarStep(unit: .hour, count: 6), calendar: calendar)
    #expect(ticks == [seconds(2024, 5, 3, 6), seconds(2024, 5, 3, 12)])
  }

  @Test("ticks of dates that no calendar has do not end the process")
  func distant() { _ = CalendarSteps.ticks(-1e300...1e300, CalendarStep(unit: .day, count: 1), calendar: calendar) }
}
