// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierContent

/// Whatever a table has, its entries are written with values of each type.
@Suite("Mutated translations")
struct TranslationFuzzTests {
  private let words = [
    "%lld", "%@", "%s", "%n", "%*d", "%1$@", "%999d", "%#@n@", "%arg", "\"", "\\U", "/*", "*/", "//", ";", "=",
    "<dict>",
    "</dict>", "<string>", "<key>", "\"strings\"", "\"localizations\"", "\"variations\"", "{", "}", "[", "]", "*a*",
  ]
  private let locale = Locale(identifier: "en_US")

  private func use(_ entry: LocalizedEntry) {
    let arguments: [FormatArgument] = [.integer(2), .string("text"), .number(1.5), .unsigned(.max)]
    for arguments in [arguments, arguments.reversed()] {
      let format = entry.format(for: arguments, locale: locale)
      _ = FormattedPieces(format, arguments).string(locale: locale) { _ in "" }
    }
  }

  private struct NoTable: Error {}

  @Test func tables() throws {
    let run = MutationRun(
      "translations", corpus: try MutationRun.corpus("Tests/EspalierContentTests/Corpus/Translations"), words: words)
    run { data in
      let strings = StringsFile.entries(data)
      let dictionary = StringsDictionary.entries(data)
      let catalog = StringCatalog(data)
      for (_, text) in strings ?? [:] { use(.string(text)) }
      for (_, entry) in dictionary ?? [:] { use(entry) }
      for (_, entries) in catalog?.languages ?? [:] { for (_, entry) in entries { use(entry) } }
      if strings == nil, dictionary == nil, catalog == nil { throw NoTable() }
    }
  }
}
