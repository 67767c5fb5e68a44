// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The pointer in fields, their menu, the clipboard, and keys that go by lines.
@MainActor
@Suite struct FieldPointerTests {
  /// A field and the places between its characters.
  @MainActor private struct Line<Root: View> {
    let host: ViewHost<Root>
    let field: Element
    var pointer: HostPointer { host.pointer }

    init(_ host: ViewHost<Root>) throws {
      self.host = host
      field = try host.get(.role(.textField))
    }

    /// The point of a character of the first line.
    func point(_ offset: Int) throws -> CGPoint {
      let text = try #require(host.drawnTexts.first)
      let rect = text.shaped.caretRect(at: offset)
      return CGPoint(x: text.frame.minX + rect.minX + 1, y: text.frame.minY + rect.midY)
    }

    func press(_ offset: Int, to end: Int? = nil, modifiers: EventModifiers = [], count: Int = 1) throws {
      for _ in 1..<count {
        pointer.press(at: try point(offset))
        pointer.release(at: try point(offset))
      }
      pointer.press(at: try point(offset), modifiers: modifiers)
      if let end { pointer.move(to: try point(end)) }
      try host.update()
      pointer.release(at: try point(end ?? offset))
      // The next press is one of its own.
      try host.advance(by: .seconds(1))
    }

    var selected: String? { host.graph.selectedText }
  }

  /// A busy program handles presses late: they are counted by the times at which they happened.
  @Test func pressesAreCountedByTheirOwnTime() throws {
    let line = try Line(ViewHost(NameField(text: "The quick brown fox"), size: CGSize(width: 300, height: 40)))
    func press(at eventTime: Double) throws {
      line.pointer.press(at: try line.point(5), eventTime: eventTime)
      line.pointer.release(at: try line.point(5), eventTime: eventTime)
    }
    try press(at: 10)
    try line.host.advance(by: .seconds(1))
    try press(at: 10.1)
    #expect(line.selected == "quick")
    try press(at: 12)
    #expect(line.selected == nil)
  }

  @Test func pressesAndDragsSelect() throws {
    let line = try Line(ViewHost(NameField(text: "The quick brown fox"), size: CGSize(width: 300, height: 40)))
    try line.press(4)
    #expect(line.selected == nil)
    try line.press(4, to: 9)
    #expect(line.selected == "quick")
    try line.press(9, to: 0)
    #expect(line.selected == "The quick")
    try line.press(5, count: 2)
    #expect(line.selected == "quick")
    try line.press(12, to: 1, count: 2)
    #expect(line.selected == "The quick brown")
    try line.press(5, count: 3)
    #expect(line.selected == "The quick brown fox")
    try line.press(4)
    try line.press(9, modifiers: .shift)
    #expect(line.selected == "quick")
    try line.press(1, modifiers: .shift)
    #expect(line.selected == "he ")
    try line.field.type("X")
    #expect(line.field.value == "TXquick brown fox")
  }

  @Test func aTripleClickSelectsALineOfMany() throws {
    let line = try Line(ViewHost(EditorPage(text: "one\ntwo\nthree"), size: CGSize(width: 300, height: 200)))
    try line.press(5, count: 3)
    #expect(line.selected == "two\n")
  }

  @Test func aFingerTapsAndLeavesDragsToScrollViews() throws {
    let line = try Line(ViewHost(NameField(text: "The quick brown fox"), size: CGSize(width: 300, height: 40)))
    line.pointer.press(at: try line.point(4), isTouch: true)
    line.pointer.move(to: try line.point(9))
    line.pointer.release(at: try line.point(9))
    #expect(line.selected == nil && line.host.graph.focus.target == nil)
    line.pointer.press(at: try line.point(6), isTouch: true)
    try line.host.advance(by: .seconds(0.6))
    line.pointer.release(at: try line.point(6))
    #expect(line.selected == "quick")
  }

  @Test func aSelectionThatIsDraggedOutGoesOnByItself() throws {
    let text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    let line = try Line(ViewHost(EditorPage(text: text), size: CGSize(width: 200, height: 120)))
    line.pointer.press(at: CGPoint(x: 6, y: 20))
    line.pointer.move(to: CGPoint(x: 20, y: 150))
    let first = line.selected?.count ?? 0
    try line.host.advance(by: .seconds(1))
    let later = line.selected?.count ?? 0
    #expect(first > 20 && later > first + 40)
    line.pointer.release(at: CGPoint(x: 20, y: 150))
    try line.host.advance(by: .seconds(1))
    #expect(line.selected?.count == later)
  }

  @Test func keysGoByLinesAndPages() throws {
    let text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    let line = try Line(ViewHost(EditorPage(text: text), size: CGSize(width: 200, height: 120)))
    let field = line.field
    func caret() throws -> Int { try #require(line.host.graph.focus.target?.client?.surroundingText).caret }
    try field.focus()
    try field.key(.home, modifiers: .control)
    #expect(try caret() == 0)
    try field.key(.end)
    #expect(try caret() == 6)
    try field.key(.downArrow)
    try field.key(.home)
    #expect(try caret() == 7)
    try field.key(.home, modifiers: .shift)
    try field.key(.pageDown)
    #expect(try caret() >= 7 + 4 * 7)
    try field.key(.pageUp)
    #expect(try caret() == 7)
    try field.key(.end, modifiers: [.control, .shift])
    #expect(line.selected?.hasSuffix("Line 59") == true)
    #expect(line.selected?.hasPrefix("Line 1\n") == true)
  }

  @Test func upAndDownKeepTheColumn() throws {
    let line = try Line(ViewHost(EditorPage(text: "wwwwww\nw\nwwwwww"), size: CGSize(width: 200, height: 120)))
    let field = line.field
    try field.focus()
    for _ in 0..<2 { try field.key(.upArrow) }
    try field.type("!")
    #expect(field.value == "wwwwww!\nw\nwwwwww")
  }

  @Test func tabIsWrittenInAnEditor() throws {
    let line = try Line(ViewHost(EditorPage(text: "a"), size: CGSize(width: 200, height: 120)))
    try line.field.type("\tb")
    #expect(line.field.value == "a\tb")
  }

  @Test func undoBringsTheSelectionBack() throws {
    let line = try Line(ViewHost(NameField(text: "one two"), size: CGSize(width: 300, height: 40)))
    try line.press(0, to: 3)
    try line.field.type("x")
    #expect(line.field.value == "x two")
    try line.field.key("z", modifiers: .command)
    #expect(line.field.value == "one two" && line.selected == "one")
    try line.field.key("y", modifiers: .command)
    #expect(line.field.value == "x two")
  }

  @Test func theClipboard() throws {
    let line = try Line(ViewHost(NameField(text: "one two"), size: CGSize(width: 300, height: 40)))
    try line.press(0, to: 3)
    try line.field.key("c", modifiers: .command)
    try line.field.key(.end)
    try line.field.key("v", modifiers: .command)
    #expect(line.field.value == "one twoone")
    try line.field.key("a", modifiers: .command)
    try line.field.key("x", modifiers: .command)
    #expect(line.field.value == "")
    try line.field.key("v", modifiers: .command)
    #expect(line.field.value == "one twoone")
  }

  @Test func theMiddleButtonPastesWhatIsSelected() throws {
    let line = try Line(ViewHost(NameField(text: "one two"), size: CGSize(width: 300, height: 40)))
    line.host.graph.primarySelection = MemoryClipboard()
    try line.press(0, to: 3)
    line.pointer.press(.middle, at: try line.point(7))
    #expect(line.field.value == "one twoone")
  }

  @Test func theMenuKeepsTheSelection() throws {
    let line = try Line(ViewHost(NameField(text: "one two"), size: CGSize(width: 300, height: 400)))
    try line.press(0, to: 3)
    line.pointer.secondaryPress(at: try line.point(1))
    let cut = try line.host.get(.role(.button, name: "Cut"))
    #expect(try !line.host.get(.role(.button, name: "Undo")).isEnabled)
    #expect(try !line.host.get(.role(.button, name: "Paste")).isEnabled)
    try cut.tap()
    #expect(line.field.value == " two")
    #expect(line.host.all(.text("Cut")).isEmpty)
    // The field has the keyboard again, and the menu opens where the caret is.
    line.host.keys.pressMenu()
    try line.host.get(.role(.button, name: "Paste")).tap()
    #expect(line.field.value == "one two")
    line.host.keys.pressMenu()
    try line.host.get(.role(.button, name: "Undo Paste")).tap()
    #expect(line.field.value == " two")
  }

  @Test func aCaretBlinksForAWhile() throws {
    let host = ViewHost(NameField(text: "a"), size: CGSize(width: 100, height: 40)) {
      $0.caretBlink = CaretBlink(period: 1.2, timeout: 10)
    }
    try host.get(.role(.textField)).focus()
    func isThere() -> Bool { host.drawnRects.contains { $0.width == 2 } }
    #expect(isThere())
    try host.advance(by: .seconds(0.65))
    #expect(!isThere())
    try host.advance(by: .seconds(0.6))
    #expect(isThere())
    try host.advance(by: .seconds(0.6))
    try host.get(.role(.textField)).type("b")
    #expect(isThere())
    try host.advance(by: .seconds(12))
    #expect(isThere() && host.graph.alarms.deadline == nil)
  }
}
