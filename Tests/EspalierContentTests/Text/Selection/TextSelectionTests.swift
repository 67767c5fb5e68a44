// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Selecting text with the pointer and the keyboard.
@MainActor
@Suite("Text selection")
struct TextSelectionTests {
  private let sentence = "The quick brown fox"

  private func host(_ view: some View, width: CGFloat = 300) -> ViewHost<some View> {
    ViewHost(view.frame(maxWidth: .infinity, alignment: .leading), size: CGSize(width: width, height: 200))
  }

  private func press<V>(_ host: ViewHost<V>, _ x: CGFloat, _ y: CGFloat, times: Int) throws {
    for _ in 0..<times {
      host.pointer.press(at: CGPoint(x: x, y: y))
      host.pointer.release(at: CGPoint(x: x, y: y))
    }
  }

  private func drag<V>(_ host: ViewHost<V>, from start: CGPoint, to end: CGPoint) throws {
    host.pointer.press(at: start)
    host.pointer.move(to: end)
    host.pointer.release(at: end)
  }

  @Test("Presses are counted by the times at which they happened, not by those at which they are handled")
  func pressesAreCountedByTheirOwnTime() throws {
    let host = host(Text(sentence).textSelection(.enabled))
    let point = CGPoint(x: 40, y: try host.get(.text(sentence)).frame.midY)
    func press(at eventTime: Double) throws {
      host.pointer.press(at: point, eventTime: eventTime)
      host.pointer.release(at: point, eventTime: eventTime)
    }
    try press(at: 10)
    try host.advance(by: .seconds(1))
    try press(at: 10.1)
    #expect(try host.get(.text(sentence)).selectedText == "quick")
    try press(at: 12)
    #expect(try host.get(.text(sentence)).selectedText == nil)
  }

  @Test("Texts are selected only where that is allowed") func allowed() throws {
    for isAllowed in [true, false] {
      let text = Text(sentence)
      let view = isAllowed ? AnyView(text.textSelection(.enabled)) : AnyView(text)
      let host = host(view)
      try press(host, 40, host.get(.text(sentence)).frame.midY, times: 2)
      #expect(try host.get(.text(sentence)).selectedText == (isAllowed ? "quick" : nil))
    }
    let off = host(VStack { Text(sentence).textSelection(.disabled) }.textSelection(.enabled))
    try press(off, 40, off.get(.text(sentence)).frame.midY, times: 2)
    #expect(try off.get(.text(sentence)).selectedText == nil)
  }

  @Test("Two clicks select the word, a third one everything, one alone nothing") func presses() throws {
    let host = host(Text(sentence).textSelection(.enabled))
    let y = try host.get(.text(sentence)).frame.midY
    try press(host, 40, y, times: 2)
    #expect(try host.get(.text(sentence)).selectedText == "quick")
    #expect(host.graph.selectedText == "quick")
    try press(host, 40, y, times: 1)
    #expect(try host.get(.text(sentence)).selectedText == sentence)
    try host.advance(by: .seconds(1))
    try press(host, 40, y, times: 1)
    #expect(try host.get(.text(sentence)).selectedText == nil)
    #expect(host.graph.selectedText == nil)
  }

  @Test("A drag selects what it passes, in either direction") func dragging() throws {
    let host = host(Text(sentence).textSelection(.enabled))
    let frame = try host.get(.text(sentence)).frame
    try drag(host, from: CGPoint(x: 1, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(try host.get(.text(sentence)).selectedText == sentence)
    try host.advance(by: .seconds(1))
    try drag(host, from: CGPoint(x: frame.maxX - 1, y: frame.midY), to: CGPoint(x: frame.maxX - 22, y: frame.midY))
    #expect(try host.get(.text(sentence)).selectedText == "fox")
  }

  @Test("A drag over lines selects from point to point") func lines() throws {
    let host = host(Text("one two\nthree four").textSelection(.enabled))
    let frame = try host.get(.text("one two\nthree four")).frame
    try drag(
      host, from: CGPoint(x: frame.minX + 1, y: frame.minY + 4), to: CGPoint(x: frame.minX + 1, y: frame.maxY - 4))
    #expect(try host.get(.text("one two\nthree four")).selectedText == "one two\n")
  }

  @Test("What is selected is drawn on the tint") func highlight() throws {
    let host = host(Text(sentence).textSelection(.enabled).tint(.red))
    #expect(host.shown.count == 1)
    let frame = try host.get(.text(sentence)).frame
    try press(host, 40, frame.midY, times: 3)
    let highlight = try #require(host.shown.first)
    #expect(highlight.kind == .fill)
    #expect(highlight.rect == frame.rounded)
    #expect(highlight.color.map { $0.opacity < 0.5 && $0.red > $0.blue } == true)
  }

  @Test("One text at a time; a field that gets the keyboard takes it too") func focus() throws {
    let host = host(
      VStack(alignment: .leading) {
        Text("first").textSelection(.enabled)
        Text("second").textSelection(.enabled)
        TextField("Field", text: .constant("third"))
      })
    try press(host, 10, host.get(.text("first")).frame.midY, times: 2)
    try host.advance(by: .seconds(1))
    try press(host, 10, host.get(.text("second")).frame.midY, times: 2)
    #expect(try host.get(.text("first")).selectedText == nil)
    #expect(host.graph.selectedText == "second")
    try host.get(.role(.textField)).tap()
    #expect(try host.get(.text("second")).selectedText == nil)
    try host.get(.role(.textField)).key("a", modifiers: .command)
    #expect(host.graph.selectedText == "third")
  }

  @Test("Keys extend the selection, and select all") func keys() throws {
    let host = host(Text(sentence).textSelection(.enabled))
    try press(host, 40, host.get(.text(sentence)).frame.midY, times: 2)
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws {
      host.keys.press(key, modifiers: modifiers)
    }
    try key(.rightArrow, .shift)
    try key(.rightArrow, .shift)
    #expect(host.graph.selectedText == "quick b")
    try key(.home, .shift)
    #expect(host.graph.selectedText == "The ")
    try key("a", .control)
    #expect(host.graph.selectedText == sentence)
  }

  @Test("Taps still reach the gestures for them, and controls are not selected") func others() throws {
    var log: [String] = []
    let host = host(
      VStack(alignment: .leading) {
        Button("Press") { log.append("button") }
        Text("tap me").onTapGesture { log.append("tap") }
        Text("see [site](https://a.example)")
      }
      .textSelection(.enabled)
      .environment(
        \.openURL,
        OpenURLAction {
          log.append($0.absoluteString); return .handled
        }))
    try host.get(.text("Press")).tap()
    try host.advance(by: .seconds(1))
    try host.get(.text("tap me")).tap()
    try host.advance(by: .seconds(1))
    let link = try host.get(.text("see site")).frame
    try press(host, link.maxX - 8, link.midY, times: 1)
    #expect(log == ["button", "tap", "https://a.example"])
    try host.advance(by: .seconds(1))
    try host.get(.text("Press")).doubleTap()
    #expect(host.graph.selectedText == nil)
  }

  @Test("A drag over a text selects instead of scrolling; beside it, it scrolls") func scrolling() throws {
    let host = ViewHost(
      ScrollView { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading) } }
        .textSelection(.enabled),
      size: CGSize(width: 300, height: 200))
    let row = try host.get(.text("Row 5")).frame
    try drag(host, from: CGPoint(x: 2, y: row.midY), to: CGPoint(x: row.maxX, y: row.midY - 20))
    #expect(try host.get(.text("Row 5")).frame == row)
    try drag(host, from: CGPoint(x: 250, y: row.midY), to: CGPoint(x: 250, y: row.midY - 60))
    #expect(try host.get(.text("Row 5")).frame.minY < row.minY)
  }
}
