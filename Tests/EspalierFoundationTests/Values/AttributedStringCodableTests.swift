// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct AttributedStringCodableTests {
  private struct Note: Codable, Equatable { var text: AttributedString }

  @Test func linksAndEmphasisAreKept() throws {
    var text = AttributedString("a bold link")
    let word = try #require(text.range(of: "link"))
    text[word].link = URL(string: "https://example.org")
    let note = Note(text: text)
    #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
  }

  @Test func aTextAloneIsAStringWithoutAttributes() throws {
    let note = try JSONDecoder().decode(Note.self, from: Data(#"{"text": "plain"}"#.utf8))
    #expect(note.text == AttributedString("plain"))
  }
}
