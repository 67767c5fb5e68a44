// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A form scrolls where its rows are higher than the space that it has (documentation of `Form`: "a container for grouping
/// controls", a list of them on iOS and a scroll view in the grouped style on macOS); elsewhere it is as high as its rows.
@MainActor
@Suite("Forms that are higher than their space")
struct FormScrollingTests {
  private struct Rows: View {
    var count = 30
    @State private var text = ""
    var body: some View {
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
      TextField("Last", text: $text)
    }
  }

  private let size = CGSize(width: 300, height: 400)
  /// 31 rows of 44 points, and the margins.
  private let height: CGFloat = 31 * 36 + 40

  private func checkScrolls<V: View>(_ view: V, _ comment: Comment, size: CGSize? = nil) throws {
    let host = ViewHost(view, size: size ?? self.size)
    let first = try host.get(.text("Row 2"))
    let last = try host.get(.label("Last"))
    #expect(last.frame.minY > host.size.height, comment)
    let start = first.frame.minY
    try first.scroll(by: CGSize(width: 0, height: -100))
    #expect(first.frame.minY == start - 100, comment)
    try first.scroll(by: CGSize(width: 0, height: 100))
    try first.scroll(by: CGSize(width: 0, height: -5000))
    #expect(last.frame.maxY < host.size.height, comment)
    #expect(last.isHittable, comment)
    #expect(host.warnings.isEmpty, comment)
  }

  @Test("A form scrolls in a window, a stack, a tab, a column, below other views, in either style and in right-to-left")
  func containers() throws {
    try checkScrolls(Form { Rows() }.formStyle(.grouped), "window")
    try checkScrolls(Form { Rows() }.formStyle(.grouped), "grouped")
    try checkScrolls(NavigationStack { Form { Rows() }.formStyle(.grouped).navigationTitle("Title") }, "stack")
    try checkScrolls(TabView { Form { Rows() }.formStyle(.grouped).tabItem { Text("Tab") } }, "tab")
    try checkScrolls(
      NavigationSplitView {
        Form { Rows() }.formStyle(.grouped)
      } detail: {
        Text("Detail")
      }, "column", size: CGSize(width: 900, height: 400))
    try checkScrolls(
      VStack {
        Text("Above"); Form { Rows() }.formStyle(.grouped); Button("Below") {}
      }, "between others")
    try checkScrolls(Form { Rows() }.formStyle(.grouped).environment(\.layoutDirection, .rightToLeft), "right to left")
    try checkScrolls(Form { Section("Section") { Rows() } }.formStyle(.grouped).frame(height: 200), "frame")
  }

  @Test("A form scrolls in a sheet") func sheet() throws {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) { Form { Rows() }.formStyle(.grouped) }, size: size)
    try host.settle()
    try host.get(.text("Row 0")).scroll(by: CGSize(width: 0, height: -5000))
    #expect(try host.get(.label("Last")).isHittable)
  }

  @Test("A form moves nothing where its rows fit; the scroll view around moves then") func fits() throws {
    let host = ViewHost(Form { Rows(count: 2) }.formStyle(.grouped), size: size)
    let row = try host.get(.text("Row 0"))
    let start = row.frame.minY
    try row.scroll(by: CGSize(width: 0, height: -100))
    try row.drag(by: CGSize(width: 0, height: -100))
    try host.settle()
    #expect(row.frame.minY == start)

    let outer = ViewHost(ScrollView { Form { Rows() }.formStyle(.grouped) }, size: size)
    let first = try outer.get(.text("Row 5"))
    #expect(try outer.get(.type(Form<Rows>.self)).frame.height == height)
    try first.scroll(by: CGSize(width: 0, height: -100))
    #expect(try outer.get(.type(Form<Rows>.self)).frame.minY == -100)
    try first.drag(by: CGSize(width: 0, height: -50))
    #expect(try outer.get(.type(Form<Rows>.self)).frame.minY < -140)
  }

  @Test("The ideal height of a form is that of its rows") func idealHeight() throws {
    let host = ViewHost(Form { Rows() }.formStyle(.grouped).frame(width: 300))
    #expect(host.size == CGSize(width: 300, height: height))
    #expect(host.sizeThatFits(ProposedViewSize(width: 300, height: 90)).height == 90)
    let fixed = ViewHost(
      VStack {
        Form { Rows(count: 1) }.formStyle(.grouped).fixedSize(horizontal: false, vertical: true)
          .accessibilityIdentifier("form")
      },
      size: size)
    #expect(try fixed.get(.identifier("form")).frame.height == 2 * 36 + 40)
  }

  @Test("A field that gets the keyboard is scrolled into view; scrollTo finds rows") func revealing() throws {
    let host = ViewHost(
      VStack {
        Form { Rows() }.formStyle(.grouped)
        TextField("Outside", text: .constant(""))
      }, size: size)
    try host.get(.label("Outside")).key(.tab)
    #expect(try host.get(.label("Last")).frame.maxY <= 400)

    let reader = ViewHost(
      ScrollViewReader { proxy in
        Form { Rows() }.formStyle(.grouped)
        Button("Go") { proxy.scrollTo(20, anchor: .top) }
      }, size: size)
    try reader.get(.text("Go")).tap()
    try reader.settle()
    #expect(try reader.get(.text("Row 20")).frame.minY < 30)
  }

  @Test("Modifiers of scroll views hold for it") func scrollModifiers() throws {
    func form() -> some View { Form { Rows() }.formStyle(.grouped).scrollDisabled(true) }
    let host = ViewHost(form(), size: size)
    let row = try host.get(.text("Row 0"))
    let start = row.frame.minY
    try row.scroll(by: CGSize(width: 0, height: -100))
    #expect(row.frame.minY == start)
    let bare = ViewHost(form().scrollContentBackground(.hidden), size: size)
    #expect(bare.displayList.items.count == host.displayList.items.count - 1)
  }
}
