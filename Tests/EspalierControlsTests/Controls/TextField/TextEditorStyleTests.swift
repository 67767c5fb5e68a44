// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `textEditorStyle` (documentation: a plain editor has no decoration).
@MainActor
@Suite("Styles of text editors")
struct TextEditorStyleTests {
  private struct Boxed: TextEditorStyle {
    @Environment(\.lineLimit) private var limit
    func makeBody(configuration: Configuration) -> some View { Text("own style \(limit ?? 0)") }
  }

  @Test("A style of a program's own takes the editor's place")
  func own() throws {
    let host = ViewHost(
      VStack {
        TextEditor(text: .constant("words")).textEditorStyle(Boxed()).lineLimit(3)
        TextEditor(text: .constant("others"))
      }, size: CGSize(width: 200, height: 100))
    _ = try host.get(.text("own style 3"))
    #expect(host.all(.role(.textField)).count == 1)
  }

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
