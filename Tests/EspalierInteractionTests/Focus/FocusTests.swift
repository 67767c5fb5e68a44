// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FocusTests {
  private enum Field { case first, second }

  private struct Two: View {
    @FocusState private var focus: Field?
    var secondEquals = Field.second
    var body: some View {
      VStack {
        TextField("First", text: .constant("")).focused($focus, equals: .first)
        TextField("Second", text: .constant("")).focused($focus, equals: secondEquals)
        TextField("Third", text: .constant(""))
        Text("Focus: \(focus.map { "\($0)" } ?? "nowhere")")
        Button("To second") { focus = .second }
        Button("Nowhere") { focus = nil }
      }
    }
  }

  private let size = CGSize(width: 200, height: 300)

  @Test("I39: the state moves the focus and follows it")
  func theStateMovesTheFocusAndFollowsIt() throws {
    let host = ViewHost(Two(), size: size)
    _ = try host.get(.text("Focus: nowhere"))
    try host.get(.label("First")).tap()
    _ = try host.get(.text("Focus: first"))
    try host.get(.text("To second")).tap()
    _ = try host.get(.text("Focus: second"))
    try host.get(.label("First")).focus()
    _ = try host.get(.text("Focus: first"))
    try host.get(.text("Nowhere")).tap()
    _ = try host.get(.text("Focus: nowhere"))
    #expect(host.graph.focus.target == nil)
  }

  @Test("I41: leaving sets nil if it was this value")
  func leavingSetsNilIfItWasThisValue() throws {
    let host = ViewHost(Two(), size: size)
    try host.get(.label("Second")).focus()
    _ = try host.get(.text("Focus: second"))
    try host.get(.label("Third")).focus()
    _ = try host.get(.text("Focus: nowhere"))
    #expect(host.graph.focus.target != nil)
  }

  @Test("I39: one value for two views goes to the first with a warning")
  func oneValueForTwoViewsGoesToTheFirstWithAWarning() throws {
    let host = ViewHost(Two(secondEquals: .first), size: size)
    try host.get(.label("First")).tap()
    #expect(host.warnings.map(\.text).contains { $0.hasPrefix("focused(_:equals:) is used with the value first") })
    _ = try host.get(.text("Focus: first"))
  }

  @Test("Tab goes through the fields and buttons in reading order, and round") func tab() throws {
    let host = ViewHost(Two(), size: size)
    let first = try host.get(.label("First"))
    try first.focus()
    try first.type("\t")
    _ = try host.get(.text("Focus: second"))
    // The third field and the two buttons.
    for _ in 0..<3 {
      host.keys.press(.tab)
      _ = try host.get(.text("Focus: nowhere"))
    }
    host.keys.press(.tab)
    _ = try host.get(.text("Focus: first"))
    host.keys.press(.tab, modifiers: .shift)
    _ = try host.get(.text("Focus: nowhere"))
    host.keys.press(.tab)
    _ = try host.get(.text("Focus: first"))
  }

  @Test("I39: a bool means one view")
  func aBoolMeansOneView() throws {
    struct One: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Field", text: .constant("")).focused($isFocused)
          Text(isFocused ? "yes" : "no")
          Button("Toggle") { isFocused.toggle() }
        }
      }
    }
    let host = ViewHost(One(), size: size)
    try host.get(.text("Toggle")).tap()
    _ = try host.get(.text("yes"))
    try host.get(.text("Toggle")).tap()
    _ = try host.get(.text("no"))
  }

  /// A state cannot request what is not there.
  @Test func aViewThatCannotBeFocusedGivesTheValueBack() throws {
    struct One: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Field", text: .constant("")).focused($isFocused).disabled(true)
          Text(isFocused ? "yes" : "no")
          Button("Focus") { isFocused = true }
        }
      }
    }
    let host = ViewHost(One(), size: size)
    try host.get(.text("Focus")).tap()
    _ = try host.get(.text("no"))
  }

  @Test func theFocusGoesWithItsView() throws {
    struct Root: View {
      @FocusState private var isFocused: Bool
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { TextField("Field", text: .constant("")).focused($isFocused) }
          Text(isFocused ? "yes" : "no")
          Button("Remove") { isShown = false }
        }
      }
    }
    let host = ViewHost(Root(), size: size)
    try host.get(.label("Field")).focus()
    _ = try host.get(.text("yes"))
    try host.get(.text("Remove")).tap()
    _ = try host.get(.text("no"))
    #expect(host.graph.focus.target == nil)
  }
}
