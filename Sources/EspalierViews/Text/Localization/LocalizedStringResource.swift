// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// A string literal that is looked up in a table of translations.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package var format: LocalizedFormat

    public init(_ value: String) { format = LocalizedFormat(value) }
    public init(stringLiteral value: String) { format = LocalizedFormat(value) }
    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

    /// Collects the key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      package var format = LocalizedFormat("")

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { format.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { format.append(.string(string), specifier: "%@") }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        format.append(value._argument.value, specifier: T._specifier)
      }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        format.append(value._argument.value, specifier: specifier)
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        format.append(.text(Text(input, format: style)), specifier: "%@")
      }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        format.append(.text(Text(resource)), specifier: "%@")
      }
      /// Any other value as Swift describes it.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        format.append(.string("\(value)"), specifier: "%@")
      }
    }
  }

  /// The translation of a key, in the words of `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let source = LocalizedTextSource(keyAndValue.format, table: table, bundle: bundle)
    self = source.string(locale: locale ?? .standard)
  }

  /// The translation of a key; `defaultValue` where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: .init(bundle), comment: comment))
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.source.string(locale: resource.locale)
  }
}

/// A key with all that is needed to find its translation later and elsewhere.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where translations are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
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

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription
  /// Whether a locale was given: a text follows the environment's otherwise.
  private var hasLocale = false

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
