// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Lengths and columns that the user has changed outlive the views: a window keeps them. `ColumnTests`, with real windows,
/// tests that they outlive the program, too.
@MainActor
@Suite struct KeptLengthsTests {
  private struct Switch<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isThere = true
    var body: some View {
      VStack(spacing: 0) {
        Group { if isThere { content } else { Color.clear } }
        Button("Switch") { isThere.toggle() }.frame(height: 40)
      }
    }
  }

  private func again<Root: View>(_ host: ViewHost<Root>) throws {
    for _ in 0..<2 {
      try host.get(.text("Switch")).tap()
      try host.settle()
    }
  }

  private let size = CGSize(width: 900, height: 400)

  @Test("The width of a column, and that the sidebar is hidden") func columns() throws {
    let host = ViewHost(
      Switch {
        NavigationSplitView {
          Color.clear.accessibilityIdentifier("side")
        } detail: {
          Color.clear.accessibilityIdentifier("detail")
        }
      }, size: size)
    #expect(try host.get(.identifier("side")).frame.width == 240)
    try host.get(.label("Column width")).drag(by: CGSize(width: 50, height: 0))
    try again(host)
    #expect(try host.get(.identifier("side")).frame.width == 290)
    try host.get(.label("Hide Sidebar")).tap()
    try host.settle()
    try again(host)
    #expect(host.all(.identifier("side")).isEmpty)
    #expect(try host.get(.identifier("detail")).frame.width == 900)
  }

  @Test("The width of a view is not the height of one in a split view in the other direction") func directions() throws
  {
    struct Page: View {
      @State private var isVertical = false
      var body: some View {
        VStack(spacing: 0) {
          if isVertical { VSplitView { panes } } else { HSplitView { panes } }
          Button("Switch") { isVertical.toggle() }.frame(height: 40)
        }
      }
      @ViewBuilder private var panes: some View {
        Color.clear.accessibilityIdentifier("first")
        Color.clear
      }
    }
    let host = ViewHost(Page(), size: size)
    let width = try host.get(.identifier("first")).frame.width
    try host.get(.label("Column width")).drag(by: CGSize(width: 50, height: 0))
    try host.get(.text("Switch")).tap()
    try host.settle()
    #expect(abs(try host.get(.identifier("first")).frame.height - 180) < 1)
    try host.get(.text("Switch")).tap()
    try host.settle()
    #expect(try host.get(.identifier("first")).frame.width == width + 50)
  }

  @Test("A binding to the visibility is set to what was kept") func binding() throws {
    struct Page: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side")
        } detail: {
          Text(visibility == .detailOnly ? "alone" : "beside")
        }
      }
    }
    let host = ViewHost(Switch { Page() }, size: size)
    #expect(host.all(.text("beside")).count == 1)
    try host.get(.label("Hide Sidebar")).tap()
    try host.settle()
    try again(host)
    #expect(host.all(.text("alone")).count == 1)
    try host.get(.label("Show Sidebar")).tap()
    try host.settle()
    try again(host)
    #expect(host.all(.text("beside")).count == 1)
  }

  @Test("The lengths of an HSplitView and of an inspector") func others() throws {
    let host = ViewHost(
      Switch {
        HSplitView {
          Color.clear.accessibilityIdentifier("a")
          Color.clear.accessibilityIdentifier("b")
        }
        .inspector(isPresented: .constant(true)) {
          Color.clear.accessibilityIdentifier("panel").inspectorColumnWidth(min: 200, ideal: 300, max: 400)
        }
      }, size: size)
    func widths() throws -> [CGFloat] { try ["a", "b", "panel"].map { try host.get(.identifier($0)).frame.width } }
    #expect(try widths() == [300, 300, 300])
    let lines = host.all(.label("Column width"))
    try #require(lines.count == 2)
    try lines[0].drag(by: CGSize(width: 60, height: 0))
    try lines[1].drag(by: CGSize(width: 60, height: 0))
    #expect(try widths() == [396, 264, 240])
    try again(host)
    #expect(try widths() == [396, 264, 240])
  }
}
