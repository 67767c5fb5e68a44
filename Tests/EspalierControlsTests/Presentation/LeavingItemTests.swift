// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The content of an item, which stays as it was while it leaves: its closure, which may unwrap the item, is not called without one.
@MainActor
@Suite("Items that leave")
struct LeavingItemTests {
  struct Item: Identifiable, Hashable { let id: Int }
  nonisolated enum Kind: CaseIterable { case sheet, cover, popover, destination }

  private struct Page: View {
    let kind: Kind
    let log: (String) -> Void
    @State private var item: Item?

    private var content: some View {
      VStack {
        Text("item \(item!.id)")
        Button("Close") { item = nil }
      }
      .onChange(of: item?.id) { log("changed from \($0 ?? 0) to \($1 ?? 0)") }
    }

    var body: some View {
      let page = Button("Open") { item = Item(id: 1) }
      switch kind {
      case .sheet: page.sheet(item: $item) { _ in content }
      case .cover: page.fullScreenCover(item: $item) { _ in content }
      case .popover: page.popover(item: $item) { _ in content }
      case .destination: NavigationStack { page.navigationDestination(item: $item) { _ in content } }
      }
    }
  }

  @Test("The content is not made without its item", arguments: Kind.allCases)
  func closes(_ kind: Kind) throws {
    var lines: [String] = []
    let host = ViewHost(Page(kind: kind) { lines.append($0) }, size: CGSize(width: 400, height: 400))
    for _ in 0..<2 {
      try host.get(.text("Open")).tap()
      try host.settle()
      _ = try host.get(.text("item 1"))
      try host.get(.text("Close")).tap()
      #expect(host.all(.text("item 1")).count <= 1)
      try host.settle()
      #expect(host.all(.text("item 1")).isEmpty)
    }
    #expect(lines.isEmpty)
  }
}
