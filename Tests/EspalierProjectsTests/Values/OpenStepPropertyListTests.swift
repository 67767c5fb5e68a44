// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierProjects

/// The form of `project.pbxproj`, with the forms that Xcode writes and those that it reads.
@Suite("Property lists of the older form")
struct OpenStepPropertyListTests {
  private func parse(_ text: String) throws -> PropertyListValue {
    var list = OpenStepPropertyList(Array(text.utf8))
    return try list.parse()
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch { return String(describing: error) }
  }

  @Test func dictionariesArraysTextsAndDataNest() throws {
    let value = try parse(
      """
      // !$*UTF8*$!
      { /* a comment */ name = App; "a name" = 'two words'; empty = (); list = (a, "b c", ); inner = { x = 1; };
        data = <00 ff 1C>; path = ../a-b/c.swift; }
      """)
    #expect(
      value
        == .dictionary([
          "name": .text("App"), "a name": .text("two words"), "empty": .array([]),
          "list": .array([.text("a"), .text("b c")]), "inner": .dictionary(["x": .text("1")]),
          "data": .data(Data([0, 0xFF, 0x1C])), "path": .text("../a-b/c.swift"),
        ]))
  }

  @Test(arguments: [
    (#""a\nb\tc\"d\\e""#, "a\nb\tc\"d\\e"), (#""\U00e9 \U65e5""#, "é 日"), (#""\Ud83d\Ude00!""#, "😀!"),
    (#""\101\40B""#, "A B"),
    (#"'say "a"'"#, #"say "a""#), (#""é // no comment /* none */""#, "é // no comment /* none */"),
  ])
  func escapes(text: String, expected: String) throws { #expect(try parse(text) == .text(expected)) }

  @Test func commentsStandBetweenAllParts() throws {
    #expect(
      try parse("/**/{/* k */a /**/=//\n(/**/1 /**/,/**/)/**/;/**/}// end") == .dictionary(["a": .array([.text("1")])]))
  }

  @Test(arguments: [
    ("{ a = 1 }", "line 1, column 9: ; is expected after \"a\""),
    ("{\n  a 1;\n}", "line 2, column 5: = is expected after \"a\""),
    ("(a b)", "line 1, column 4: a comma or ) is expected in the array"),
    ("{ é = 1; }", "line 1, column 3: unexpected byte 0xC3"),
    ("{ \"é\" = ]; }", "line 1, column 9: unexpected character ]"),
    ("<0g>", "line 1, column 3: unexpected character g"),
    ("<0>", "line 1, column 1: the data has half a byte"), ("<00", "line 1, column 1: the data has no end"),
    ("{ a = \"b; }", "line 1, column 7: the text has no closing quote"),
    ("{ /* a }", "line 1, column 3: the comment has no end"),
    ("a b", "line 1, column 3: unexpected text after the end of the list"),
    ("\"\\", "line 1, column 1: the text has no closing quote"),
  ])
  func faultsHaveALineAndAColumn(text: String, message: String) { #expect(failure(text) == message) }

  @Test func anEndThatComesTooEarlyNamesWhatIsOpen() {
    let text = "{\n  objects = {\n    a = (\n      1,\n"
    #expect(failure(text) == "line 5, column 1: the file ends inside the array that begins in line 3")
    #expect(failure("{\n a = ") == "line 2, column 6: the file ends inside the dictionary that begins in line 1")
    #expect(failure("") == "line 1, column 1: the file ends too early")
  }

  @Test func eachPrefixOfAListIsRefusedWithAPosition() {
    let text = #"{ a = ( "b", <01> ); /* c */ d = { e = f; }; }"#
    for count in 0..<text.count {
      #expect(failure(String(text.prefix(count)))?.hasPrefix("line 1, column ") == true, "\(count) characters")
    }
  }

  @Test func aConflictOfAMergeIsNamed() {
    let text = "{\n  a = (\n<<<<<<< HEAD\n    1,\n=======\n    2,\n>>>>>>> other\n  );\n}"
    #expect(failure(text) == "line 3, column 1: " + MergeConflict.reason)
  }

  @Test(arguments: ["(", "{ a = ", "{ a = ( "]) func nestingHasALimit(text: String) {
    let levels = String(repeating: text, count: 100_000)
    #expect(failure(levels)?.hasSuffix("arrays and dictionaries are nested more than 64 levels deep") == true)
    #expect(throws: Never.self) {
      try parse(String(repeating: "(", count: 64) + String(repeating: ")", count: 64))
    }
  }

  @Test func theSecondOfTwoKeysIsUsedAndReported() throws {
    var list = OpenStepPropertyList(Array("{ a = 1;\n b = 2;\n a = 3; }".utf8))
    #expect(try list.parse() == .dictionary(["a": .text("3"), "b": .text("2")]))
    #expect(list.repeatedKeys.map(\.key) == ["a"] && list.repeatedKeys.map(\.line) == [3])
  }
}
