// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierProjects

@Suite("Elements of XML files")
struct MarkupElementTests {
  private func parse(_ text: String) throws -> MarkupElement {
    var parser = MarkupParser(Array(text.utf8))
    return try parser.parse()
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch { return String(describing: error) }
  }

  @Test func elementsHaveAttributesAndChildren() throws {
    let root = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <a> --><!DOCTYPE Scheme>
      <Scheme version = "1.7" title='a "b"'>
        <A x="1"/><B><C y = "2"></C></B><A x="3"></A> text <![CDATA[<D>]]>
      </Scheme>
      """)
    #expect(root.name == "Scheme" && root.attributes == ["version": "1.7", "title": "a \"b\""])
    #expect(root.children.map(\.name) == ["A", "B", "A"])
    #expect(root.children("A").map(\.attributes) == [["x": "1"], ["x": "3"]])
    #expect(root.first("B", "C")?.attributes["y"] == "2" && root.first("C") == nil)
  }

  @Test func entitiesOfCharactersAreReplaced() throws {
    let element = try parse(#"<a b="&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;&unknown;&#xD800;& &amp"/>"#)
    #expect(element.attributes["b"] == "<&>\"'A😀&unknown;&#xD800;& &amp")
  }

  @Test(arguments: [
    ("", "line 1, column 1: there is no element"), ("<a>\n<b>", "line 2, column 1: the element b has no end"),
    ("<a></b>", "line 1, column 4: the end of the element a is expected"),
    ("</a>", "line 1, column 1: the end of an element that has not begun"),
    ("<a b>", "line 1, column 5: the element a is damaged"),
    ("<a b=c>", "line 1, column 6: the value of b is no text in quotes"),
    ("<a b=\"c>", "line 1, column 6: the value of b is no text in quotes"),
    ("< a>", "line 1, column 1: the element has no name"),
    ("<!DOCTYPE a", "line 1, column 1: the declaration has no end"),
    ("<a", "line 1, column 3: the element a is damaged"),
  ])
  func faultsHaveALineAndAColumn(text: String, message: String) { #expect(failure(text) == message) }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(failure(deep) == "line 1, column 193: elements are nested more than 64 levels deep")
  }

  @Test func aConflictOfAMergeIsNamed() {
    #expect(failure("<a>\n<<<<<<< HEAD\n</a>") == "line 2, column 1: " + MergeConflict.reason)
  }
}
