// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
internal import _FoundationICU

/// The text of a length of time, with the words of the Unicode CLDR in the ICU that Foundation uses.
struct TimeLengthText {
  private let parts: [TimeLength.Part]
  private let style: DateComponentsFormatter.UnitsStyle
  private let isPadded: Bool
  private let locale: Locale
  private let sign: Int

  init(
    _ parts: [TimeLength.Part], style: DateComponentsFormatter.UnitsStyle, isNegative: Bool, isPadded: Bool,
    _ locale: Locale
  ) {
    self.parts = parts
    self.style = style
    self.isPadded = isPadded
    self.locale = locale
    sign = isNegative ? -1 : 1
  }

  var string: String {
    switch style {
    case .positional: positional
    case .abbreviated: list(words(.narrow), ULISTFMT_WIDTH_NARROW)
    case .brief: words(.short).map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
    case .short: list(words(.short), ULISTFMT_WIDTH_WIDE)
    case .full: list(words(.full), ULISTFMT_WIDTH_WIDE)
    case .spellOut: list(zip(parts, words(.full)).map(spelled), ULISTFMT_WIDTH_WIDE)
    }
  }

  private enum Width: String {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  // MARK: - Digits between colons

  private var positional: String {
    let clock = parts.filter(\.unit.isClock)
    let others = TimeLengthText(
      parts.filter { !$0.unit.isClock }, style: .abbreviated, isNegative: sign < 0, isPadded: false, locale)
    let digits = clock.enumerated().map { index, part in
      padded(part.value, digits: isPadded || index > 0 ? 2 : 1)
    }.joined(separator: ":")
    if others.parts.isEmpty { return (sign < 0 && parts.contains { $0.value != 0 } ? minus : "") + digits }
    return others.string + (clock.isEmpty ? "" : " " + digits)
  }

  private func padded(_ value: Int, digits: Int) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  private var minus: String { String((-1).formatted(.number.locale(locale)).prefix { !$0.isNumber }) }

  // MARK: - Words

  private func words(_ width: Width) -> [String] {
    parts.enumerated().map { index, part in word(part, sign: index == 0 ? sign : 1, width) }
  }

  private func word(_ part: TimeLength.Part, sign: Int, _ width: Width) -> String {
    let value = part.value * sign
    var status = U_ZERO_ERROR
    let skeleton = Array("unit/\(part.unit) \(width.rawValue)".utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(value), result, &status)
    return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 256) { characters in
      let length = swift_unumf_resultToString(result, characters.baseAddress, Int32(characters.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "\(value) \(part.unit)" }
      return String(decoding: characters.prefix(Int(length)), as: UTF16.self)
    }
  }

  /// A text with the number in words.
  private func spelled(_ part: TimeLength.Part, _ text: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    guard let words = formatter.string(from: NSNumber(value: part.value)) else { return text }
    return text.replacingOccurrences(of: part.value.formatted(.number.locale(locale)), with: words)
  }

  private func list(_ texts: [String], _ width: UListFormatterWidth) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width, &status)
    defer { swift_ulistfmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return texts.joined(separator: ", ") }
    let characters = texts.map { Array($0.utf16) }
    let all = characters.flatMap { $0 }
    return all.withUnsafeBufferPointer { all in
      var next = 0
      let starts: [UnsafePointer<UChar>?] = characters.map { text in
        defer { next += text.count }
        return all.baseAddress.map { $0 + next }
      }
      return withUnsafeTemporaryAllocation(of: UChar.self, capacity: all.count + texts.count * 32) { result in
        let length = swift_ulistfmt_format(
          formatter, starts, characters.map { Int32($0.count) }, Int32(texts.count), result.baseAddress,
          Int32(result.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return texts.joined(separator: ", ") }
        return String(decoding: result.prefix(Int(length)), as: UTF16.self)
      }
    }
  }
}
