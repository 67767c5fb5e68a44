// SPDX-License-Identifier: MIT

import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

@Observable
private final class Page {
  var text: String
  var selection: TextSelection?
  var isShown = true

  init(_ text: String) { self.text = text }

  /// The selected part of the text; `|` before the insertion point.
  var selected: String? {
    guard case .selection(let range)? = selection?.indices else { return nil }
    return range.isEmpty ? "|" + text[range.lowerBound...] : String(text[range])
  }

  func select(_ part: String) { selection = TextSelection(range: text.range(of: part)!) }
}

/// Bindings to what is selected, in both directions.
@MainActor
@Suite("Selections of fields")
struct FieldSelectionTests {
  private struct Field: View {
    @Bindable var page: Page
    var isEditor = false
    var body: some View {
      if isEditor {
        TextEditor(text: $page.text, selection: $page.selection)
      } else {
        TextField("Name", text: $page.text, selection: $page.selection)
      }
    }
  }

  private func field(_ page: Page, isEditor: Bool = false) throws -> Element {
    try ViewHost(Field(page: page, isEditor: isEditor), size: CGSize(width: 300, height: 100)).get(.role(.textField))
  }

  @Test(arguments: [false, true])
  func keysWriteTheSelection(isEditor: Bool) throws {
    let page = Page("one two")
    let field = try field(page, isEditor: isEditor)
    #expect(page.selection == nil)
    try field.focus()
    #expect(page.selected == "|")
    try field.key(.leftArrow)
    #expect(page.selected == "|o" && page.selection?.isInsertion == true)
    try field.key(.leftArrow, modifiers: [.shift, .option])
    #expect(page.selected == "tw" && page.selection?.isInsertion == false)
    try field.key("x")
    #expect(page.text == "one xo" && page.selected == "|o")
    try field.key("a", modifiers: .control)
    #expect(page.selected == "one xo")
  }

  @Test(arguments: [false, true])
  func aSelectionThatIsSetIsReplacedByTyping(isEditor: Bool) throws {
    let page = Page("one two three")
    let field = try field(page, isEditor: isEditor)
    try field.focus()
    page.select("two")
    #expect(field.selectedText == "two")
    try field.key("2")
    #expect(page.text == "one 2 three" && page.selected == "| three")
    page.selection = TextSelection(insertionPoint: page.text.startIndex)
    try field.key("=")
    #expect(page.text == "=one 2 three")
  }

  /// A change of text and selection at once, as by a button in editors of Markdown.
  @Test func textAndSelectionAreSetTogether() throws {
    let page = Page("a word")
    let field = try field(page)
    try field.focus()
    page.select("word")
    let range = page.text.range(of: "word")!
    page.text.replaceSubrange(range, with: "**word**")
    page.select("word")
    #expect(field.selectedText == "word" && field.value == "a **word**")
  }

  @Test func thePointerWritesTheSelection() throws {
    let page = Page("one two")
    let field = try field(page, isEditor: true)
    try field.tap()
    try field.tap()
    #expect(page.selected == "two")
  }

  @Test func undoBringsTheSelectionBack() throws {
    let page = Page("one two")
    let field = try field(page)
    try field.focus()
    page.select("one")
    try field.key("1")
    #expect(page.text == "1 two" && page.selected == "| two")
    try field.key("z", modifiers: .control)
    #expect(page.text == "one two" && page.selected == "one")
    try field.key("z", modifiers: [.control, .shift])
    #expect(page.text == "1 two" && page.selected == "| two")
  }

  @Test func whatIsOutsideOfTheTextCountsAsItsEnd() throws {
    let page = Page("long enough")
    let field = try field(page)
    try field.focus()
    page.select("enough")
    page.text = "long"
    #expect(field.selectedText == nil)
    try field.key("!")
    #expect(page.text == "long!")
    let longer = "much longer than the text 🌳"
    page.selection = TextSelection(range: longer.startIndex..<longer.endIndex)
    #expect(field.selectedText == "long!")
    page.text = ""
    page.selection = TextSelection(range: longer.index(before: longer.endIndex)..<longer.endIndex)
    try field.key("a")
    #expect(page.text == "a" && page.selected == "|")
  }

  /// An index within a character of several scalars, of another text.
  @Test func anIndexWithinAScalarIsRounded() throws {
    let page = Page("ÄÖÜ")
    let field = try field(page)
    try field.focus()
    let ascii = "abcdef"
    page.selection = TextSelection(insertionPoint: ascii.index(ascii.startIndex, offsetBy: 3))
    try field.key("x")
    #expect(page.text == "ÄxÖÜ")
  }

  @Test func nilDeselects() throws {
    let page = Page("one two")
    let field = try field(page)
    try field.focus()
    page.select("one")
    #expect(field.selectedText == "one")
    page.selection = nil
    #expect(field.selectedText == nil)
    try field.key("!")
    #expect(page.text == "one! two")
  }

  @Test func ofSeveralRangesTheFirstIsSelected() throws {
    let page = Page("one two one")
    let field = try field(page)
    try field.focus()
    let ranges = RangeSet(page.text.ranges(of: "one"))
    page.selection = TextSelection(ranges: ranges)
    #expect(page.selection?.indices == .multiSelection(ranges) && page.selection?.isInsertion == false)
    #expect(field.selectedText == "one")
    try field.key("1")
    #expect(page.text == "1 two one")
    page.selection = TextSelection(ranges: RangeSet())
    #expect(page.selection?.isInsertion == true && field.selectedText == nil)
  }

  @Test func aConstantBindingDoesNotHoldTheCaret() throws {
    let host = ViewHost(TextField("Name", text: .constant("one two"), selection: .constant(nil)))
    let field = try host.get(.role(.textField))
    try field.key("a", modifiers: .control)
    #expect(field.selectedText == "one two")
  }

  private struct TwoFields: View {
    @Bindable var page: Page
    @FocusState private var focused: Int?
    var body: some View {
      VStack {
        Field(page: page).focused($focused, equals: 1)
        TextField("Second", text: .constant("")).focused($focused, equals: 2)
        Button("Other") { focused = 2 }
        Button("Back") { focused = 1 }
      }
    }
  }

  @Test func theSelectionStaysWhileTheKeyboardIsElsewhere() throws {
    let page = Page("one two")
    let host = ViewHost(TwoFields(page: page), size: CGSize(width: 300, height: 200))
    try host.get(.text("Back")).tap()
    page.select("one")
    try host.get(.text("Other")).tap()
    #expect(page.selected == "one")
    try host.get(.text("Back")).tap()
    #expect(try host.get(.role(.textField, name: "Name")).selectedText == "one")
    // Set while the keyboard is elsewhere, it waits for it.
    try host.get(.text("Other")).tap()
    page.select("two")
    try host.get(.text("Back")).tap()
    #expect(try host.get(.role(.textField, name: "Name")).selectedText == "two")
  }

  private struct Suggestion: View {
    @Bindable var page: Page
    var body: some View {
      VStack {
        Field(page: page)
        Text("Selected: \(page.selected ?? "none")")
      }
    }
  }

  enum Container: CaseIterable {
    case list, form, scrollView, sheet, splitView, tabView, geometryReader

    @MainActor @ViewBuilder func around(_ content: some View) -> some View {
      switch self {
      case .list: List { content }
      case .form: Form { content }
      case .scrollView: ScrollView { content }
      case .sheet: Color.clear.sheet(isPresented: .constant(true)) { content }
      case .splitView:
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          content
        }
      case .tabView: TabView { Tab("One", systemImage: "star") { content } }
      case .geometryReader: GeometryReader { _ in content }
      }
    }
  }

  @Test("selections of fields are bound in each container", arguments: Container.allCases, [true, false])
  func containers(_ container: Container, onPhone: Bool) throws {
    let page = Page("one two")
    let host = ViewHost(
      container.around(Suggestion(page: page)), size: CGSize(width: 700, height: 500),
      look: onPhone ? .phone : .desktop)
    try host.settle()
    let field = try host.get(.role(.textField))
    try field.focus()
    page.select("two")
    #expect(field.selectedText == "two")
    #expect(try host.get(.text("Selected: two")).frame.height > 0)
    try field.key(.leftArrow)
    #expect(try host.get(.text("Selected: |two")).frame.height > 0)
  }

  // MARK: - Affinity

  private func caretRow(_ affinity: TextSelectionAffinity, in surroundings: TextSelectionAffinity) throws -> Int {
    let page = Page("aaaa bbbb cccc dddd")
    let view = TextEditor(text: Bindable(page).text, selection: Bindable(page).selection)
      .textSelectionAffinity(surroundings)
    let host = ViewHost(view, size: CGSize(width: 70, height: 200))
    try host.get(.role(.textField)).focus()
    // The first line ends where the second begins.
    var selection = TextSelection(insertionPoint: page.text.index(page.text.startIndex, offsetBy: 5))
    selection.affinity = affinity
    page.selection = selection
    try host.settle()
    let caret = try #require(host.graph.focus.target?.client?.caretRect)
    return caret.minY < 20 ? 1 : 2
  }

  @Test func whereATextWrapsTheAffinityChoosesTheLine() throws {
    #expect(try caretRow(.automatic, in: .automatic) == 2)
    #expect(try caretRow(.automatic, in: .upstream) == 1)
    #expect(try caretRow(.upstream, in: .automatic) == 1)
    #expect(try caretRow(.downstream, in: .upstream) == 2)
  }
}
