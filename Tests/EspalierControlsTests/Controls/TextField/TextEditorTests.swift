// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Text of many lines.
@MainActor
@Suite("TextEditor")
struct TextEditorTests {
  @Test("A text editor takes the size that it is offered") func size() throws {
    let host = ViewHost(EditorPage(text: "one"), size: CGSize(width: 200, height: 120))
    #expect(try host.get(.identifier("editor")).frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(try host.get(.role(.textField)).value == "one")
  }

  @Test(
    "A text editor in a row shows the row's background, unless its own is requested", arguments: [Look.desktop, .phone])
  func inRow(_ look: Look) throws {
    func middle(_ visibility: Visibility) throws -> [Int] {
      let rows = Form {
        TextEditor(text: .constant("")).scrollContentBackground(visibility).frame(height: 100)
          .accessibilityIdentifier("editor").listRowBackground(Color.pureRed)
      }.formStyle(.grouped)
      let size = CGSize(width: 300, height: 300)
      let host = ViewHost(rows, size: size, look: look)
      let frame = try host.get(.identifier("editor")).frame
      return try Pixels(host, size)[Int(frame.midX), Int(frame.midY)]
    }
    #expect(try middle(.automatic) == [255, 0, 0, 255] && middle(.hidden) == [255, 0, 0, 255])
    #expect(try middle(.visible) == [255, 255, 255, 255])
  }

  @Test("Return begins a line") func typing() throws {
    let host = ViewHost(EditorPage(text: ""), size: CGSize(width: 200, height: 120))
    try host.get(.role(.textField)).type("one\ntwo")
    #expect(try host.get(.role(.textField)).value == "one\ntwo")
    try host.get(.role(.textField)).key(.upArrow)
    try host.get(.role(.textField)).type("!")
    #expect(try host.get(.role(.textField)).value == "one!\ntwo")
  }

  @Test("A text editor scrolls, and follows the caret") func scrolling() throws {
    let lines = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
    let host = ViewHost(EditorPage(text: lines), size: CGSize(width: 200, height: 120))
    func top() -> CGFloat { host.shown.first { $0.kind == .text }?.rect.minY ?? .nan }
    #expect(top() == 8)
    try host.get(.identifier("editor")).scroll(by: CGSize(width: 0, height: -50))
    try host.settle()
    #expect(top() == -42)
    try host.get(.role(.textField)).focus()
    try host.get(.role(.textField)).type("x")
    try host.settle()
    // The caret is at the end.
    #expect(top() < -400)
    try host.get(.role(.textField)).key(.home, modifiers: .command)
    try host.settle()
    #expect(top() == 8)
  }

  @Test("A limit of lines does not cut it") func lineLimit() throws {
    let host = ViewHost(
      TextEditor(text: .constant("a\nb\nc\nd")).lineLimit(1), size: CGSize(width: 200, height: 200))
    #expect((host.shown.first { $0.kind == .text }?.rect.height ?? 0) > 60)
  }
}
