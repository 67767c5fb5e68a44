// SPDX-License-Identifier: MIT

import EspalierViews
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The inline part of Markdown, in literals and in attributed strings.
@MainActor
struct MarkdownTests {
  /// The runs as text: `[emphasis]`-like marks in front.
  private func parsed(_ string: String) -> [String] {
    InlineMarkdown.runs(of: string).map { run in
      var marks = ""
      if run.intent.contains(.stronglyEmphasized) { marks += "b" }
      if run.intent.contains(.emphasized) { marks += "i" }
      if run.intent.contains(.code) { marks += "c" }
      if run.intent.contains(.strikethrough) { marks += "s" }
      return (marks.isEmpty ? "" : marks + ":") + run.string + (run.link.map { "->\($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]),
    ("*a* b", ["i:a", " b"]),
    ("_a_ snake_case_name", ["i:a", " snake_case_name"]),
    ("**a**", ["b:a"]),
    ("***a***", ["bi:a"]),
    ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
    ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
    ("2 * 3 * 4", ["2 * 3 * 4"]),
    ("**open", ["**open"]),
    ("`a *b*`", ["c:a *b*"]),
    ("``a ` b``", ["c:a ` b"]),
    ("~~a~~ ~b~", ["s:a", " ", "s:b"]),
    (#"\*a\*"#, ["*a*"]),
    ("[a](https://b.c)", ["a->https://b.c"]),
    ("[a *b*](x (y) \"title\")", ["[a ", "i:b", "](x (y) \"title\")"]),
    ("[a](x(y) 'title')!", ["a->x(y)", "!"]),
    ("[a] (b)", ["[a] (b)"]),
    ("![picture](a.png) b", ["picture b"]),
    ("<https://a.b> <c@d.e> <b>", ["https://a.b->https://a.b", " ", "c@d.e->mailto:c@d.e", " <b>"]),
    ("see https://a.b/c.", ["see ", "https://a.b/c->https://a.b/c", "."]),
    ("(www.a.b)", ["(", "www.a.b->http://www.a.b", ")"]),
    ("a &amp; b &#65; &nothing;", ["a & b A &nothing;"]),
    ("a\nb", ["a\nb"]),
    ("*a**b*", ["i:a**b"]),
  ])
  func inlineMarks(_ string: String, _ expected: [String]) {
    #expect(parsed(string) == expected)
  }

  @Test func literalsAreMarkdownAndStringsAreNot() {
    #expect(ViewHost(Text("**bold** and `code`")).all(.text("bold and code")).count == 1)
    let string = "**bold**"
    #expect(ViewHost(Text(string)).all(.text("**bold**")).count == 1)
    #expect(ViewHost(Text(verbatim: "**bold**")).all(.text("**bold**")).count == 1)
    #expect(ViewHost(Text("**bold**")).size == ViewHost(Text("bold").bold()).size)
    // A value is no part of the mark-up.
    #expect(ViewHost(Text("*\(string)*")).all(.text("**bold**")).count == 1)
    #expect(ViewHost(Text("**\(string)**")).size == ViewHost(Text(verbatim: string).bold()).size)
  }

  @Test func attributedStringsReadMarkdown() throws {
    let string = try AttributedString(markdown: "**a** [b](c)", baseURL: URL(string: "https://x.y/"))
    #expect(String(string.characters) == "a b")
    #expect(string.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
    #expect(string.runs.map { $0.link?.absoluteString }.last == "https://x.y/c")
    let whole = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n- a\n- b")
    #expect(String(whole.characters) == "TitleOne twoab")
    let spaces = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n b", options: spaces).characters) == "a\n\n b")
    #expect(ViewHost(Text(string)).all(.text("a b")).count == 1)
  }
}
