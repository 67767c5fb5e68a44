// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPrimitives
import Foundation
internal import _FoundationICU

/// Formats the distance of a date from another one: 2 hours ago, tomorrow. Only the largest unit is written, smaller ones are
/// omitted. The words are those of the Unicode CLDR in the ICU that Foundation uses; Foundation on Linux lacks this formatter.
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style of near days and other units: numbers, or names where there are any.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: 1 day ago.
    case numeric
    /// A name if there is one: yesterday.
    case named
  }

  /// The length of unit names.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago.
    case full
    /// Two months ago, with the number as a word.
    case spellOut
    /// 2 mo. ago.
    case short
    /// 2mo ago.
    case abbreviated
  }

  /// The style of near days and other units: numbers, or names where there are any.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The length of unit names.
  public var unitsStyle = UnitsStyle.full
  /// The language; nil is the system's.
  public var locale: Locale!
  /// The calendar of days, months and years; nil is the system's.
  public var calendar: Calendar!

  /// The distance of `date` from `referenceDate`.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    return localizedString(
      from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate.nearest, to: date.nearest))
  }

  /// The largest unit of `dateComponents` that is not zero; seconds if all are.
  public func localizedString(from dateComponents: DateComponents) -> String {
    let days = dateComponents.day ?? 0
    let weeks = (dateComponents.weekOfMonth ?? 0).clampedSum(days / 7)
    let parts: [(Int?, URelativeDateTimeUnit)] = [
      (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.month, UDAT_REL_UNIT_MONTH),
      (weeks, UDAT_REL_UNIT_WEEK), (days, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
      (dateComponents.minute, UDAT_REL_UNIT_MINUTE),
    ]
    let largest = parts.first { ($0.0 ?? 0) != 0 }
    return words(largest?.0 ?? dateComponents.second ?? 0, largest?.1 ?? UDAT_REL_UNIT_SECOND)
  }

  /// The distance of a time from now, in seconds.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The distance of a date from now; nil for any other value.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(_ count: Int, _ unit: URelativeDateTimeUnit) -> String {
    let identifier = (locale ?? .autoupdatingCurrent).identifier
    var status = U_ZERO_ERROR
    let numbers = unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
    // The formatter takes ownership of the number format.
    guard let formatter = swift_ureldatefmt_open(identifier, numbers, width, UDISPCTX_CAPITALIZATION_NONE, &status)
    else { return "\(count)" }
    defer { swift_ureldatefmt_close(formatter) }
    let format = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
    return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 256) { characters in
      let length = format(formatter, Double(count), unit, characters.baseAddress, Int32(characters.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "\(count)" }
      return String(decoding: characters.prefix(Int(length)), as: UTF16.self)
    }
  }

  private var width: UDateRelativeDateTimeFormatterStyle {
    switch unitsStyle {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }
}
