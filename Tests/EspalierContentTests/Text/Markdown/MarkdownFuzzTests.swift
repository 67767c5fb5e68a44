// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierContent

/// Whatever a text has, its characters are shown.
@Suite("Mutated Markdown")
struct MarkdownFuzzTests {
  private let words = [
    "*", "**", "_", "`", "~~", "[", "](", ")", "![", "<", ">", "&amp;", "&#0;", "\\", "\n\n", "> ", "- ", "1. ", "|",
    "\n---\n",
    "```\n", "http://", "www.", "@", "<!--", "<?", "<![CDATA[", "\u{C}", "\0",
  ]

  @Test func texts() throws {
    let run = MutationRun(
      "Markdown", corpus: try MutationRun.corpus("Tests/EspalierContentTests/Corpus/Markdown"), words: words)
    run { data in
      let text = String(decoding: data, as: UTF8.self)
      _ = InlineMarkdown.runs(of: text)
      let full = try AttributedString(markdown: data, baseURL: URL(string: "https://a.b/c"))
      for run in full.runs { _ = full[run.range].characters.count }
    }
  }
}
