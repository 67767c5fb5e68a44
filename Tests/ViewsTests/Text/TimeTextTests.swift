// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Dates, timers and formats: texts that follow the host's clock and the environment's locale.
@MainActor
struct TimeTextTests {
  private func shown<V: View>(_ host: ViewHost<V>) -> String { (try? host.get(.type(Text.self)).text) ?? "nothing" }

  private let noon = Date(timeIntervalSince1970: 1_559_563_200)

  private func still(_ text: Text, _ locale: String = "en_US") -> String {
    // Foundation writes a narrow space before AM.
    shown(
      ViewHost(text) {
        $0.locale = Locale(identifier: locale)
        $0.timeZone = TimeZone(identifier: "UTC")!
      }
    ).replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func datesStandStill() {
    #expect(still(Text(noon, style: .date)) == "June 3, 2019")
    #expect(still(Text(noon, style: .date), "de_DE") == "3. Juni 2019")
    #expect(still(Text(noon, style: .time)) == "12:00 PM")
    #expect(still(Text(noon, style: .time), "de_DE") == "12:00")
    #expect(still(Text(noon...noon.addingTimeInterval(5400))) == "12:00 – 1:30 PM")
    #expect(still(Text(noon, format: .dateTime.year())) == "2019")
    #expect(still(Text(noon, format: .dateTime.hour().minute())) == "12:00 PM")
    #expect(still(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(still(Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))), "de_DE").hasSuffix("234,5"))
    #expect(still(Text(["a", "b"], format: .list(type: .and))) == "a and b")
    #expect(still(Text("At \(noon, style: .date)!")) == "At June 3, 2019!")
  }

  @Test func aTimerRunsByItself() throws {
    let now = Date()
    let host = ViewHost(
      VStack {
        Text(timerInterval: now...now.addingTimeInterval(65)).accessibilityIdentifier("down")
        Text(timerInterval: now...now.addingTimeInterval(65), countsDown: false).accessibilityIdentifier("up")
        Text(timerInterval: now...now.addingTimeInterval(65), pauseTime: now.addingTimeInterval(10))
          .accessibilityIdentifier("paused")
        Text(now.addingTimeInterval(3600), style: .timer).accessibilityIdentifier("timer")
        Text("in \(now.addingTimeInterval(90), style: .relative)").accessibilityIdentifier("relative")
        Text(now.addingTimeInterval(-7200), style: .offset).accessibilityIdentifier("offset")
      })
    func read() throws -> [String] {
      try ["down", "up", "paused", "timer", "relative", "offset"].map {
        try host.get(.identifier($0)).text ?? "nothing"
      }
    }
    try host.settle()
    #expect(try read() == ["1:05", "0:00", "1:05", "1:00:00", "in 1 minute, 30 seconds", "-2 hours"])
    try host.advance(by: .seconds(5.5))
    #expect(try read() == ["1:00", "0:05", "1:00", "59:55", "in 1 minute, 25 seconds", "-2 hours"])
    try host.advance(by: .seconds(100))
    #expect(try read() == ["0:00", "1:05", "0:55", "58:15", "in 15 seconds", "-2 hours"])
    // A clock that runs is no reason to wait.
    try host.settle()
  }

  @Test func textWithoutATimeDoesNotUpdateAsTimePasses() throws {
    let host = ViewHost(VStack { Text("Still") })
    let work = host.measure { try? host.advance(by: .seconds(1)) }
    #expect(work.rulesRun == 0)
  }

  @Test func timersOfHoursAndMinutes() {
    let now = Date()
    #expect(still(Text(timerInterval: now...now.addingTimeInterval(7265))) == "2:01:05")
    #expect(still(Text(timerInterval: now...now.addingTimeInterval(7265), showsHours: false)) == "121:05")
  }

  @Test("a text of the time now changes when its format does, and not before")
  func aSourceOfTime() throws {
    let format = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let host = ViewHost(
      VStack {
        Text(.currentDate, format: format.minute().second()).accessibilityIdentifier("second")
        Text(.currentDate, format: format.year()).accessibilityIdentifier("year")
        Text("it is \(.currentDate, format: format.second())").accessibilityIdentifier("words")
      })
    func read(_ name: String) throws -> String { try host.get(.identifier(name)).text ?? "nothing" }
    let (first, year, words) = (try read("second"), try read("year"), try read("words"))
    try host.advance(by: .seconds(1))
    #expect(try read("second") != first)
    #expect(try read("words") != words && words.hasPrefix("it is "))
    #expect(try read("year") == year)
    let still = ViewHost(Text(.currentDate, format: format.year()))
    let work = still.measure { try? still.advance(by: .seconds(1)) }
    // Of sixty frames: the clock that waits for the end of the year, and nothing else.
    #expect(work.rulesRun <= 60)
  }

  @Test("a duration counts from a date, below zero until then")
  func aDurationOfTime() throws {
    let start = Date()
    let format = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: Locale(identifier: "en_US"))
    let host = ViewHost(
      VStack {
        Text(.durationOffset(to: start.addingTimeInterval(-60)), format: format).accessibilityIdentifier("since")
        Text(TimeDataSource<Date>.durationOffset(to: start.addingTimeInterval(90)), format: format)
          .accessibilityIdentifier("until")
      })
    func read(_ name: String) throws -> String { try host.get(.identifier(name)).text ?? "nothing" }
    try host.settle()
    #expect(try read("since").hasPrefix("1:0"))
    #expect(try read("until").hasPrefix("-1:"))
    try host.advance(by: .seconds(30))
    #expect(try read("since").hasPrefix("1:3"))
    #expect(try read("until").hasPrefix("-1:0") || read("until").hasPrefix("-0:5"))
  }

  @Test("a formatter writes a date, a decimal number and an object, in a text and in a localised key")
  func formatters() {
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.timeZone = .gmt
    date.dateFormat = "yyyy-MM-dd"
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.numberStyle = .decimal
    #expect(still(Text(noon, formatter: date)) == "2019-06-03")
    #expect(still(Text("On \(noon, formatter: date)!")) == "On 2019-06-03!")
    #expect(still(Text(NSNumber(value: 1234.5), formatter: number)) == "1,234.5")
    #expect(still(Text("\(NSNumber(value: 1234.5), formatter: number) left")) == "1,234.5 left")
    // What the formatter does not write is empty.
    #expect(still(Text("<\(noon, formatter: number)>")) == "<>")
  }
}
