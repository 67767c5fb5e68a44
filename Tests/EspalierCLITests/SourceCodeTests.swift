// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct SourceCodeTests {
  private func words(_ source: String) -> [String] { SourceCode(source).tokens().filter(\.isWord).map(\.text) }

  @Test func commentsAreBlank() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
  }

  @Test func stringsAreBlank() {
    #expect(words(#"a "struct X: View {" b"#) == ["a", "b"])
    #expect(words(#"a "x \" y" b"#) == ["a", "b"])
    #expect(words(#"a "x \(f("}") + g) y" b"#) == ["a", "b"])
    #expect(words("a \"\"\"\n { \"quoted\" \n\"\"\" b") == ["a", "b"])
    #expect(words(##"a #"x " \(y) }"# b"##) == ["a", "b"])
  }

  @Test func lineEndsStay() {
    let source = "a /* 1\n2 */ b\n\"\"\"\nx\n\"\"\""
    #expect(SourceCode(source).text.count { $0.isNewline } == source.count { $0.isNewline })
  }

  @Test func anUnfinishedFileEnds() {
    #expect(words("a \"\"\" b") == ["a"])
    #expect(words("a /* b") == ["a"])
  }
}
