// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension Duration.UnitsFormatStyle: AttributableFormat {
  func bounded(for view: String) -> Self {
    var result = self
    if allowedUnits.isEmpty {
      Diagnostics.warnOfFormat(view, "no units are allowed", "seconds are used")
      result.allowedUnits = [.seconds]
    }
    if let count = maximumUnitCount, count < 0 {
      Diagnostics.warnOfFormat(view, "the number of units is \(count)", "0 is used")
      result.maximumUnitCount = 0
    }
    let part = fractionalPartDisplay
    if min(part.minimumLength, part.maximumLength) < 0 {
      let length = min(part.minimumLength, part.maximumLength)
      Diagnostics.warnOfFormat(view, "the fraction has \(length) digits", "0 are used")
      result.fractionalPartDisplay.minimumLength = max(part.minimumLength, 0)
      result.fractionalPartDisplay.maximumLength = max(part.maximumLength, 0)
    }
    if let increment = part.roundingIncrement, !(abs(increment) <= 1e9) {
      Diagnostics.warnOfFormat(view, "the increment is \(increment)", "none is used")
      result.fractionalPartDisplay.roundingIncrement = nil
    }
    return result
  }
}

extension Duration.TimeFormatStyle: AttributableFormat {
  func bounded(for view: String) -> Self {
    // Foundation does not expose the parameters.
    let mirror = Mirror(reflecting: pattern)
    guard let fields = mirror.descendant("fields"), let field = Mirror(reflecting: fields).children.first,
      let length = Mirror(reflecting: field.value).descendant("fractionalSecondsLength") as? Int, length < 0,
      let rule = Mirror(reflecting: field.value).descendant("roundFractionalSeconds") as? FloatingPointRoundingRule
    else { return self }
    Diagnostics.warnOfFormat(view, "the fraction of a second has \(length) digits", "0 are used")
    let padding = mirror.descendant("paddingForLargestField", "some") as? Int ?? 1
    var result = self
    result.pattern =
      field.label == "minuteSecond"
      ? .minuteSecond(padMinuteToLength: padding, roundFractionalSeconds: rule)
      : .hourMinuteSecond(padHourToLength: padding, roundFractionalSeconds: rule)
    return result
  }
}

extension Duration.TimeFormatStyle.Attributed: BoundableFormat {
  func bounded(for view: String) -> Self {
    let mirror = Mirror(reflecting: self)
    guard let pattern = mirror.descendant("pattern") as? Duration.TimeFormatStyle.Pattern,
      let locale = mirror.descendant("locale") as? Locale
    else { return self }
    let plain = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
    let usable = plain.bounded(for: view)
    return usable == plain ? self : usable.attributed
  }
}
