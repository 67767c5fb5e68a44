// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierHosting
import EspalierTestSupport
import EspalierText
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Texts of many megabytes in fields.
@MainActor
@Suite struct LongFieldTests {
  private struct Page: View {
    @State var text = ""
    var body: some View { TextEditor(text: $text) }
  }

  private struct Field: View {
    @State var text = ""
    var body: some View { TextField("Name", text: $text) }
  }

  private static let lines = (0..<200_000).map { "Line \($0), with some words in it to be read by somebody" }
    .joined(separator: "\n")

  private func use<Root: View>(_ host: ViewHost<Root>, paste text: String) throws {
    let field = try host.get(.role(.textField))
    try field.focus()
    // The cost of an event is the paragraphs that it shapes and the rules that it runs, however long the text is.
    func send(_ name: String, shaping limit: Int, _ event: () -> Void) throws {
      let before = TextLayoutCache.counters.shapings
      let work = try host.measure {
        event()
        try host.update()
        _ = host.displayList
      }
      #expect(TextLayoutCache.counters.shapings - before <= limit, "\(name)")
      #expect(work.rulesRun < 500, "\(name)")
    }
    try send("paste", shaping: 20) { host.keys.insert(text) }
    for _ in 0..<5 { try send("typing", shaping: 20) { host.keys.insert("x") } }
    let client = try #require(host.graph.focus.target?.client)
    #expect(client.surroundingText?.text.hasSuffix("somebodyxxxxx") == true)
    try send("home", shaping: 20) { host.keys.press(.home, modifiers: .command) }
    try send("typing at the start", shaping: 20) { host.keys.insert("y") }
    #expect(client.surroundingText?.text.hasPrefix("yLine 0,") == true)
    try send("select all", shaping: 20) { host.keys.press("a", modifiers: .command) }
    try send("delete", shaping: 20) { host.keys.press(.delete) }
    #expect(client.surroundingText?.text == "")
    try send("undo", shaping: 20) { host.keys.press("z", modifiers: .command) }
    #expect(client.selectedText?.utf8.count == text.withoutBreaks(Root.self == Field.self) + 6)
  }

  @Test func tenMegabytesInAnEditor() throws {
    #expect(Self.lines.utf8.count > 10_000_000)
    try use(ViewHost(Page(), size: CGSize(width: 400, height: 300)), paste: Self.lines)
  }

  @Test func tenMegabytesInALine() throws {
    try use(ViewHost(Field(), size: CGSize(width: 400, height: 40)), paste: Self.lines)
  }

  enum Kind: CaseIterable { case field, secret, editor, vertical }

  private struct Alone: View {
    let kind: Kind
    let isMirrored: Bool
    @State var text = ""

    var body: some View {
      Group {
        switch kind {
        case .field: TextField("Name", text: $text)
        case .secret: SecureField("Name", text: $text)
        case .editor: TextEditor(text: $text)
        case .vertical: TextField("Name", text: $text, axis: .vertical).lineLimit(3)
        }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  @Test("What of a long text is at the caret is seen, before and after it is typed", arguments: Kind.allCases)
  func seen(kind: Kind) throws {
    let size = CGSize(width: 300, height: 60)
    for (word, count) in [("lorem ipsum dolor ", 60_000), ("x", 300_000), ("שלום עולם ", 60_000)] {
      for isMirrored in [false, true] {
        let host = ViewHost(Alone(kind: kind, isMirrored: isMirrored), size: size)
        func ink() throws -> Int {
          let pixels = try Pixels(host, size)
          return (0..<300).count { x in (0..<60).contains { pixels.alpha(x, $0) > 100 && pixels[x, $0][0] < 100 } }
        }
        let field = try host.get(kind == .secret ? .role(.secureTextField) : .role(.textField))
        try field.focus()
        host.keys.insert(String(repeating: word, count: count))
        #expect(try ink() > 60, "\(word) \(isMirrored) pasted")
        host.keys.insert("Z")
        #expect(try ink() > 60, "\(word) \(isMirrored) typed")
        host.keys.press(.home, modifiers: .command)
        #expect(try ink() > 60, "\(word) \(isMirrored) at the start")
        host.graph.focus.focus(nil)
        try host.update()
        #expect(try ink() > 60, "\(word) \(isMirrored) without the keyboard")
      }
    }
  }

  @Test(
    "The line of the caret stays in sight while the user types at the end of one long paragraph",
    arguments: ["lorem ipsum ", "WWWW MMMM ", "ill lit ", "x"], [8_000, 24_000, 100_000])
  func caretInSight(word: String, length: Int) throws {
    let text = String(repeating: word, count: length / word.utf8.count)
    let host = ViewHost(Page(text: text), size: CGSize(width: 300, height: 120))
    let field = try host.get(.role(.textField))
    try field.focus()
    try host.settle()
    try field.key(.end, modifiers: .command)
    try host.settle()
    let client = try #require(host.graph.focus.target?.client)
    for letter in ["x", "y", " ", "z"] {
      host.keys.insert(letter)
      try host.settle()
      let caret = try #require(client.caretRect)
      #expect(caret.minY >= 0 && caret.maxY <= 120, "after \(letter): \(caret)")
    }
    let typed = try #require(client.caretRect)
    try field.key(.leftArrow)
    try host.settle()
    // On the same line, or on the one above.
    #expect(client.caretRect.map { abs($0.midY - typed.midY) < 1.5 * typed.height } == true)
  }

  @Test func blocksAreTheTextInOnePiece() throws {
    let text = (0..<1500).map { "Line \($0) " + String(repeating: "é", count: $0 % 40) }.joined(separator: "\n")
    let host = ViewHost(Page(text: text), size: CGSize(width: 300, height: 200))
    let field = try host.get(.role(.textField))
    try field.focus()
    try host.settle()
    // The last lines, where they are in one piece.
    let last = try #require(host.drawnTexts.last)
    #expect(last.string.hasSuffix("Line 1499 " + String(repeating: "é", count: 19)))
    #expect(abs(last.frame.maxY - (200 - 8)) < 1)
    try field.key(.home, modifiers: .command)
    try host.settle()
    let first = try #require(host.drawnTexts.first)
    #expect(first.string.hasPrefix("Line 0 \nLine 1 é\n") && first.frame.minY == 8)
    // Lines stand one below the other across blocks.
    let texts = host.drawnTexts
    for (a, b) in zip(texts, texts.dropFirst()) { #expect(abs(a.frame.maxY - b.frame.minY) < 0.01) }
  }

  @Test func editsKeepTheBlocksAroundThem() throws {
    let blocks = TextBlocks()
    var text = (0..<3000).map { "Line number \($0)" }.joined(separator: "\n")
    func check(_ comment: Comment) {
      _ = blocks.update(text, style: StyledText("x"), isLine: false)
      let layout = blocks.layout(width: 400)
      let all = layout.blocks(from: 0, to: .infinity)
      let parts = all.map { layout.block($0) }
      let lines = parts.reduce(0) { $0 + $1.lineCount }
      #expect(lines == text.split(separator: "\n", omittingEmptySubsequences: false).count, comment)
      let fresh = TextBlocks()
      _ = fresh.update(text, style: StyledText("x"), isLine: false)
      let whole = fresh.layout(width: 400)
      _ = whole.blocks(from: 0, to: .infinity)
      #expect(abs(whole.size.height - layout.size.height) < 0.01, comment)
      for byte in stride(from: 0, to: text.utf8.count, by: 977) {
        let rect = layout.caretRect(at: byte)
        #expect(layout.byteOffset(at: CGPoint(x: rect.minX, y: rect.midY)) == byte, comment)
      }
    }
    check("made")
    var random = SplitMix(seed: 3)
    for round in 0..<12 {
      let start = Int.random(in: 0..<text.utf8.count - 9000, using: &random)
      let length = [0, 1, 3, 4096, 9000][round % 5]
      let new = ["", "x", "\n", String(repeating: "Lines of a paste\n", count: 900)][round % 4]
      let range = text.utf8Index(start)..<text.utf8Index(start + length)
      text.replaceSubrange(range, with: new)
      check("round \(round): \(length) bytes at \(start) became \(new.utf8.count)")
    }
    text = String(text.prefix(100))
    check("short")
  }
}

extension String {
  fileprivate func withoutBreaks(_ isLine: Bool) -> Int {
    isLine ? utf8.reduce(0) { $0 + ($1 == 10 ? 0 : 1) } : utf8.count
  }
}
