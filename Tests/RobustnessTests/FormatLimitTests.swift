// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Parameters and values that end a process in Foundation's formats: the nearest one is written, with a warning that names the view.
@MainActor
@Suite("Limits of formats")
struct FormatLimitTests {
  @Test("A precision of more digits than can be written has 999") func precision() throws {
    let warned = [
      "Text: in its format, the precision is 9223372036854775807 digits; 999 are used, the nearest that can be written."
    ]
    let number = FloatingPointFormatStyle<Double>()
    #expect(try Exercise.warnings(Text(1.0, format: number.precision(.fractionLength(.max)))) == warned)
    #expect(try Exercise.warnings(Text(1.0, format: number.precision(.significantDigits(.max)))) == warned)
    #expect(try Exercise.warnings(Text(1.0, format: number.precision(.integerLength(.max)))) == warned)
    #expect(try Exercise.warnings(Text(1.0, format: number.precision(.fractionLength(.max)).attributed)) == warned)
    #expect(try Exercise.warnings(Text(1.0, format: .percent.precision(.fractionLength(.max)))) == warned)
    #expect(try Exercise.warnings(Text(1.0, format: .currency(code: "").precision(.fractionLength(.max)))) == warned)
    #expect(try Exercise.warnings(Text(5, format: .number.precision(.integerLength(.max)))) == warned)
    #expect(try Exercise.warnings(Text(Decimal(5), format: .number.precision(.fractionLength(.max)))) == warned)
    #expect(
      try Exercise.warnings(
        Text([1.0], format: .list(memberStyle: number.precision(.fractionLength(.max)), type: .and)))
        == warned)
    #expect(
      try Exercise.warnings(
        Text(
          Measurement(value: 2, unit: UnitLength.meters),
          format: .measurement(width: .wide, numberFormatStyle: number.precision(.fractionLength(.max))))) == warned)
    #expect(
      try Exercise.warnings(Text(1.0, format: number.precision(.fractionLength(-1)))).first?.contains("0 are used")
        == true)
    let host = ViewHost(Text(1.5, format: number.precision(.integerAndFractionLength(integer: 2, fraction: .max))))
    #expect(host.all(.text("01.5" + String(repeating: "0", count: 997))).count == 1)
    #expect(try Exercise.warnings(Text(1.5, format: number.precision(.fractionLength(2...999)))).isEmpty)
  }

  @Test("Fields and steppers name themselves") func controls() throws {
    let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(.max))
    #expect(
      try Exercise.warnings(TextField("t", value: .constant(1.0), format: format)).allSatisfy {
        $0.hasPrefix("TextField: in its")
      })
    #expect(try !Exercise.warnings(TextField("t", value: .constant(1.0), format: format)).isEmpty)
    #expect(try !Exercise.warnings(TextField("t", value: .constant(Optional(1.0)), format: format)).isEmpty)
    let stepper = Stepper(value: .constant(1.0), format: format) { Text("s") }
    #expect(try Exercise.warnings(stepper).allSatisfy { $0.hasPrefix("Stepper: in its") })
  }

  @Test("The least and the greatest durations are written as the nearest that can be") func durations() throws {
    let ends = [
      Duration(secondsComponent: .min, attosecondsComponent: 0), .init(secondsComponent: .max, attosecondsComponent: 0),
    ]
    for duration in ends {
      for view in [
        Text(duration, format: .units()), Text(duration, format: .time(pattern: .hourMinuteSecond)),
        Text(duration, format: .units(allowed: [.nanoseconds, .weeks], width: .wide)),
        Text(duration, format: .units().attributed),
      ] {
        let found = try Exercise.warnings(view)
        #expect(found.count == 1 && found[0].hasPrefix("Text: in its format, the duration is "))
        #expect(found.first?.hasSuffix("e+18 s is used, the nearest that can be written.") == true)
      }
    }
    for format in [
      Duration.UnitsFormatStyle(allowedUnits: [], width: .wide), .units(maximumUnitCount: .min),
      .units(fractionalPart: .show(length: .min)), .units(fractionalPart: .show(length: 2, increment: .nan)),
    ] {
      #expect(try Exercise.warnings(Text(Duration.seconds(70), format: format)).count == 1)
      #expect(try Exercise.warnings(Text(Duration.seconds(70), format: format.attributed)).count == 1)
    }
    let time = Duration.TimeFormatStyle(
      pattern: .hourMinuteSecond(padHourToLength: .max, fractionalSecondsLength: .min))
    #expect(try Exercise.warnings(Text(Duration.seconds(70), format: time)).count == 1)
    #expect(try Exercise.warnings(Text(Duration.seconds(70), format: time.attributed)).count == 1)
  }

  @Test("Dates that are none, in every format", arguments: HostileNumber.all) func dates(_ number: CGFloat) throws {
    let date = Date(timeIntervalSince1970: number)
    let ends = [date, .distantPast, .distantFuture].sorted()
    expectThreadTime(below: 60) {
      #expect(throws: Never.self) {
        try Exercise.run(
          VStack {
            Text(date, format: .dateTime)
            Text(date, format: .iso8601)
            Text(date, format: .relative(presentation: .named))
            Text(date, format: .verbatim("\(year: .defaultDigits)", timeZone: .current, calendar: .current))
            Text(date..<date, format: .interval)
            Text(date, style: .relative)
            Text(date, style: .timer)
            TextField("d", value: .constant(date), format: .dateTime)
            if !number.isNaN {
              Text(timerInterval: ends[0]...ends[2], pauseTime: ends[1])
              ProgressView(timerInterval: ends[0]...ends[2])
              Text(ends[0]...ends[2])
            }
          })
      }
    }
  }

  @Test(
    "An increment without end is the greatest number, whatever the number's type; one that is no number, or none, stays"
  )
  func increments() throws {
    let warned = [
      "Text: in its format, the increment is inf; 1.7976931348623157e+308 is used, the nearest that can be written."
    ]
    let number = FloatingPointFormatStyle<Double>()
    #expect(try Exercise.warnings(Text(5.0, format: number.rounded(increment: .infinity))) == warned)
    #expect(
      try Exercise.warnings(Text(5.0, format: number.rounded(rule: .up, increment: .infinity).attributed)) == warned)
    #expect(try Exercise.warnings(Text(5.0, format: .percent.rounded(increment: .infinity))) == warned)
    #expect(try Exercise.warnings(Text(5.0, format: .currency(code: "EUR").rounded(increment: .infinity))) == warned)
    #expect(try Exercise.warnings(Text("\(5.0, format: number.rounded(increment: .infinity))")) == warned)
    for increment in [0, -5, -Double.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(try Exercise.warnings(Text(5.0, format: number.rounded(increment: increment))).isEmpty)
    }
  }

  @Test("A date that cannot be described is the nearest one in a text", arguments: [Double.nan, .infinity, -.infinity])
  func describedDates(_ number: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: number)
    #expect(try Exercise.warnings(Text("at \(date)")).count == 1)
    #expect(try Exercise.warnings(Text(String(localized: "at \(date)"))).count == 1)
  }

  @Test("Counts of bytes, measurements and odd parameters") func others() throws {
    let number = FloatingPointFormatStyle<Double>()
    try Exercise.run(
      VStack {
        Text(Int64.min, format: .byteCount(style: .binary, allowedUnits: [], includesActualByteCount: true))
        Text(Int64.max, format: .byteCount(style: .memory))
        Text(Measurement(value: Double.nan, unit: UnitLength.meters), format: .measurement(width: .wide))
        Text(Measurement(value: -Double.infinity, unit: UnitTemperature.kelvin), format: .measurement(width: .narrow))
        Text(1.0, format: .currency(code: ""))
        Text(1.0, format: number.scale(-.infinity))
        Text(1.0, format: number.rounded(increment: .nan))
        Gauge(value: 1, in: 0...0) { Text(Int.min, format: .percent) }
        Slider(value: .constant(1), in: 0...1) { Text(Decimal.nan, format: .number) }
      })
  }
}
