// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierPrimitives
import Foundation
import SwiftUI
import Synchronization
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
      if run.intent.contains(.inlineHTML) { marks += "h" }
      return (marks.isEmpty ? "" : marks + ":") + run.string + (run.link.map { "->\($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]),
    ("Good ^[3 day](inflect: true)!", ["Good 3 day!"]),
    ("^[a *b*](inflect: true), ^[c](morphology: { number: \"many\" })", ["a ", "i:b", ", c"]),
    ("see^[1](https://a.example)", ["see^", "1->https://a.example"]),
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
    ("<https://a.b> <c@d.e> <b>", ["https://a.b->https://a.b", " ", "c@d.e->mailto:c@d.e", " ", "h:<b>"]),
    ("see https://a.b/c.", ["see ", "https://a.b/c->https://a.b/c", "."]),
    ("(www.a.b)", ["(", "www.a.b->http://www.a.b", ")"]),
    ("a &amp; b &#65; &nothing;", ["a & b A &nothing;"]),
    ("a\nb", ["a\nb"]),
    ("*a**b*", ["i:a**b"]),
    // A mark in a tag of HTML is part of the tag, and one pair does not reach over an end of another.
    ("<a title=\"*b*\">c</a>", ["h:<a title=\"*b*\">", "c", "h:</a>"]),
    ("a*b~*c", ["a", "i:b~", "c"]),
    ("&lambda;&ouml; &#0; &amp", ["λö \u{FFFD} &amp"]),
    ("write to a.b@c.de.", ["write to ", "a.b@c.de->mailto:a.b@c.de", "."]),
    ("https://a.b/c?d=(e)&copy;", ["https://a.b/c?d=(e)->https://a.b/c?d=(e)", "©"]),
    ("[a](x 'title') **b\nc**", ["a->x", " ", "b:b\nc"]),
    // White space stays, and what would begin a block in a document is text.
    (" *a*  b\r\n\n  c\t", [" ", "i:a", "  b\n\n  c\t"]),
    ("# a #", ["# a #"]), ("- *a*", ["- ", "i:a"]), ("> a\n1. b\n***", ["> a\n1. b\n***"]),
    ("    a\n```\nb", ["    a\n```\nb"]), ("[a]: b\n[a]", ["[a]: b\n[a]"]), ("|a|\n|-|\n|b|", ["|a|\n|-|\n|b|"]),
    ("\\\n", ["\\\n"]), (" \n ", [" \n "]), ("", []),
  ])
  func inlineMarks(_ string: String, _ expected: [String]) {
    #expect(parsed(string) == expected)
  }

  @Test func theQuickTestFindsEveryMark() {
    for marked in ["*", "a@b", "http://", "www.a", "&amp;"] { #expect(InlineMarkdown.isMarked(marked), "\(marked)") }
    for plain in ["%@", "%1$@ and %#@trees@", "@ a", "a:b", "with"] {
      #expect(!InlineMarkdown.isMarked(plain), "\(plain)")
    }
  }

  @Test func marksNestAsDeeplyAsATextIsLong() {
    let depth = 20000
    let marks = String(repeating: "*", count: depth)
    #expect(parsed(marks + "a" + marks) == ["b:a"])
  }

  @Test func severalThreadsReadAtOnce() {
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 where InlineMarkdown.runs(of: "~~a~~").first?.intent != .strikethrough {
        failures.withLock { $0 += 1 }
      }
    }
    #expect(failures.withLock { $0 } == 0)
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
    // It is an attribute of Foundation's.
    var changed = string
    changed.foundation.inlinePresentationIntent = .code
    #expect(changed.runs.allSatisfy { $0.inlinePresentationIntent == .code })
    #expect(changed.foundation.inlinePresentationIntent == .code && changed.inlinePresentationIntent == .code)
    let whole = try AttributedString(markdown: "# Title\n\nOne\ntwo\n\n- a\n- b")
    #expect(String(whole.characters) == "TitleOne twoab")
    // Blocks leave their text, however they are written.
    let blocks = try AttributedString(
      markdown: "Title\n===\n\n> - a\n>   b\n\n```swift\nlet *c*\n```\n\n|d|\n|-|\n|**e**|\n\nf  \ng")
    #expect(String(blocks.characters) == "Titlea blet *c*\ndef\ng")
    #expect(blocks.runs.compactMap(\.inlinePresentationIntent) == [.softBreak, .stronglyEmphasized, .lineBreak])
    let spaces = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n b", options: spaces).characters) == "a\n\n b")
    #expect(ViewHost(Text(string)).all(.text("a b")).count == 1)
  }

  @Test("A link in a text that an event brings, or that an event changes to have one, can be tapped")
  func laterLinks() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var text: LocalizedStringKey = "plain"
      @State private var opened: [String] = []
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          Button("Change") { text = "[second](https://example.org/2)" }
          if isShown { Text("[first](https://example.org/1)") }
          Text(text)
          Text(verbatim: opened.joined(separator: " "))
        }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0.lastPathComponent)
            return .handled
          })
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    try host.get(.text("Show")).tap()
    try host.get(.text("first")).tap()
    try host.get(.text("Change")).tap()
    try host.get(.text("second")).tap()
    #expect(host.all(.text("1 2")).count == 1)
  }
}
