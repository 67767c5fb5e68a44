// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

/// Source of the styles' texts: Apple's documentation of `DateComponentsFormatter.UnitsStyle`, for 9 hours, 41 minutes and 30
/// seconds.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
  ])
  func aStyleHasItsForm(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style).string(from: 34_890) == text)
  }

  @Test func componentsAreWrittenInTheAllowedUnits() {
    #expect(formatter(.full, [.minute]).string(from: DateComponents(hour: 2, minute: 5)) == "125 minutes")
    #expect(formatter(.full).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter(.abbreviated, [.day, .hour]).string(from: 90_000) == "1d 1h")
    #expect(formatter(.full, [.year, .month]).string(from: DateComponents(month: 14)) == "1 year, 2 months")
  }

  @Test func daysAreBeforeThePositionalTime() {
    #expect(formatter(.positional).string(from: 100_000) == "1d 3:46:40")
  }

  @Test func theTimeBetweenDatesFollowsTheCalendar() {
    let start = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024
    let end = Date(timeIntervalSince1970: 1_709_164_800)  // 29 February 2024
    #expect(formatter(.full, [.month, .day]).string(from: start, to: end) == "1 month")
    #expect(formatter(.full, [.day]).string(from: end, to: start) == "-29 days")
  }

  @Test func zerosAreLeftOutByTheBehaviour() {
    let positional = formatter(.positional, [.hour, .minute, .second])
    #expect(positional.string(from: 5) == "5")
    #expect(positional.string(from: 65) == "1:05")
    #expect(positional.string(from: 3600) == "1:00:00")
    positional.zeroFormattingBehavior = .pad
    #expect(positional.string(from: 65) == "00:01:05")
    let full = formatter(.full, [.hour, .minute, .second])
    #expect(full.string(from: 3605) == "1 hour, 5 seconds")
    full.zeroFormattingBehavior = .dropLeading
    #expect(full.string(from: 3605) == "1 hour, 0 minutes, 5 seconds")
    full.zeroFormattingBehavior = []
    #expect(full.string(from: 5) == "0 hours, 0 minutes, 5 seconds")
  }

  @Test func aTimeWithoutLengthIsZeroOfTheSmallestUnit() {
    #expect(formatter(.positional).string(from: 0) == "0")
    #expect(formatter(.full, [.hour, .minute]).string(from: 0) == "0 minutes")
  }

  /// Source: Apple's documentation of `maximumUnitCount`, whose example is 1 hour, 10 minutes and 30 seconds.
  @Test func theGreatestNumberOfUnitsRoundsTheRest() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    #expect(formatter.string(from: 4231) == "1h 11m")
    #expect(formatter.string(from: 7199) == "2h")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 6300) == "2h")
  }

  /// Source: Apple's documentation of `collapsesLargestUnit`, whose example is 1 minute and 3 seconds.
  @Test func oneOfTheLargestUnitIsCollapsed() {
    let formatter = formatter(.full, [.minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63 seconds")
    #expect(formatter.string(from: 123) == "2 minutes, 3 seconds")
  }

  /// Source: Apple's documentation of both properties, with these two sentences.
  @Test func phrasesSurroundTheTimeInEnglish() {
    let formatter = formatter(.full)
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 1800) == "30 minutes remaining")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 1800) == "About 30 minutes remaining")
    formatter.calendar?.locale = Locale(identifier: "de")
    #expect(formatter.string(from: 1800) == "30 Minuten")
  }

  @Test func wordsAreThoseOfTheLanguage() {
    #expect(formatter(.full, language: "de").string(from: 3660) == "1 Stunde und 1 Minute")
    #expect(formatter(.spellOut, language: "fr").string(from: 7200) == "deux\u{A0}heures")
  }

  @Test func aTimeThatIsNoNumberHasNoText() {
    #expect(formatter(.full).string(from: .nan) == nil)
    #expect(formatter(.full).string(from: .infinity) == nil)
    #expect(formatter(.full).string(for: "5") == nil)
  }

  /// The name in Foundation is unavailable: a type that names it is this module's.
  @Test func theNameIsATypeInFilesThatImportBothModules() {
    let made: DateComponentsFormatter = formatter(.full)
    let style: DateComponentsFormatter.UnitsStyle = made.unitsStyle
    #expect(style == .full)
  }
}
