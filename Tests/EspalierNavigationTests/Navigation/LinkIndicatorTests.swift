// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `navigationLinkIndicatorVisibility(_:)`, as its reference has it: the arrow of a link's row.
@MainActor
@Suite struct LinkIndicatorTests {
  private struct Links: View {
    let visibility: Visibility?

    init(_ visibility: Visibility?) { self.visibility = visibility }

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Link") { Text("Page") }.badge(3)
        }
        .navigationLinkIndicatorVisibility(visibility ?? .automatic)
      }
    }
  }

  private func arrows(_ view: some View, _ look: Look) -> Int {
    ViewHost(view, size: CGSize(width: 400, height: 300), look: look).dump(.displayList).ranges(of: "stroke ").count
  }

  @Test(
    "A row's arrow is there, unless it is hidden; its badge stands at the row's end then",
    arguments: [Look.phone, .desktop])
  func rows(_ look: Look) throws {
    let (automatic, visible, hidden) = (
      arrows(Links(nil), look), arrows(Links(.visible), look), arrows(Links(.hidden), look)
    )
    #expect(automatic == hidden + 1 && visible == hidden + 1, "\(automatic) \(visible) \(hidden)")
    func badge(_ visibility: Visibility?) throws -> CGFloat {
      let host = ViewHost(Links(visibility), size: CGSize(width: 400, height: 300), look: look)
      return try host.get(.text("3")).frame.maxX
    }
    #expect(try badge(.hidden) > badge(nil) + 5)
    // A link whose arrow is hidden still opens its page.
    let host = ViewHost(Links(.hidden), size: CGSize(width: 400, height: 300), look: look)
    try host.get(.text("Link")).tap()
    try host.settle()
    #expect(!host.all(.text("Page")).isEmpty)
  }

  private struct Columns: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("Menu") { Text("Page") }
        }
        Text("Nothing")
      }
    }
  }

  /// On an iPad and on macOS: the arrow stands for a page that covers the row.
  @Test(
    "A link of a column has an arrow where its page covers the column, and none where it stands beside it",
    arguments: [Look.phone, .desktop])
  func columns(_ look: Look) throws {
    func arrows(width: CGFloat) -> Int {
      ViewHost(Columns(), size: CGSize(width: width, height: 400), look: look).dump(.displayList)
        .ranges(of: "stroke ").count
    }
    func others(width: CGFloat) -> Int {
      let columns = Columns().navigationLinkIndicatorVisibility(.hidden)
      return ViewHost(columns, size: CGSize(width: width, height: 400), look: look).dump(.displayList)
        .ranges(of: "stroke ").count
    }
    #expect(arrows(width: 900) == others(width: 900))
    #expect(arrows(width: 390) == others(width: 390) + 1)
    let host = ViewHost(Columns(), size: CGSize(width: 900, height: 400), look: look)
    let before = host.dump(.displayList).ranges(of: "stroke ").count
    host.size.width = 390
    try host.settle()
    if host.all(.text("Menu")).isEmpty { return }
    #expect(host.dump(.displayList).ranges(of: "stroke ").count > before)
  }
}
