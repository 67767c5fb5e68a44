// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Apple's reference: `DefaultToolbarItem`, with which "a system item is repositioned".
@MainActor
@Suite("DefaultToolbarItem")
struct DefaultToolbarItemTests {
  private struct Screen: View {
    let isMoved: Bool
    @State private var query = ""
    var body: some View {
      NavigationSplitView {
        List { Text("row") }.toolbar(removing: isMoved ? .sidebarToggle : nil)
      } detail: {
        Text("detail").searchable(text: $query)
          .toolbar {
            if isMoved { DefaultToolbarItem(kind: .sidebarToggle, placement: .primaryAction) }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
      }
    }
  }

  @Test("The sidebar's button stands where the program puts it, and toggles the sidebar") func moved() throws {
    let size = CGSize(width: 900, height: 400)
    let own = ViewHost(Screen(isMoved: false), size: size)
    let moved = ViewHost(Screen(isMoved: true), size: size)
    try own.settle()
    try moved.settle()
    let button = try moved.get(.role(.button, name: "Hide Sidebar"))
    #expect(try own.get(.role(.button, name: "Hide Sidebar")).frame.midX < 300)
    #expect(button.frame.midX > 500)
    #expect(moved.all(.role(.textField)).count == 1)
    try button.tap()
    try moved.settle()
    #expect(moved.all(.text("row")).isEmpty)
    #expect(moved.all(.role(.button, name: "Show Sidebar")).count == 1)
  }
}
