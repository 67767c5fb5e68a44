// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierContent

/// Texts of other people, as Markdown: each is read in time, as Markdown or as it is written.
@MainActor @Suite("Limits of Markdown")
struct MarkdownLimitTests {
  private func text(_ part: String, bytes: Int) -> String {
    String(repeating: part, count: bytes / part.utf8.count)
  }

  @Test(
    "60,000 bytes of any mark take a second or two at most",
    arguments: [
      "![[]()", "<?", "<![CDATA[", "<!--", "a@", "a@b.", "`a` ", "\0", "*a_", "_*", "[", "](", "[a](", "~~a", "&amp;",
      "> ",
      "- ", "1. a\n", "a|b\n-|-\n", "[a]: b\n", "www.a.b ", "http://a.", "<a ", "***a** b*", "\\",
    ])
  func marks(_ part: String) throws {
    let text = text(part, bytes: 60_000)
    let start = threadTime()
    #expect(!InlineMarkdown.runs(of: text).isEmpty)
    _ = try AttributedString(markdown: text)
    #expect(threadTime() - start < 20)
  }

  @Test("a megabyte of what cost most takes seconds", arguments: ["![[]()", "<?", "a@", "\0"])
  func megabytes(_ part: String) throws {
    let text = text(part, bytes: 1 << 20)
    let start = threadTime()
    _ = InlineMarkdown.runs(of: text)
    _ = try AttributedString(markdown: text)
    #expect(threadTime() - start < 20)
  }

  @Test func aTextBeyondTheLimitIsShownAsItIsWritten() throws {
    let text = text("![[]()", bytes: 100_000)
    let host = ViewHost(Text(LocalizedStringKey(text)).lineLimit(1))
    #expect(try host.get(.type(Text.self)).text == text)
    #expect(
      host.warnings.map(\.text) == [
        "The text that begins \"![[]()![[]()![[]()![[]()![[]()![[]()![[]\" is shown without its Markdown: it has 16666 "
          + "pictures, addresses or declarations of HTML. Divide it into several texts."
      ])
    let large = self.text("*a* ", bytes: 1 << 20 + 4)
    #expect(InlineMarkdown.runs(of: large) == [MarkdownRun(string: large)])
    #expect(ViewHost(EmptyView()).warnings.isEmpty, "what is read outside of hosts is not of the next one")
    #expect(MarkdownLimit.reason(against: Array(large.utf8)) == "it has more than 1 MB")
    #expect(MarkdownLimit.reason(against: Array(self.text("*a* ![b](c) d@e.f ", bytes: 40_000).utf8)) == nil)
  }

  @Test func lineEndsStayInATextThatIsNotRead() {
    let text = " " + text("a@b\n", bytes: 100_000) + "*c*\n"
    #expect(InlineMarkdown.runs(of: text) == [MarkdownRun(string: text)])
  }

  @Test("25,000 bytes of code spans are laid out in time that grows with them") func codeSpans() throws {
    func time(_ bytes: Int) -> Double {
      let text = text("`a` ", bytes: bytes)
      let start = threadTime()
      _ = ViewHost(Text(LocalizedStringKey(text))).sizeThatFits(ProposedViewSize(width: 400, height: nil))
      return threadTime() - start
    }
    _ = time(1000)
    let (small, large) = (time(5000), time(25_000))
    // Five times as much; a quadratic part would make it 25 times.
    #expect(large < max(small, 0.01) * 15)
  }
}
