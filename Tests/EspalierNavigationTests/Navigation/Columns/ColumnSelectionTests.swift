// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A new selection in a column pops what links with values have pushed in the columns after it (an answer of Apple's, cases,
/// state/s3); that bound paths and `navigationDestination(item:)` go the same way is concluded from it.
@MainActor
@Suite struct ColumnSelectionTests {
  enum Spelling: CaseIterable { case own, column, bound, boundPath, item, sidebarStack, linkRows, threeColumns }

  private struct Shelf: View {
    let spelling: Spelling
    @State var shelf: String? = "Fruit"
    @State private var numbers: [Int] = []
    @State private var path = NavigationPath()
    @State private var item: Int?

    var body: some View {
      if spelling == .threeColumns {
        NavigationSplitView {
          sidebar
        } content: {
          Text("Middle")
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          if spelling == .sidebarStack { NavigationStack { sidebar } } else { sidebar }
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      List(["Fruit", "Bread"], id: \.self, selection: $shelf) { name in
        if spelling == .linkRows { NavigationLink(name, value: name) } else { Text(name) }
      }
    }

    @ViewBuilder private var detail: some View {
      switch spelling {
      case .column: items
      case .bound: NavigationStack(path: $numbers) { items }
      case .boundPath: NavigationStack(path: $path) { items }
      case .item:
        NavigationStack {
          Button("\(shelf ?? "") 7") { item = 7 }
            .navigationDestination(item: $item) { Text("Item \($0)") }
        }
      default: NavigationStack { items }
      }
    }

    private var items: some View {
      List(0..<9, id: \.self) { number in NavigationLink("\(shelf ?? "") \(number)", value: number) }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Item \(number)")
            Button("Next shelf") { shelf = "Bread" }
          }
        }
    }
  }

  private func shows<Root: View>(_ host: ViewHost<Root>, _ text: String) -> Bool {
    host.all(.text(text)).contains { $0.isHittable }
  }

  @Test(
    "The detail shows the first page of what is selected", arguments: Spelling.allCases, [Look.desktop, .phone])
  func popped(_ spelling: Spelling, _ look: Look) throws {
    for width in [900.0, 1200] where spelling != .threeColumns || width > 1000 {
      let host = ViewHost(Shelf(spelling: spelling), size: CGSize(width: width, height: 600), look: look)
      try host.get(.text("Fruit 7")).tap()
      try host.settle()
      #expect(shows(host, "Item 7"))
      try host.get(.text("Fruit")).tap()
      try host.settle()
      #expect(shows(host, "Item 7"), "it was selected before")
      try host.get(.text("Bread")).tap()
      try host.settle()
      #expect(shows(host, "Bread 7") && !shows(host, "Item 7"))
      try host.get(.text("Bread 7")).tap()
      try host.settle()
      #expect(shows(host, "Item 7"))
    }
  }

  @Test(
    "A selection by the program shows the first page, in a narrow window as in a wide one", arguments: [900.0, 390])
  func byProgram(_ width: Double) throws {
    let host = ViewHost(Shelf(spelling: .own), size: CGSize(width: width, height: 600), look: .phone)
    try host.settle()
    try host.get(.text("Fruit 7")).tap()
    try host.settle()
    try host.get(.text("Next shelf")).tap()
    try host.settle()
    #expect(shows(host, "Bread 7") && !shows(host, "Item 7"))
  }

  @Test("Pages of links that show a view stay", arguments: [Look.desktop, .phone]) func viewLinks(_ look: Look) throws {
    struct Page: View {
      @State private var shelf: String? = "Fruit"
      var body: some View {
        NavigationSplitView {
          List(["Fruit", "Bread"], id: \.self, selection: $shelf) { Text($0) }
        } detail: {
          NavigationStack { NavigationLink("Open") { Text("About \(shelf ?? "")") } }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 900, height: 600), look: look)
    try host.get(.text("Open")).tap()
    try host.settle()
    try host.get(.text("Bread")).tap()
    try host.settle()
    #expect(shows(host, "About Bread"))
  }

  @Test("What the program puts on the path with the selection, or because of it, stays", arguments: 0..<3)
  func deepLink(_ spelling: Int) throws {
    struct Page: View {
      let spelling: Int
      @State private var shelf: String? = "Fruit"
      @State private var path: [Int] = [3]
      @State private var item: Int?
      var body: some View {
        NavigationSplitView {
          List(["Fruit", "Bread"], id: \.self, selection: $shelf) { Text($0) }
          Button("Go") {
            shelf = "Bread"
            if spelling == 0 { path = [7] }
            if spelling == 2 { item = 7 }
          }
        } detail: {
          NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { Text("Item \($0)") }
              .navigationDestination(item: $item) { Text("Item \($0)") }
          }
        }
        .onChange(of: shelf) { if spelling == 1 { path = [7] } }
      }
    }
    let host = ViewHost(Page(spelling: spelling), size: CGSize(width: 900, height: 600))
    #expect(shows(host, "Item 3"), "a path that is there from the beginning stays")
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(shows(host, "Item 7"))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    #expect(spelling == 1 || shows(host, "Root"))
  }
}
