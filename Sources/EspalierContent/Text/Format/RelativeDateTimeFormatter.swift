// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPrimitives
import Foundation
internal import _FoundationICU

/// Writes how far a date is from another one: 2 hours ago, tomorrow. The largest unit counts, smaller ones are left out. The
/// words are those of the Unicode CLDR in the ICU that Foundation uses; Foundation on Linux lacks this formatter.
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days and the like have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: 1 day ago.
    case numeric
    /// A name where there is one: yesterday.
    case named
  }

  /// How long units are.
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

  /// Whether days and the like have names.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long units are.
  public var unitsStyle = UnitsStyle.full
  /// The language; nil is that of the system.
  public var locale: Locale!
  /// What days, months and years are counted in; nil is that of the system.
  public var calendar: Calendar!

  /// How far `date` is from `referenceDate`.
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

  /// How far now and so many seconds are from each other.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far a date is from now; nil for anything else.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(_ count: Int, _ unit: URelativeDateTimeUnit) -> String {
    let identifier = (locale ?? .autoupdatingCurrent).identifier
    var status = U_ZERO_ERROR
    let numbers = unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
    // The formatter owns the format of numbers.
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
