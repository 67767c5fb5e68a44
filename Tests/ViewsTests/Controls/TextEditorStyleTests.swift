// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `textEditorStyle` (documentation: a plain editor has no decoration).
@MainActor
@Suite("Styles of text editors")
struct TextEditorStyleTests {
  @Test("An editor has the background of a page, a plain one none")
  func backgrounds() {
    func fills(_ style: some TextEditorStyle) -> Int {
      let host = ViewHost(
        TextEditor(text: .constant("words")).textEditorStyle(style), size: CGSize(width: 200, height: 100))
      return host.dump(.displayList).split(separator: "\n").count { $0.contains("fill rectangle (0, 0, 200 × 100)") }
    }
    #expect(fills(.automatic) == 1)
    #expect(fills(.plain) == 0)
  }
}
