// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a name in a text: titles, then the names in the order of a language, then suffixes. A comma begins the given
/// names unless it precedes a suffix: *Lovelace, Ada*.
struct PersonNameWords {
  /// Nil if the text has no name.
  let name: PersonNameComponents?

  private static let prefixes: Set = [
    "dr", "mr", "mrs", "ms", "miss", "prof", "sir", "herr", "frau", "mme", "mlle", "m",
  ]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "dds"]

  init(_ text: String, locale: Locale) {
    var result = PersonNameComponents()
    let halves = text.split(separator: ",", maxSplits: 1).map(Self.words)
    var words = halves.first ?? []
    var others = halves.count > 1 ? halves[1] : []
    let prefix = Self.leading(&words, in: Self.prefixes)
    var suffix = Self.trailing(&others, in: Self.suffixes)
    if suffix.isEmpty { suffix = Self.trailing(&words, in: Self.suffixes) }
    let letters = words.joined().unicodeScalars
    let isFamilyFirst = letters.contains(where: PersonName.isEastAsian) || PersonName.isFamilyFirst(locale)
    if !others.isEmpty {
      (result.familyName, result.givenName) = (words.joined(separator: " "), others.first)
      result.middleName = Self.joined(others.dropFirst())
    } else if words.count < 2 {
      result.givenName = words.first
    } else if isFamilyFirst {
      (result.familyName, result.givenName) = (words[0], words[1])
      result.middleName = Self.joined(words.dropFirst(2))
    } else {
      (result.givenName, result.familyName) = (words[0], words[words.count - 1])
      result.middleName = Self.joined(words.dropFirst().dropLast())
    }
    result.namePrefix = Self.joined(prefix[...])
    result.nameSuffix = Self.joined(suffix[...])
    name = result.givenName == nil && result.familyName == nil ? nil : result
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func joined(_ words: ArraySlice<String>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isOne(of known: Set<String>, _ word: String) -> Bool {
    known.contains(word.lowercased().filter { $0 != "." })
  }

  /// Takes known words from the beginning; at least one word, the name, stays.
  private static func leading(_ words: inout [String], in known: Set<String>) -> [String] {
    var taken: [String] = []
    while words.count > 1, isOne(of: known, words[0]) { taken.append(words.removeFirst()) }
    return taken
  }

  private static func trailing(_ words: inout [String], in known: Set<String>) -> [String] {
    var taken: [String] = []
    while let last = words.last, isOne(of: known, last) {
      taken.insert(last, at: 0)
      words.removeLast()
    }
    return taken
  }
}
