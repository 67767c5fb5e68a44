// SPDX-License-Identifier: MIT

import EspalierFiles
import Testing

/// The form in which messages quote names from other people's files.
@Suite("Printable text")
struct PrintableTextTests {
  @Test func controlCharactersAreEscaped() {
    #expect("a\0b\u{1B}[2J\u{7F}\u{9B}31m\r".printable == #"a\u{0}b\u{1B}[2J\u{7F}\u{9B}31m\u{D}"#)
  }

  @Test func linesTabsAndOtherCharactersStay() {
    let text = "a\tb\n  é 👩‍👩‍👧 \u{200F}א"
    #expect(text.printable == text)
  }
}
