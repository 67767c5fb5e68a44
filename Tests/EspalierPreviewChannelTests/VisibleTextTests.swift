// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierPreviewChannel

@Suite("Texts of other people's programs show each of their characters") struct VisibleTextTests {
  @Test(arguments: [
    ("plain, Größe, 日本, 👩‍👧", "plain, Größe, 日本, 👩‍👧"),
    ("a\u{1B}[2J", "a\\u{1B}[2J"),
    ("user\u{202E}nimda", "user\\u{202E}nimda"),
    ("\u{2066}a\u{2069}\u{061C}", "\\u{2066}a\\u{2069}\\u{61C}"),
    ("a\u{200B}b\u{FEFF}c\u{00AD}", "a\\u{200B}b\\u{FEFF}c\\u{AD}"),
    ("x\u{E0041}\u{E0042}", "x\\u{E0041}\\u{E0042}"),
    ("a\u{2028}b\u{85}c", "a\\u{2028}b\\u{85}c"),
    ("line\nand\ttab", "line\nand\ttab"),
  ])
  func hiddenCharactersAreEscaped(_ text: String, _ visible: String) { #expect(text.visible == visible) }

  @Test func aLineHasNoLineEnd() { #expect("a\nb\tc\r".visibleLine == "a\\nb\\u{9}c\\u{D}") }
}
