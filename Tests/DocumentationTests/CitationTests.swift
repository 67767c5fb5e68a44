// SPDX-License-Identifier: MIT

import Testing

/// The texts that count as citations. Identifiers are put together from parts here, so that they are no citations of this file.
@Suite struct CitationTests {
  private func ids(_ text: String, _ form: Citation.Form) -> [String] {
    Citation.inSwift(text, file: "", readsTitles: true).filter { $0.form == form }.map(\.id.description)
  }

  @Test func aTitleBeginsWithCases() {
    #expect(ids(#"@Test("\#("P")1, \#("P")3–\#("P")5: values")"#, .title) == ["P1", "P3", "P4", "P5"])
    #expect(ids(#"@Test("\#("M")61 a neighbour glides")"#, .title) == ["M61"])
    #expect(ids(#"@Test("\#("S")7/\#("S")8: the order")"#, .title) == ["S7", "S8"])
    #expect(ids(#"@Test("writes are one change (\#("S")30)")"#, .title) == ["S30"])
    #expect(ids(#"#expect(a == b, "\#("G")24: in the same update")"#, .title) == ["G24"])
  }

  @Test func otherStringsAreNoTitles() {
    #expect(ids(#"let path = "\#("M")12 2 \#("L")5 5""#, .title) == [])
    #expect(ids(#"let header = "\#("P")6 \(width)""#, .title) == [])
    #expect(ids(#"let row = Row("\#("T")1", nil)"#, .title) == [])
    #expect(ids(#"Text("\#("S")")"#, .title) == [])
    #expect(ids("\"\"\"\n\("P")1: text\n\"\"\"", .title) == [])
  }

  @Test func aReferenceFollowsTheWord() {
    #expect(ids("/// A rule (specification \("L")11–\("L")13, \("Q")4).", .reference) == ["L11", "L12", "L13", "Q4"])
    #expect(ids("/// Specification \("P")1 to \("P")3: defaults.", .reference) == ["P1", "P2", "P3"])
    #expect(ids("x()  // specification \("L")7", .reference) == ["L7"])
    #expect(ids("/// ends here (specification\n  /// \("L")7, \("L")8).", .reference) == ["L7", "L8"])
    #expect(ids("/// The specification has it. \("L")7", .reference) == [])
  }

  @Test func anIdentifierInACommentIsBareWithoutTheWord() {
    #expect(ids("/// A rule (\("M")7).", .bare) == ["M7"])
    #expect(ids("/// A rule (specification \("M")7). Then \("M")8.", .bare) == ["M8"])
    #expect(ids("/// `\("M")7` and `foo(\("T")0)` are code, \("T")x, R\("L")4 and \("X")9 are none.", .bare) == [])
    #expect(ids("let path = \"\("M")7\"", .bare) == [])
  }

  @Test func pagesCiteByTheWordAlone() {
    let page =
      "As specification \("P")1\nand \("P")3 have it; \("P")4 not.\n\n```swift\n// specification \("P")5\n```\n"
    #expect(Citation.inPage(page, file: "").map(\.id.description) == ["P1", "P3"])
    #expect(Citation.inPage(page, file: "page").map(\.place) == ["page:1", "page:2"])
  }

  @Test func casesAreItemsOfALoneForm() {
    let page = Page(
      "docs/specification.md", text: "- **P1** (B, article): One.\n  More.\n- **P2** (D, article): Two.\n- x\n")
    let read = Specification(pages: [page])
    #expect(read.cases.map(\.id.description) == ["P1"])
    #expect(read.cases.map(\.sentence) == ["One. More."])
    #expect(read.malformed.count == 2)
  }
}
