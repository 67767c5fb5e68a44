// SPDX-License-Identifier: MIT

import Foundation

/// The agreement of words with a number: `^[\(count) recipe](inflect: true)`. The last noun of the span has the plural unless the
/// span's first number is 1.
///
/// Only English is known; texts of other languages keep their words. Apple's system takes them from dictionaries of each language,
/// which no library here has.
enum GrammarAgreement {
  /// A format in which the words of such spans agree with the numbers that are inserted. All its values have positions.
  /// - Parameters:
  ///   - arguments: The values of the format; a word among them that is inflected is added at the end.
  ///   - text: The characters of a text among the values.
  static func inflected(
    _ format: String, _ arguments: inout [FormatArgument], locale: Locale, text: (Text) -> String
  ) -> String {
    guard format.contains("^["), locale.language.languageCode == .english else { return format }
    var result = Result(arguments: arguments, locale: locale)
    var rest = format[...]
    while let span = rest.firstMatch(of: /\^\[([^\[\]]*)\]\(([^()]*)\)/) {
      result.append(result.pieces(rest[..<span.range.lowerBound]))
      if span.2.contains(/\binflect\s*:\s*true\b/) {
        result.appendInflected(result.pieces(span.1), text)
      } else {
        result.append(result.pieces(span.0))
      }
      rest = rest[span.range.upperBound...]
    }
    result.append(result.pieces(rest))
    arguments = result.arguments
    return result.format
  }

  private struct Result {
    var format = ""
    var arguments: [FormatArgument]
    let locale: Locale
    /// The number of values that the format has had.
    private var next = 0
    /// A text without values is not a format: its per cent signs are not doubled.
    private let isFormat: Bool

    init(arguments: [FormatArgument], locale: Locale) {
      self.arguments = arguments
      self.locale = locale
      isFormat = !arguments.isEmpty
    }

    /// The pieces of a part of the format, with the positions of their values.
    mutating func pieces(_ part: Substring) -> [FormatSpecifier.Piece] {
      guard isFormat else { return [.literal(String(part))] }
      return FormatSpecifier.pieces(of: String(part)).map { piece in
        guard case .value(var specifier) = piece, specifier.position == nil else { return piece }
        specifier.position = next
        next += 1
        return .value(specifier)
      }
    }

    mutating func append(_ pieces: [FormatSpecifier.Piece]) {
      for piece in pieces {
        switch piece {
        case .literal(let literal): format += isFormat ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        case .value(let specifier):
          format += "%\((specifier.position ?? 0) + 1)$\(specifier.options)\(specifier.conversion)"
        }
      }
    }

    mutating func appendInflected(_ pieces: [FormatSpecifier.Piece], _ text: (Text) -> String) {
      var pieces = pieces
      let parts = pieces.map { shown($0, text) }
      let number = parts.joined().firstMatch(of: /\d(?:[\d.,]*\d)?/)?.output
      if let number, number != "1", let index = parts.lastIndex(where: { $0.contains(where: \.isLetter) }) {
        let inflected = Self.inflectingLastWord(of: parts[index])
        switch pieces[index] {
        case .literal: pieces[index] = .literal(inflected)
        case .value(let specifier):
          // A text keeps its style, and therefore its word.
          if let position = specifier.position, arguments.indices.contains(position),
            case .string = arguments[position]
          {
            pieces[index] = .value(FormatSpecifier(position: arguments.count, conversion: "@"))
            arguments.append(.string(inflected))
          }
        }
      }
      append(pieces)
    }

    private func shown(_ piece: FormatSpecifier.Piece, _ text: (Text) -> String) -> String {
      switch piece {
      case .literal(let literal): return literal
      case .value(let specifier):
        guard let position = specifier.position, arguments.indices.contains(position) else { return "" }
        if case .text(let inner) = arguments[position] { return text(inner) }
        return specifier.string(for: arguments[position], locale: locale) ?? ""
      }
    }

    private static func inflectingLastWord(of phrase: String) -> String {
      guard let last = phrase.lastIndex(where: \.isLetter) else { return phrase }
      let end = phrase.index(after: last)
      let start = phrase[..<last].lastIndex { !$0.isLetter }.map(phrase.index(after:)) ?? phrase.startIndex
      return "\(phrase[..<start])\(EnglishPlural.of(String(phrase[start..<end])))\(phrase[end...])"
    }
  }
}
