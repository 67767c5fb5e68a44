// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Suggestions are rows: their labels stand as those of a list do.
@MainActor
@Suite("Suggestions of a search")
struct SearchSuggestionsTests {
  private struct Page: View {
    var iconWidth: CGFloat?
    @State private var text = ""

    var body: some View {
      List { Text("Row") }
        .searchable(text: $text)
        .searchSuggestions {
          Label("Eggs", systemImage: "oval").searchCompletion("eggs")
          Label("Milk", systemImage: "drop").searchCompletion("milk")
          if let iconWidth {
            Label("Own", systemImage: "drop").labelReservedIconWidth(iconWidth).searchCompletion("own")
          }
        }
    }
  }

  private func titles(_ page: Page, _ look: Look) throws -> [CGFloat] {
    let host = ViewHost(page, size: CGSize(width: 393, height: 600), look: look)
    try host.get(.role(.textField)).tap()
    try host.settle()
    return try ["Eggs", "Milk"].map { try host.get(.text($0)).frame.minX }
      + host.all(.text("Own")).map(\.frame.minX)
  }

  @Test("Titles of suggestions line up beside icons of different widths", arguments: [Look.desktop, .phone])
  func aligned(look: Look) throws {
    let titles = try titles(Page(), look)
    #expect(titles[0] == titles[1])
  }

  @Test("A width of its own that a suggestion reserves for its icon is kept", arguments: [Look.desktop, .phone])
  func ownWidth(look: Look) throws {
    let titles = try titles(Page(iconWidth: 90), look)
    #expect(titles[0] == titles[1] && titles[2] > titles[0] + 50)
  }
}
