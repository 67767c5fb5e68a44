// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// A key with the location of its translations.
package struct LocalizedTextSource: Equatable, Sendable {
  var format: LocalizedFormat
  var table: String?
  private var location: BundleLocation?
  /// The format if there is no translation; nil is the key.
  var defaultValue: String?
  /// Nil is the environment's locale.
  var locale: Locale?

  /// Sendable because a `Bundle` is never changed.
  private struct BundleLocation: Equatable, @unchecked Sendable {
    let bundle: Bundle
    static func == (a: BundleLocation, b: BundleLocation) -> Bool { a.bundle === b.bundle }
  }

  init(
    _ format: LocalizedFormat, table: String? = nil, bundle: Bundle? = nil, defaultValue: String? = nil,
    locale: Locale? = nil
  ) {
    self.format = format
    self.table = table
    location = bundle.map(BundleLocation.init)
    self.defaultValue = defaultValue
    self.locale = locale
  }

  /// The translation of the key in a locale, before values are inserted.
  func translation(locale: Locale) -> String {
    Localization.format(
      format, table: table, bundle: location?.bundle, locale: self.locale ?? locale, defaultValue: defaultValue)
  }

  /// The translation with its values, without styles.
  func string(locale: Locale) -> String {
    let locale = self.locale ?? locale
    let translation = translation(locale: locale)
    if format.arguments.isEmpty { return translation }
    var environment = EnvironmentValues()
    environment.locale = locale
    return FormattedPieces(translation, format.arguments).string(locale: locale) { $0.plainString(in: environment) }
  }
}

/// A format with its values inserted.
struct FormattedPieces {
  enum Piece {
    case literal(String)
    case value(FormatArgument, FormatSpecifier)
  }

  let pieces: [Piece]

  /// - Parameter next: The number of values already used; increased by those used here.
  init(_ format: String, _ arguments: [FormatArgument], next: inout Int) {
    var pieces: [Piece] = []
    for piece in FormatSpecifier.pieces(of: format) {
      switch piece {
      case .literal(let literal): pieces.append(.literal(literal))
      case .value(let specifier):
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        if arguments.indices.contains(position) { pieces.append(.value(arguments[position], specifier)) }
      }
    }
    self.pieces = pieces
  }

  init(_ format: String, _ arguments: [FormatArgument]) {
    var next = 0
    self.init(format, arguments, next: &next)
  }

  func string(locale: Locale, text: (Text) -> String) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): result += literal
      case .value(.text(let inner), _): result += text(inner)
      case .value(let argument, let specifier): result += specifier.string(for: argument, locale: locale) ?? ""
      }
    }
    return result
  }
}
