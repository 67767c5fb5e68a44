// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A link with a value in an earlier column sets what the stack of a later column shows over its root, by the destination that
/// the stack has (documentation of `NavigationSplitView`, "Embed a NavigationStack"; cases, state/s1).
@MainActor
@Suite struct ColumnValueLinkTests {
  enum Place: CaseIterable { case root, stack, splitView, column, sidebar }

  struct Window: CustomTestStringConvertible {
    let width: CGFloat
    let look: Look
    var testDescription: String { "\(width) \(look)" }
    static let all = [900, 520, 390].flatMap { width in
      [Look.desktop, .phone].map { Window(width: width, look: $0) }
    }
  }

  private struct Shelf: View {
    let place: Place
    let columns: Int
    let isBound: Bool
    let log: (([Int]) -> Void)?
    @State private var path: [Int] = []

    init(_ place: Place, columns: Int = 2, isBound: Bool = false, log: (([Int]) -> Void)? = nil) {
      (self.place, self.columns, self.isBound, self.log) = (place, columns, isBound, log)
    }

    var body: some View {
      Group {
        if columns == 2 {
          NavigationSplitView {
            links.destination(place == .sidebar)
          } detail: {
            detail
          }
        } else {
          NavigationSplitView {
            Text("Sidebar")
          } content: {
            links.destination(place == .sidebar)
          } detail: {
            detail
          }
        }
      }
      .destination(place == .splitView)
      .onChange(of: path) { log?(path) }
    }

    private var links: some View {
      List {
        NavigationLink("Fruit", value: 1)
        NavigationLink("Bread", value: 2)
      }
      .navigationTitle("Shelf")
    }

    @ViewBuilder private var detail: some View {
      if place == .column {
        Text("Choose").destination(true)
      } else if isBound {
        NavigationStack(path: $path) { root }.destination(place == .stack)
      } else {
        NavigationStack { root }.destination(place == .stack)
      }
    }

    private var root: some View { Text("Choose").destination(place == .root) }
  }

  private func shows<Root: View>(_ host: ViewHost<Root>, _ text: String) -> Bool {
    host.all(.text(text)).contains { $0.isHittable }
  }

  /// In a narrow window, the columns before the one with the links are passed.
  private func host(_ shelf: Shelf, _ window: Window) throws -> ViewHost<AnyView> {
    // In a narrow window the links' column is in front at first.
    let host = ViewHost(AnyView(shelf), size: CGSize(width: window.width, height: 500), look: window.look)
    try host.settle()
    return host
  }

  @Test(
    "The page comes by the destination that stands there", arguments: Place.allCases, Window.all)
  func page(_ place: Place, _ window: Window) throws {
    for isBound in [false, true] where place != .column || !isBound {
      let host = try host(Shelf(place, isBound: isBound), window)
      try host.get(.text("Fruit")).tap()
      try host.settle()
      #expect(shows(host, "Page of 1"), "bound: \(isBound)")
      #expect(host.warnings.isEmpty)
      if window.width < 500 {
        for title in ["Back", "Shelf"] {
          try host.all(.text(title)).first { $0.isHittable }?.tap()
          try host.settle()
        }
      }
      try host.get(.text("Bread")).tap()
      try host.settle()
      #expect(shows(host, "Page of 2") && !shows(host, "Page of 1"), "bound: \(isBound)")
    }
  }

  @Test("A bound path is that one value; a link in the page adds to it") func bound() throws {
    var paths: [[Int]] = []
    let host = ViewHost(
      Shelf(.root, isBound: true) { paths.append($0) }, size: CGSize(width: 900, height: 500))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    #expect(paths.last == [1])
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(paths.last == [1, 101])
    #expect(shows(host, "Page of 101"))
    try host.get(.text("Bread")).tap()
    try host.settle()
    #expect(paths.last == [2])
  }

  @Test(
    "Links of the content column set the stack of the detail, and those of the sidebar where only the detail has a stack"
  )
  func threeColumns() throws {
    let content = ViewHost(Shelf(.root, columns: 3), size: CGSize(width: 1200, height: 500))
    try content.get(.text("Fruit")).tap()
    try content.settle()
    #expect(shows(content, "Page of 1"))
    let sidebar = ViewHost(
      NavigationSplitView {
        List { NavigationLink("Fruit", value: 1) }
      } content: {
        Text("Middle")
      } detail: {
        NavigationStack { Text("Choose").destination(true) }
      }, size: CGSize(width: 1200, height: 500))
    try sidebar.get(.text("Fruit")).tap()
    try sidebar.settle()
    #expect(shows(sidebar, "Page of 1") && shows(sidebar, "Middle"))
    sidebar.size.width = 400
    try sidebar.settle()
    #expect(shows(sidebar, "Page of 1"))
    let nearest = ViewHost(
      NavigationSplitView {
        List { NavigationLink("Fruit", value: 1) }
      } content: {
        NavigationStack { Text("Middle").destination(true) }
      } detail: {
        NavigationStack { Text("Choose").destination(true) }
      }, size: CGSize(width: 1200, height: 500))
    try nearest.get(.text("Fruit")).tap()
    try nearest.settle()
    #expect(shows(nearest, "Page of 1") && shows(nearest, "Choose") && !shows(nearest, "Middle"))
  }

  @Test("A link in a stack of the sidebar leads there where its own stack has no destination") func stackInSidebar()
    throws
  {
    for isOwn in [false, true] {
      let host = ViewHost(
        NavigationSplitView {
          NavigationStack { List { NavigationLink("Fruit", value: 1) }.destination(isOwn) }
        } detail: {
          NavigationStack { Text("Choose").destination(true) }
        }, size: CGSize(width: 900, height: 500))
      try host.get(.text("Fruit")).tap()
      try host.settle()
      #expect(shows(host, "Page of 1") && shows(host, "Fruit") != isOwn && shows(host, "Choose") == isOwn)
    }
  }

  @Test("A link with a page takes the column; the next value comes back to its stack") func afterPage() throws {
    let host = ViewHost(
      NavigationSplitView {
        List {
          NavigationLink("Settings") { Text("All settings") }
          NavigationLink("Fruit", value: 1)
        }
      } detail: {
        NavigationStack { Text("Choose").destination(true) }
      }, size: CGSize(width: 900, height: 500))
    for _ in 0..<2 {
      try host.get(.text("Settings")).tap()
      try host.settle()
      #expect(shows(host, "All settings"))
      try host.get(.text("Fruit")).tap()
      try host.settle()
      #expect(shows(host, "Page of 1") && !shows(host, "All settings"))
    }
    #expect(host.warnings.isEmpty)
  }

  @Test("The page sees the state of the view with the destination") func state() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Fruit", value: 1) }
        } detail: {
          NavigationStack { Text("Choose") }
        }
        .navigationDestination(for: Int.self) { number in Button("\(number): \(count)") { count += 1 } }
      }
    }
    let host = ViewHost(Counting(), size: CGSize(width: 900, height: 500))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    try host.get(.text("1: 0")).tap()
    #expect(shows(host, "1: 1"))
  }

  @Test("A stack that is in no column has no destinations of views around it") func plainStack() throws {
    let host = ViewHost(
      NavigationStack { NavigationLink("Fruit", value: 1) }.destination(true), size: CGSize(width: 400, height: 300))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    #expect(!shows(host, "Page of 1"))
    #expect(host.warnings.map(\.subject) == ["Int"])
  }
}

extension View {
  @ViewBuilder
  fileprivate func destination(_ isThere: Bool) -> some View {
    if isThere {
      navigationDestination(for: Int.self) { number in
        VStack {
          Text("Page of \(number)")
          NavigationLink("More", value: number + 100)
        }
      }
    } else {
      self
    }
  }
}
