// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of numbers that languages distinguish.
package enum PluralCategory: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// Which kind a number is in a language, by the rules of the Unicode CLDR.
package enum PluralRule {
  /// - Parameters:
  ///   - number: what is counted.
  ///   - language: a code, such as `pl`. Languages that are not listed count like English.
  package static func category(of number: Double, language: String) -> PluralCategory {
    let n = abs(number)
    let isInteger = n == n.rounded() && n < 1e15
    // The rules use the integer and its remainders; a fraction is most often "other".
    let i = n < 1e15 ? Int(n) : Int(1e15)
    let (tens, hundreds) = (i % 10, i % 100)
    switch language {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "jv", "su", "to", "wo", "yo":
      return .other
    case "fr", "hy", "kab", "ff":
      if i == 0 || i == 1 { return .one }
      return language == "fr" && isMillions(i, isInteger) ? .many : .other
    case "pt":
      return i == 0 || i == 1 ? .one : isMillions(i, isInteger) ? .many : .other
    case "es", "it", "ca", "pt-PT":
      if language == "es" ? n == 1 : (i == 1 && isInteger) { return .one }
      return isMillions(i, isInteger) ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "doi":
      return i == 0 || n == 1 ? .one : .other
    case "ak", "ln", "mg", "pa", "ti", "wa":
      return n == 0 || n == 1 ? .one : .other
    case "da":
      return n == 1 || (!isInteger && (i == 0 || i == 1)) ? .one : .other
    case "is", "mk":
      if language == "mk" { return isInteger && tens == 1 && hundreds != 11 ? .one : .other }
      return (isInteger && tens == 1 && hundreds != 11) || !isInteger ? .one : .other
    case "ru", "uk", "be":
      guard isInteger else { return .other }
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "sr", "hr", "bs", "sh":
      guard isInteger else { return .other }
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
    case "pl":
      guard isInteger else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk":
      guard isInteger else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "sl":
      guard isInteger else { return .few }
      return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt":
      guard isInteger else { return .many }
      if (11...19).contains(hundreds) { return .other }
      return tens == 1 ? .one : tens >= 2 ? .few : .other
    case "lv":
      guard isInteger else { return .other }
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro", "mo":
      if !isInteger { return .few }
      return i == 1 ? .one : i == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ar", "ars":
      guard isInteger else { return .other }
      if i < 3 { return [.zero, .one, .two][i] }
      return (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
    case "he", "iw":
      if !isInteger { return i == 0 ? .one : .other }
      return i == 1 ? .one : i == 2 ? .two : .other
    case "cy":
      guard isInteger, i <= 6 else { return .other }
      return [.zero, .one, .two, .few, .other, .other, .many][i]
    case "ga":
      guard isInteger else { return .other }
      return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case "gd":
      guard isInteger else { return .other }
      if i == 1 || i == 11 { return .one }
      if i == 2 || i == 12 { return .two }
      return (3...10).contains(i) || (13...19).contains(i) ? .few : .other
    case "mt":
      guard isInteger else { return .other }
      if i == 1 { return .one }
      if i == 2 { return .two }
      if i == 0 || (3...10).contains(hundreds) { return .few }
      return (11...19).contains(hundreds) ? .many : .other
    case "fil", "tl":
      return isInteger && [4, 6, 9].contains(tens) || !isInteger ? .other : .one
    case "tr", "hu", "ka", "kk", "az", "bg", "el", "eu", "nb", "no", "nn", "sq", "ta", "te", "uz", "mn", "ml", "mr",
      "ne":
      return n == 1 ? .one : .other
    default:
      return i == 1 && isInteger ? .one : .other
    }
  }

  /// In Romance languages "million" takes an "of": a kind of its own.
  private static func isMillions(_ i: Int, _ isInteger: Bool) -> Bool { isInteger && i != 0 && i % 1_000_000 == 0 }

  /// The code that the rules of a locale go by.
  package static func language(of locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    return code == "pt" && locale.region?.identifier == "PT" ? "pt-PT" : code
  }
}
