// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The entry of a table of translations for a key.
package indirect enum LocalizedEntry: Equatable, Sendable {
  case string(String)
  /// One of several forms, selected by the first number among the values.
  case plural([PluralCategory: LocalizedEntry])
  /// A format with variables `%#@name@`, each replaced by a form selected by a number.
  case substitutions(String, [String: Substitution])

  /// A variable in a format.
  package struct Substitution: Equatable, Sendable {
    /// The index of the counted value, from 0; nil is the next one.
    var argument: Int?
    /// The specifier of the number for `%arg` in a form.
    var specifier = "lld"
    var forms: [PluralCategory: String] = [:]

    /// Whether a text from a file has the length of a specifier's letters, such as `lld` or `.2f`.
    static func isSpecifier(_ text: String) -> Bool { 1...16 ~= text.utf8.count }
  }

  /// Greatest number of pieces of formats into which nested variables can expand: each may name another one many times.
  private static let mostPieces = 10_000

  /// The format for some values: variables are replaced by forms with numbered specifiers.
  func format(for arguments: [FormatArgument], locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .plural(let forms):
      let count = arguments.lazy.compactMap(\.count).first ?? 0
      return Self.form(forms, count, locale)?.format(for: arguments, locale: locale) ?? ""
    case .substitutions(let format, let variables):
      var next = 0
      var pieces = Self.mostPieces
      return Self.expand(format, variables, arguments, locale, &next, &pieces, depth: 0)
    }
  }

  /// The form for a number. A language may have a form for zero or for exactly one, whatever its rules.
  private static func form<Form>(_ forms: [PluralCategory: Form], _ count: Double, _ locale: Locale) -> Form? {
    if count == 0, let zero = forms[.zero] { return zero }
    return forms[PluralRule.category(of: count, in: locale)] ?? forms[.other] ?? forms.values.first
  }

  private static func expand(
    _ format: String, _ variables: [String: Substitution], _ arguments: [FormatArgument], _ locale: Locale,
    _ next: inout Int, _ pieces: inout Int, depth: Int
  ) -> String {
    var result = ""
    for piece in FormatSpecifier.pieces(of: format) {
      pieces -= 1
      if pieces < 0 { break }
      switch piece {
      case .literal(let literal): result += literal.replacingOccurrences(of: "%", with: "%%")
      case .value(let specifier):
        guard let name = specifier.variable else {
          let position = specifier.position ?? next
          if specifier.position == nil { next += 1 }
          result += "%\(position + 1)$\(specifier.options)\(specifier.conversion)"
          continue
        }
        guard depth < 8, let variable = variables[name] else { continue }
        let position = specifier.position ?? variable.argument ?? next
        if specifier.position == nil, variable.argument == nil { next += 1 }
        let count = arguments.indices.contains(position) ? arguments[position].count ?? 0 : 0
        guard let form = form(variable.forms, count, locale) else { continue }
        result += numbered(form, variable, position, variables, arguments, locale, &pieces, depth)
      }
    }
    return result
  }

  /// A form whose own number is the value at `position`.
  private static func numbered(
    _ form: String, _ variable: Substitution, _ position: Int, _ variables: [String: Substitution],
    _ arguments: [FormatArgument], _ locale: Locale, _ pieces: inout Int, _ depth: Int
  ) -> String {
    var result = ""
    for piece in FormatSpecifier.pieces(of: form) {
      pieces -= 1
      if pieces < 0 { break }
      switch piece {
      case .literal(let literal): result += literal.replacingOccurrences(of: "%", with: "%%")
      case .value(let specifier):
        if specifier.variable == "arg" {
          result += "%\(position + 1)$\(variable.specifier)"
        } else if let name = specifier.variable {
          var inner = position
          result += expand("%#@\(name)@", variables, arguments, locale, &inner, &pieces, depth: depth + 1)
        } else {
          result += "%\((specifier.position ?? position) + 1)$\(specifier.options)\(specifier.conversion)"
        }
      }
    }
    return result
  }
}
