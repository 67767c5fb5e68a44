// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Formatters that Foundation on Linux lacks.
@MainActor
@Suite struct FormatterTests {
  private let noon = Date(timeIntervalSince1970: 1_559_563_200)

  private func relative(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test("the largest unit counts, before and after")
  func units() {
    let formatter = relative()
    for (seconds, words) in [
      (-7140.0, "1 hour ago"), (45, "in 45 seconds"), (0, "in 0 seconds"), (86_400, "in 1 day"),
      (-86_400 * 15, "2 weeks ago"), (86_400 * 400, "in 1 year"), (-86_400 * 40, "1 month ago"),
    ] {
      #expect(formatter.localizedString(for: noon.addingTimeInterval(seconds), relativeTo: noon) == words)
    }
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
    #expect(formatter.localizedString(from: DateComponents(day: 0, hour: 3)) == "in 3 hours")
  }

  @Test("names, lengths and languages")
  func styles() {
    let formatter = relative()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    #expect(relative("de_DE").localizedString(from: DateComponents(day: 2)) == "in 2 Tagen")
  }

  @Test("lists of strings, and of values that a formatter writes")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(for: ["a", 2]) == "a and 2")
    #expect(formatter.string(for: 3) == nil && formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b"]) == "a und b")
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.minimumFractionDigits = 1
    formatter.itemFormatter = number
    #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 und 2.0")
    #expect(formatter.string(from: ["word"]) == nil)
  }

  @Test("a text of a date with a formatter that is relative")
  func text() throws {
    let host = ViewHost(Text(Date().addingTimeInterval(-3 * 86_400 - 60), formatter: relative()))
    _ = try host.get(.text("3 days ago"))
  }
}
