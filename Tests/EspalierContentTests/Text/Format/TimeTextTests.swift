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
    #expect(try read() == ["1:05", "0:00", "1:05", "1:00:00", "in 1 min, 30 sec", "+2 hours"])
    try host.advance(by: .seconds(5.5))
    #expect(try read() == ["1:00", "0:05", "1:00", "59:55", "in 1 min, 25 sec", "+2 hours"])
    try host.advance(by: .seconds(100))
    #expect(try read() == ["0:00", "1:05", "0:55", "58:15", "in 15 sec", "+2 hours"])
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
    // The clock that waits for the end of the year runs in each of sixty frames, and nothing else does.
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
    // A value that the formatter does not write is empty.
    #expect(still(Text("<\(noon, formatter: number)>")) == "<>")
  }

  @Test("The clocks of SystemFormatStyle, as SwiftUI's documentation gives them")
  func clocks() {
    func passed(_ seconds: TimeInterval, _ format: some FormatStyle<Date, AttributedString>) -> String {
      still(Text(noon.addingTimeInterval(seconds), format: format))
    }
    #expect(passed(5.23, .stopwatch(startingAt: noon)) == "00:05.23")
    #expect(passed(-5, .stopwatch(startingAt: noon)) == "00:00.00")
    #expect(passed(2730.12, .stopwatch(startingAt: noon)) == "45:30.12")
    #expect(passed(90_061, .stopwatch(startingAt: noon)) == "25:01:01.00")
    #expect(passed(4530, .stopwatch(startingAt: noon, showsHours: false)) == "75:30.00")
    #expect(passed(83.45, .stopwatch(startingAt: noon, maxPrecision: .milliseconds(100))) == "01:23.4")
    #expect(passed(83.45, .stopwatch(startingAt: noon, maxPrecision: .seconds(1))) == "01:23")
    #expect(passed(1400, .stopwatch(startingAt: noon, maxPrecision: .seconds(60))) == "23 minutes")
    #expect(
      [4, 3, 2].map { passed(5025.67, .stopwatch(startingAt: noon, maxFieldCount: $0)) }
        == ["01:23:45.67", "01:23:45", "1:23"])
    let minutes = noon..<noon.addingTimeInterval(300)
    #expect(
      [-9, 0, 0.5, 60, 270, 300, 900].map { passed($0, .timer(countingDownIn: minutes)) }
        == ["5:00", "5:00", "5:00", "4:00", "0:30", "0:00", "0:00"])
    let hour = noon..<noon.addingTimeInterval(3600)
    #expect(
      [-9, 30, 3599, 3600, 9000].map { passed($0, .timer(countingUpIn: hour)) }
        == ["0:00", "0:30", "59:59", "1:00:00", "1:00:00"])
    #expect(passed(0, .timer(countingDownIn: noon..<noon.addingTimeInterval(5400), showsHours: false)) == "90:00")
  }

  @Test("Offsets and references of SystemFormatStyle, as SwiftUI's documentation gives them")
  func distances() {
    func passed(_ seconds: TimeInterval, _ format: some FormatStyle<Date, AttributedString>) -> String {
      still(Text(noon.addingTimeInterval(seconds), format: format))
    }
    #expect(passed(222, .offset(to: noon)) == "3 minutes, 42 seconds")
    #expect(
      [1, 2, 3].map { passed(5663, .offset(to: noon, maxFieldCount: $0)) }
        == ["1 hour", "1 hour, 34 minutes", "1 hour, 34 minutes, 23 seconds"])
    #expect(passed(332, .offset(to: noon, allowedFields: [.minute, .second])) == "5:32")
    #expect(passed(3932, .offset(to: noon, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)) == "1:05:32")
    #expect(passed(3932, .offset(to: noon, allowedFields: [.hour, .minute])) == "1 hour, 5 minutes")
    #expect(
      passed(-5, .offset(to: noon)) == "\u{2212}5 seconds" && passed(-5, .offset(to: noon, sign: .never)) == "5 seconds"
    )
    let signed = SystemFormatStyle.DateOffset(to: noon, sign: .always(includingZero: false))
    #expect([5, 0, -5].map { passed($0, signed) } == ["+5 seconds", "0 seconds", "\u{2212}5 seconds"])

    let day: TimeInterval = 86_400
    #expect(
      [20, -300, -10_800, -day, 3 * day, 27 * day].map { passed($0, .reference(to: noon)) }
        == ["now", "in 5 minutes", "in 3 hours", "tomorrow", "3 days ago", "27 days ago"])
    #expect(passed(-40 * day, .reference(to: noon)) == "Monday, June 3")
    #expect(passed(400 * day, .reference(to: noon)) == "June 2019")
    #expect(passed(400 * day, .reference(to: noon, maxFieldCount: 3)) == "June 3, 2019")
  }

  @Test("A text of the current time changes when its format writes something else, and costs nothing until then")
  func currentTime() throws {
    let host = ViewHost(EmptyView())
    let start = host.startDate
    let texts = ViewHost(
      VStack {
        Text(.currentDate, format: .stopwatch(startingAt: start)).accessibilityIdentifier("stopwatch")
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
          .accessibilityIdentifier("timer")
        Text(.currentDate, format: .offset(to: start.addingTimeInterval(7200))).accessibilityIdentifier("offset")
        Text("Ends \(.currentDate, format: .reference(to: start.addingTimeInterval(600)))")
          .accessibilityIdentifier("reference")
      }.environment(\.locale, Locale(identifier: "en_US")))
    texts.startDate = start
    func read() throws -> [String] {
      try ["stopwatch", "timer", "offset", "reference"].map { try texts.get(.identifier($0)).text ?? "nothing" }
    }
    try texts.advance(by: .seconds(12.34))
    #expect(try read() == ["00:12.34", "1:18", "\u{2212}1 hour, 59 minutes", "Ends in 10 minutes"])
    try texts.advance(by: .seconds(100))
    #expect(try read() == ["01:52.34", "0:00", "\u{2212}1 hour, 58 minutes", "Ends in 8 minutes"])

    let minutes = ViewHost(
      Text(
        .currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(600), maxPrecision: .seconds(60))))
    minutes.startDate = start
    try minutes.advance(by: .seconds(1))
    // The clock that waits runs in each of 3,000 frames, and nothing else does.
    #expect(minutes.measure { try? minutes.advance(by: .seconds(50)) }.rulesRun <= 3000)
  }
}
