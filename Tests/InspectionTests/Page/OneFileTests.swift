// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierInspection
@testable import EspalierPages

@Suite("The page is one file that loads nothing and runs nothing but its own scripts")
struct OneFileTests {
  @Test func noFileIsNamedThatIsNotInThePage() throws {
    let page = try text(InspectorPage.html(document: SampleDocument.json()))
    #expect(!page.contains("<script src"))
    #expect(!page.contains("<link rel=\"stylesheet"))
    // An address of another machine is in none of the page's own files; the namespace of SVG is a name.
    let addresses = PageFiles.text.values.flatMap {
      $0.components(separatedBy: "http").dropFirst().map { "http" + $0.prefix(30) }
    }
    #expect(
      addresses.allSatisfy { $0.hasPrefix("http://www.w3.org/2000/svg") || $0.hasPrefix("http-equiv") }, "\(addresses)")
  }

  @Test func everyFileOfTheFolderIsPartOfThePage() {
    let page = PageFiles.text["page.html"] ?? ""
    for name in PageFiles.text.keys where name != "page.html" { #expect(page.contains("\"\(name)\""), "\(name)") }
  }

  @Test func noScriptEndsItself() {
    for (name, text) in PageFiles.text where name != "page.html" {
      #expect(!text.lowercased().contains("</script") && !text.lowercased().contains("</style"), "\(name)")
    }
  }

  @Test func nothingMayBeReachedFromThePageOfADocument() throws {
    let page = try text(InspectorPage.html(document: SampleDocument.json()))
    #expect(page.contains("default-src 'none'; img-src data:; script-src 'sha256-"))
    #expect(page.contains("connect-src 'none'"))
  }

  @Test func aLivePageReachesItsOwnOriginOnly() throws {
    let page = try text(InspectorPage.html(document: SampleDocument.json(), source: .live(token: "a\"b<c&d")))
    #expect(page.contains("connect-src 'self'"))
    #expect(page.contains("<meta name=\"espalier-token\" content=\"a&quot;b&lt;c&amp;d\">"))
  }

  @Test func equalDocumentsMakeEqualPages() throws {
    let document = try SampleDocument.json()
    #expect(InspectorPage.html(document: document) == InspectorPage.html(document: document))
  }

  private func text(_ data: Data) throws -> String { try #require(String(data: data, encoding: .utf8)) }
}

@Suite("JSON in a script element neither ends it nor means something else")
struct InlineJSONTests {
  @Test(arguments: [
    #"{"a": "</script><script>alert(1)</script>"}"#, #"["<!--", "<script", "]]>"]"#, "[\"\u{2028}\u{2029}\u{2027}€漢\"]",
    "{}", "",
  ])
  func theStringsAreTheSame(json: String) throws {
    let escaped = InlineJSON.escaped(Data(json.utf8))
    let text = try #require(String(data: escaped, encoding: .utf8))
    #expect(!text.contains("<") && !text.contains("\u{2028}") && !text.contains("\u{2029}"))
    guard !json.isEmpty else { return #expect(text.isEmpty) }
    let before = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSObject
    #expect(try JSONSerialization.jsonObject(with: escaped) as? NSObject == before)
  }
}

@Suite("SHA-256, by which the page's policy names its scripts")
struct SHA256Tests {
  /// The examples of the standard, and lengths around the end of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
  ])
  func digests(text: String, hexadecimal: String) {
    #expect(SHA256.digest(of: text.utf8).map { String(format: "%02x", $0) }.joined() == hexadecimal)
  }
}
