// SPDX-License-Identifier: MIT

import Foundation

extension PersonNameComponents {
  /// Formats the name of a person in the order of a language: Ada Lovelace, 山田太郎. Foundation on Linux lacks this style.
  ///
  /// The family name comes first in the languages for which the Unicode CLDR defines it so. A name in the script of such a
  /// language keeps that order in any locale, without spaces.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The written parts of the name.
    public var style: Style
    /// The locale of the order.
    public var locale: Locale

    /// The written parts of a name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, else the given name: Ada.
      case short
      /// The given and the family name: Ada Lovelace.
      case medium
      /// All parts: Countess Ada King Lovelace.
      case long
      /// The first letters, only one if a script has no abbreviations: AL.
      case abbreviated
    }

    /// - Parameters:
    ///   - style: The written parts of the name.
    ///   - locale: The locale of the order.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name in the style's order.
    public func format(_ value: PersonNameComponents) -> String {
      PersonName(value, locale: locale).written(style)
    }

    /// The same style in the order of another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Parses the name of a person in the order of a language: the words of `FormatStyle`, with titles before and after them.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// The locale of the order.
    public var locale: Locale

    /// - Parameter locale: The locale of the order.
    public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

    /// The parts of a name.
    /// - Throws: An error if the text has none.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameWords(value, locale: locale).name else { throw CocoaError(.formatting) }
      return name
    }
  }

  /// The name in a text, in the order of the user's language.
  /// - Throws: An error if the text has none.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// The name in a text, parsed by a strategy.
  /// - Throws: The error of the strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// The given and the family name, in the order of the user's language.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Parses names in the order in which the style writes them.
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy(locale: locale) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Parses a name in the order of the user's language.
  public static var name: Self { Self() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Formats a name: `person.formatted(.name(style: .long))`.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

/// The parts of a name and their order.
struct PersonName {
  private let name: PersonNameComponents
  private let isFamilyFirst: Bool
  /// The separator of the parts.
  private let separator: String

  /// Languages in which the family name comes first, by the Unicode CLDR.
  private static let familyFirst: Set<String> = ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"]

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    let letters = [name.givenName, name.middleName, name.familyName].compactMap(\.self).joined().unicodeScalars
    let isEastAsian = letters.contains(where: Self.isEastAsian)
    isFamilyFirst = isEastAsian || Self.isFamilyFirst(locale)
    separator = isEastAsian ? "" : " "
  }

  static func isFamilyFirst(_ locale: Locale) -> Bool {
    familyFirst.contains(locale.language.languageCode?.identifier ?? "")
  }

  /// Whether a character is han, kana or hangul. Names in katakana alone are mostly of other languages, and have their order.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  func written(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    let (given, family) = (part(name.givenName), part(name.familyName))
    switch style {
    case .short: return part(name.nickname) ?? given ?? family ?? written(.long)
    case .medium:
      let parts = ordered(given, nil, family)
      return parts.isEmpty ? written(.long) : parts
    case .long:
      let core = ordered(given, part(name.middleName), family)
      return [part(name.namePrefix), core.isEmpty ? nil : core, part(name.nameSuffix)].compactMap(\.self).joined(
        separator: " ")
    case .abbreviated:
      let initials = isFamilyFirst ? [family, given] : [given, family]
      if separator.isEmpty { return (family ?? given).map { String($0.prefix(1)) } ?? "" }
      let letters = initials.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
      return letters.isEmpty ? part(name.nickname).map { String($0.prefix(1)).uppercased() } ?? "" : letters
    }
  }

  private func part(_ text: String?) -> String? {
    let text = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }

  private func ordered(_ given: String?, _ middle: String?, _ family: String?) -> String {
    let parts = isFamilyFirst ? [family, given, middle] : [given, middle, family]
    return parts.compactMap(\.self).joined(separator: separator)
  }
}
