// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// An `.xcstrings` file: all languages of a table.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// Entries by language, then by key.
  package private(set) var languages: [String: [String: LocalizedEntry]] = [:]

  /// Nil for data that is not a catalog.
  package init?(_ data: Data) {
    guard (try? NestingLimit.usual.check(json: data)) != nil,
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    sourceLanguage = file.sourceLanguage
    for (key, string) in file.strings {
      for (language, unit) in string.localizations ?? [:] where language.utf8.count <= StringTables.longestLanguage {
        if let entry = unit.entry { languages[language, default: [:]][key] = entry }
      }
    }
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Strings]
  }

  private struct Strings: Decodable {
    let localizations: [String: Unit]?
  }

  private final class Unit: Decodable {
    let stringUnit: Value?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      if let substitutions, let format = stringUnit?.value {
        return .substitutions(format, substitutions.mapValues(\.entry))
      }
      if let plural = variations?.plural {
        var forms: [PluralCategory: LocalizedEntry] = [:]
        for (name, unit) in plural {
          if let category = PluralCategory(rawValue: name), let entry = unit.entry { forms[category] = entry }
        }
        return .plural(forms)
      }
      // Catalogs have no name for a Linux device: the form for the Mac is used, else the one for other devices.
      if let device = variations?.device { return (device["mac"] ?? device["other"])?.entry }
      return stringUnit.map { .string($0.value) }
    }
  }

  private struct Value: Decodable {
    let value: String
  }

  private struct Variations: Decodable {
    let plural: [String: Unit]?
    let device: [String: Unit]?
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?

    var entry: LocalizedEntry.Substitution {
      var result = LocalizedEntry.Substitution()
      result.argument = argNum.flatMap { 1...1000 ~= $0 ? $0 - 1 : nil }
      result.specifier = formatSpecifier.flatMap { LocalizedEntry.Substitution.isSpecifier($0) ? $0 : nil } ?? "lld"
      for (name, unit) in variations?.plural ?? [:] {
        if let category = PluralCategory(rawValue: name) { result.forms[category] = unit.stringUnit?.value }
      }
      return result
    }
  }
}
