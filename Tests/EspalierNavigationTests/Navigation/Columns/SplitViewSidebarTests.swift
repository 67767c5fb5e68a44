// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Lists in the first column of a split view, and the bar above them.
@MainActor
@Suite struct SplitViewSidebarTests {
  private struct Places: View {
    @State private var place: Int? = 0
    var body: some View {
      NavigationSplitView {
        List(selection: $place) {
          Label("All Expenses", systemImage: "tray.full").badge(40).tag(0)
          Label("Unpaid", systemImage: "clock").tag(1)
        }
        .navigationSplitViewColumnWidth(220)
      } detail: {
        List { Text("Detail") }
      }
    }
  }

  @Test(
    "On a phone, too, a list in the first of several columns is a sidebar: its rows reach nearly to the column's edges")
  func phoneSidebar() throws {
    let host = ViewHost(Places(), size: CGSize(width: 1000, height: 600), look: .phone)
    try host.settle()
    let (all, unpaid) = (try host.get(.text("All Expenses")).frame, try host.get(.text("Unpaid")).frame)
    // Two lines at the most: no word is broken.
    #expect(all.height < 2.5 * unpaid.height)
    let selection = try #require(
      host.shown.first { $0.kind == .fill && $0.rect.contains(CGPoint(x: 12, y: all.midY)) && $0.rect.width < 220 })
    #expect(selection.rect.minX == 8 && selection.rect.maxX == 212)
    // The list beside it has cards, and so has the sidebar's where it is alone.
    #expect(try host.get(.text("Detail")).frame.minX == 220 + 36)
    let narrow = ViewHost(Places(), size: CGSize(width: 400, height: 600), look: .phone)
    try narrow.get(.role(.button)).tap()
    try narrow.settle()
    #expect(try narrow.get(.text("Unpaid")).frame.minX - host.get(.text("Unpaid")).frame.minX == 20 - 8)
  }

  @Test("A list in a sheet that a sidebar presents is no sidebar")
  func phoneSheet() throws {
    struct Page: View {
      var body: some View {
        NavigationSplitView {
          Text("Side").sheet(isPresented: .constant(true)) { List { Text("Row") } }
        } detail: {
          Text("Detail")
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 1000, height: 600), look: .phone)
    try host.settle()
    let row = try host.get(.text("Row")).frame
    let card = try #require(
      host.shown.last { $0.kind == .fill && $0.rect.contains(CGPoint(x: row.minX + 1, y: row.midY)) })
    #expect(row.minX - card.rect.minX == 16 && card.rect.height >= 44 && card.rect.height < 100)
  }

  @Test("The bar above a sidebar has the sidebar's colour and no line; a phone's has those of other bars")
  func sidebarBar() throws {
    struct Page: View {
      let background: Visibility
      var body: some View {
        NavigationSplitView {
          List { Text("Row") }.navigationTitle("Side").toolbarBackground(background, for: .navigationBar)
        } detail: {
          Color.clear.navigationTitle("Page")
        }
      }
    }
    for look in [Look.desktop, .phone] {
      // A phone's bar has no background before something scrolls beneath it.
      let page = Page(background: look == .phone ? .visible : .automatic)
      let host = ViewHost(page, size: CGSize(width: 900, height: 400), look: look)
      let bar = try #require(host.shown.last { $0.kind == .fill && $0.rect.contains(CGPoint(x: 100, y: 4)) })
      let list = try #require(host.shown.last { $0.kind == .fill && $0.rect.contains(CGPoint(x: 100, y: 390)) })
      let lines = host.shown.filter {
        $0.kind == .fill && $0.rect.height < 1 && $0.rect.minX <= 0 && $0.rect.maxX > 100
      }
      #expect((bar.color == list.color) == (look == .desktop))
      #expect(lines.isEmpty == (look == .desktop))
    }
  }
}
