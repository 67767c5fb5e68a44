// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierTestSupport
import Foundation
import Testing

/// Data that passes the check is read by Foundation, on this thread, to its end.
@Suite("Mutated property lists and JSON")
struct NestingFuzzTests {
  private let words = [
    "<array>", "</array>", "<dict>", "<dict/>", "<key>a</key>", "<string>", "<!--", "-->", "<![CDATA[", "]]>", "<?",
    "?>",
    "(", "{", "[", "\"", "'", "\\", "/*", "//", "&lt;", "&#60;", "<data>", "\u{FEFF}",
  ]

  @Test func propertyLists() throws {
    let run = MutationRun(
      "property lists", corpus: try MutationRun.corpus("Tests/EspalierFilesTests/Corpus/PropertyLists"), words: words)
    run { data in
      try NestingLimit.usual.check(propertyList: data)
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
      _ = try PropertyListDecoder().decode(Level.self, from: data)
    }
  }

  @Test func json() throws {
    let run = MutationRun("JSON", corpus: try MutationRun.corpus("Tests/EspalierFilesTests/Corpus/JSON"), words: words)
    run { data in
      try NestingLimit.usual.check(json: data)
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      _ = try JSONDecoder().decode(Level.self, from: data)
    }
  }

  /// Any content.
  private struct Level: Decodable {
    private struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd { _ = try list.decode(Level.self) }
      } else if let entries = try? decoder.container(keyedBy: Name.self) {
        for name in entries.allKeys { _ = try entries.decode(Level.self, forKey: name) }
      }
    }
  }
}
