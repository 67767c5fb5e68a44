// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// A format with a number of digits: all of Foundation's for integers, floating-point numbers and decimals.
private protocol DigitFormat: AttributableFormat {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func scale(_ multiplicand: Double) -> Self
}

/// A format that rounds to a multiple of any number; others round to multiples of integers.
private protocol RoundingFormat: DigitFormat {
  func rounded(rule: FloatingPointRoundingRule, increment: Double?) -> Self
}

/// A format from which another one, with attributes, is made.
protocol AttributableFormat: BoundableFormat {
  associatedtype WithAttributes
  var attributed: WithAttributes { get }
}

/// A format with attributes, made from another one.
private protocol AttributedFormat: BoundableFormat {}

extension IntegerFormatStyle: DigitFormat {}
extension IntegerFormatStyle.Percent: DigitFormat {}
extension IntegerFormatStyle.Currency: DigitFormat {}
extension FloatingPointFormatStyle: RoundingFormat {}
extension FloatingPointFormatStyle.Percent: RoundingFormat {}
extension FloatingPointFormatStyle.Currency: RoundingFormat {}
extension Decimal.FormatStyle: DigitFormat {}
extension Decimal.FormatStyle.Percent: DigitFormat {}
extension Decimal.FormatStyle.Currency: DigitFormat {}

extension IntegerFormatStyle.Attributed: AttributedFormat {}
extension FloatingPointFormatStyle.Attributed: AttributedFormat {}
extension Decimal.FormatStyle.Attributed: AttributedFormat {}
extension Duration.UnitsFormatStyle.Attributed: AttributedFormat {}

extension AttributedFormat {
  func bounded(for view: String) -> Self {
    func attributed(_ format: some AttributableFormat) -> Self? { format.bounded(for: view).attributed as? Self }
    return inner(of: self, depth: 3).flatMap { attributed($0) } ?? self
  }

  /// The format from which this one is made; private in Foundation.
  private func inner(of value: Any, depth: Int) -> (any AttributableFormat)? {
    for child in Mirror(reflecting: value).children {
      if let found = child.value as? any AttributableFormat { return found }
      if depth > 0, let found = inner(of: child.value, depth: depth - 1) { return found }
    }
    return nil
  }
}

extension DigitFormat {
  func bounded(for view: String) -> Self {
    // Foundation does not expose the parameters.
    guard let parameters = Mirror(reflecting: self).descendant("collection") else { return self }
    let mirror = Mirror(reflecting: parameters)
    var result = self
    if let option = mirror.descendant("precision", "some", "option"),
      let usable = DigitLimits(option)?.usable(view)
    {
      result = result.precision(usable)
    }
    if let scale = mirror.descendant("scale", "some") as? Double, scale.isInfinite {
      let nearest = scale < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
      Diagnostics.warnOfFormat(view, "the scale is \(scale)", "\(nearest) is used")
      result = result.scale(nearest)
    }
    if mirror.descendant("roundingIncrement", "some", "floatingPoint", "value") as? Double == .infinity {
      let rule = mirror.descendant("rounding", "some") as? FloatingPointRoundingRule ?? .toNearestOrEven
      let nearest = Double.greatestFiniteMagnitude
      Diagnostics.warnOfFormat(view, "the increment is inf", "\(nearest) is used")
      result = (result as? any RoundingFormat)?.rounded(rule: rule, increment: nearest) as? Self ?? result
    }
    return result
  }
}

/// The numbers of digits of a format.
private struct DigitLimits {
  private typealias Limits = (least: Int?, greatest: Int?)
  /// The greatest number of digits in ICU.
  private static let most = 999

  private var significant: Limits?
  private var integer: Limits = (nil, nil)
  private var fraction: Limits = (nil, nil)

  /// - Parameter option: The stored option of a `NumberFormatStyleConfiguration.Precision`.
  init?(_ option: Any) {
    guard let choice = Mirror(reflecting: option).children.first else { return nil }
    let values = Mirror(reflecting: choice.value)
    func number(_ name: String) -> Int? { (values.descendant(name) ?? values.descendant(name, "some")) as? Int }
    if choice.label == "significantDigits" {
      significant = (number("min"), number("max"))
    } else {
      integer = (number("minInt"), number("maxInt"))
      fraction = (number("minFraction"), number("maxFraction"))
    }
  }

  /// Nil if the format is usable unchanged.
  func usable(_ view: String) -> NumberFormatStyleConfiguration.Precision? {
    let all = [
      significant?.least, significant?.greatest, integer.least, integer.greatest, fraction.least, fraction.greatest,
    ]
    guard let wrong = all.compactMap({ $0 }).first(where: { !(0...Self.most).contains($0) }) else { return nil }
    let nearest = wrong < 0 ? 0 : Self.most
    Diagnostics.warnOfFormat(view, "the precision is \(wrong) digits", "\(nearest) are used")
    if let significant { return .significantDigits(range(significant, from: 1)) }
    guard integer.least ?? integer.greatest != nil else { return .fractionLength(range(fraction)) }
    guard fraction.least ?? fraction.greatest != nil else { return .integerLength(range(integer)) }
    return .integerAndFractionLength(integerLimits: range(integer), fractionLimits: range(fraction))
  }

  private func range(_ limits: Limits, from least: Int = 0) -> ClosedRange<Int> {
    let low = min(max(limits.least ?? least, least), Self.most)
    return low...max(min(limits.greatest ?? Self.most, Self.most), low)
  }
}

extension ListFormatStyle: BoundableFormat {
  func bounded(for view: String) -> Self {
    guard let member = Mirror(reflecting: self).descendant("memberStyle") as? Style else { return self }
    var result = Self(memberStyle: member.usable(view))
    result.width = width
    result.listType = listType
    result.locale = locale
    return result
  }
}
