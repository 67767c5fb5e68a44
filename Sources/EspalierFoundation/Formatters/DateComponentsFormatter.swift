// SPDX-License-Identifier: MIT

import Foundation

/// Formats a length of time: 9:41:30, 9h 41m 30s, 9 hours, 41 minutes, 30 seconds.
///
/// Foundation on Linux declares a class of this name without members. Words are those of the Unicode CLDR; the phrases of
/// `includesApproximationPhrase` and `includesTimeRemainingPhrase` exist in English only.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of numbers and units.
  public enum UnitsStyle: Int, Sendable {
    /// 9:41:30. Days and larger units are before the time, abbreviated.
    case positional
    /// 9h 41m 30s.
    case abbreviated
    /// 9 hr, 41 min, 30 sec.
    case short
    /// 9 hours, 41 minutes, 30 seconds.
    case full
    /// nine hours, forty-one minutes, thirty seconds.
    case spellOut
    /// 9hr 41min 30sec.
    case brief
  }

  /// The form of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In a positional text leading zeros are left out, in other texts all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other value are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other value are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// A positional text has two digits for each unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The form of numbers and units.
  open var unitsStyle = UnitsStyle.positional
  /// The units of the text, of year, month, weekOfMonth, day, hour, minute and second; if empty, all except weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The form of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of days, months and years, and its locale that of the words; nil is the system's.
  open var calendar: Calendar? = .current
  /// The date at which a time begins that is given as a number of seconds; nil is the beginning of 2001. It determines the
  /// lengths of months and years.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction; stored, as in Apple's formatter, whose texts have none.
  open var allowsFractionalUnits = false
  /// The greatest number of units in the text, after which the value is rounded; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is written in the next one: 63 seconds instead of 1 minute, 3 seconds.
  open var collapsesLargestUnit = false
  /// Whether the text begins with *About*.
  open var includesApproximationPhrase = false
  /// Whether the text ends with *remaining*.
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence; stored: words of times are the same in each.
  open var formattingContext = Formatter.Context.unknown

  /// The time of components, whose values may exceed the next unit: 90 minutes are 1:30:00.
  open func string(from components: DateComponents) -> String? {
    let start = start
    return length.calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// The time from one date to another; with a minus sign if the second one is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let parts = length.parts(from: min(startDate, endDate), to: max(startDate, endDate))
    guard let parts else { return nil }
    let text = TimeLengthText(
      parts, style: unitsStyle, isNegative: endDate < startDate, isPadded: zeroFormattingBehavior.contains(.pad), locale
    )
    return phrase(text.string)
  }

  /// The time of a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e14 else { return nil }
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time of `DateComponents`; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The time of components, with the formatter's other properties unchanged.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  private var length: TimeLength {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    return TimeLength(
      units: TimeLength.Unit.allCases.filter {
        allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.calendarUnit)
      }, calendar: calendar ?? .autoupdatingCurrent, maximumCount: maximumUnitCount, isCollapsed: collapsesLargestUnit,
      dropped: behavior)
  }

  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
