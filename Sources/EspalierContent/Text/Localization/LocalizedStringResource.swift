// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// A string literal that is a key in a table of translations.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package var format: LocalizedFormat

    /// A key without interpolations.
    public init(_ value: String) { format = LocalizedFormat(value) }
    public init(stringLiteral value: String) { format = LocalizedFormat(value) }
    /// The key of an interpolated literal: each value is a placeholder in the key and an argument of the translation.
    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

    /// Collects the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      package var format = LocalizedFormat("")

      /// An empty key; the counts are not used.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text of the key.
      public mutating func appendLiteral(_ literal: String) { format.appendLiteral(literal) }
      /// Adds `%@` and a string.
      public mutating func appendInterpolation(_ string: String) { format.append(.string(string), specifier: "%@") }
      /// Adds the placeholder of a number's type, `%lld` for integers, and the number.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        format.append(value._argument.value, specifier: T._specifier)
      }

      /// Adds a custom placeholder, for example `%.2f`, and a number.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        format.append(value._argument.value, specifier: specifier)
      }

      /// Adds `%@` and a value in a format of the locale.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        format.append(.text(Text(input, format: style)), specifier: "%@")
      }

      /// Adds `%@` and a text that is translated by itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        format.append(.text(Text(resource)), specifier: "%@")
      }
      /// Adds `%@` and Swift's description of any other value.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        format.append(.string(described(value)), specifier: "%@")
      }
    }
  }

  /// The translation of a key, with values in the format of `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let source = LocalizedTextSource(keyAndValue.format, table: table, bundle: bundle)
    self = source.string(locale: locale ?? .standard)
  }

  /// The translation of a key; `defaultValue` if there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: .init(bundle), comment: comment))
  }

  /// The translation of a resource, in the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.source.string(locale: resource.locale)
  }
}

/// A key with all information that is needed to find its translation later and elsewhere.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The location of translations.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    init(_ bundle: Bundle?) { self = bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  /// The key that is looked up in the tables of translations.
  public let key: String
  /// The text if no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil is `Localizable`.
  public let table: String?
  /// The language and the formats of the result.
  public var locale: Locale
  /// The bundle of the tables.
  public let bundle: BundleDescription
  /// Whether a locale was set: without one, a text follows the environment's.
  private var hasLocale = false

  /// A resource whose key is also its text in the source language; `comment` is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? .standard
    hasLocale = locale != nil
    self.bundle = bundle
  }

  /// A resource with a text separate from its key; `comment` is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? .standard
    hasLocale = locale != nil
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  /// A resource whose key is an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  package var source: LocalizedTextSource {
    var format = defaultValue.format
    let value = format.key
    let isOwnKey = key == format.key
    if !isOwnKey { format.key = key }
    return LocalizedTextSource(
      format, table: table, bundle: bundle.bundle, defaultValue: isOwnKey ? nil : value,
      locale: hasLocale ? locale : nil)
  }
}
