// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierNavigation
import SwiftUI
import Testing
import ViewTesting

/// The window's title and bars are those of the tab that is selected, not of one that was left (cases, looks/06).
@MainActor
@Suite struct TabTitleTests {
  private struct Page: View {
    let isPaged: Bool
    let hasStacks: Bool
    @State private var tab = 0

    var body: some View {
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
    }

    private var tabs: some View {
      TabView(selection: $tab) {
        page("First", next: 1).tabItem { Text("One") }.tag(0)
        page("Second", next: 2).tabItem { Text("Two") }.tag(1)
        Button("Third") { tab = 0 }.tabItem { Text("Three") }.tag(2)
      }
    }

    @ViewBuilder private func page(_ name: String, next: Int) -> some View {
      let button = Button(name) { tab = next }
        .navigationTitle("\(name) Title")
        .toolbar { Button("Item of \(name)") {} }
      if hasStacks { NavigationStack { button } } else { button }
    }
  }

  @Test("A window's title follows the selected tab", arguments: [false, true], [Look.desktop, .phone])
  func title(_ isPaged: Bool, _ look: Look) throws {
    for hasStacks in [true, false] {
      let host = ViewHost(
        Page(isPaged: isPaged, hasStacks: hasStacks), size: CGSize(width: 500, height: 400), look: look)
      for _ in 0..<2 {
        #expect(host.graph.contentTitle.title == "First Title")
        try host.get(.text("First")).tap()
        try host.settle()
        #expect(host.graph.contentTitle.title == "Second Title")
        try host.get(.text("Second")).tap()
        try host.settle()
        #expect(host.graph.contentTitle.title == nil)
        try host.get(.text("Third")).tap()
        try host.settle()
      }
    }
  }

  @Test("A stack around the tabs has the title and the items of the selected one", arguments: [Look.desktop, .phone])
  func stackAround(_ look: Look) throws {
    let host = ViewHost(
      NavigationStack { Page(isPaged: false, hasStacks: false) }, size: CGSize(width: 500, height: 400), look: look)
    func isThere(_ text: String) -> Bool { host.all(.text(text)).contains { $0.isHittable } }
    #expect(isThere("Item of First") && !isThere("Item of Second"))
    try host.get(.text("First")).tap()
    try host.settle()
    #expect(isThere("Item of Second") && !isThere("Item of First"))
    #expect(!host.all(.text("Second Title")).isEmpty && host.all(.text("First Title")).isEmpty)
  }

  @Test("A tab that hides the bar hides it while it is selected") func hiddenBar() throws {
    struct Hiding: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Button("To second") { tab = 1 }.toolbar(.hidden, for: .tabBar).tabItem { Text("One") }.tag(0)
          Text("Second").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let host = ViewHost(Hiding(), size: CGSize(width: 400, height: 400), look: .phone)
    #expect(host.all(.text("Two")).isEmpty)
    try host.get(.text("To second")).tap()
    try host.settle()
    #expect(!host.all(.text("Two")).isEmpty)
  }
}
