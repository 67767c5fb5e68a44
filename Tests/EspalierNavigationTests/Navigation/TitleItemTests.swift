// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Items of toolbars in place of titles, and fields in the middle of bars.
@MainActor
@Suite("Items in place of titles")
struct TitleItemTests {
  private struct Page: View {
    var mode = NavigationBarItem.TitleDisplayMode.inline
    @State private var hasItems = true
    var body: some View {
      NavigationStack {
        Button("Without") { hasItems = false }
          .navigationTitle("Title").navigationSubtitle("Subtitle").navigationBarTitleDisplayMode(mode)
          .toolbar {
            if hasItems {
              ToolbarItem(placement: .title) { Text("own title") }
              ToolbarItem(placement: .subtitle) { Text("own subtitle") }
              ToolbarItem(placement: .largeTitle) { Text("own large title") }
              ToolbarItem(placement: .largeSubtitle) { Text("own large subtitle") }
            }
          }
      }
    }
  }

  @Test("Items replace title and subtitle in the bar", arguments: [Look.desktop, .phone])
  func inline(look: Look) throws {
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 300), look: look)
    let title = try host.get(.text("own title")).frame
    #expect(try host.get(.text("own subtitle")).frame.minY >= title.maxY - 2)
    #expect(abs(title.midX - 200) < 2)
    #expect(host.all(.text("Title")).isEmpty && host.all(.text("Subtitle")).isEmpty)
    #expect(host.all(.text("own large title")).isEmpty)
    try host.get(.text("Without")).tap()
    #expect(host.all(.text("own title")).isEmpty && !host.all(.text("Title")).isEmpty)
    #expect(!host.all(.text("Subtitle")).isEmpty)
  }

  @Test("Items replace a large title") func large() throws {
    let host = ViewHost(Page(mode: .large), size: CGSize(width: 400, height: 300), look: .phone)
    let title = try host.get(.text("own large title")).frame
    #expect(try host.get(.text("own large subtitle")).frame.minY >= title.maxY - 2)
    #expect(title.minX < 40)
    let content = try host.get(.text("Without")).frame
    #expect(try host.get(.text("own large subtitle")).frame.maxY <= content.minY)
    #expect(
      host.shown.filter { $0.kind == .text }.allSatisfy { text in
        text.clips.allSatisfy { $0.boundingRect.insetBy(dx: -1, dy: -1).contains(text.rect) }
      })
  }

  @Test("A search field is in the middle of the bar, or at its end") func principalSearch() throws {
    struct Searched: View {
      let placement: SearchFieldPlacement
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("content").searchable(text: $text, placement: placement).navigationTitle("Title")
        }
      }
    }
    let size = CGSize(width: 800, height: 300)
    let middle = ViewHost(Searched(placement: .toolbarPrincipal), size: size, look: .desktop)
    let field = try middle.get(.role(.textField)).frame
    #expect(field.midY < 60 && field.midX > 300 && field.midX < 500)
    let end = ViewHost(Searched(placement: .toolbar), size: size, look: .desktop)
    #expect(try end.get(.role(.textField)).frame.midX > 550)
  }
}
