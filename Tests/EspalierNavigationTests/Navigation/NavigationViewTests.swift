// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `NavigationView` with two or three views: columns in a wide window, one stack in a narrow one (documentation of
/// `NavigationView`: "the first view is the sidebar…", and of its styles).
@MainActor
@Suite struct NavigationViewTests {
  private func shows<Root: View>(_ host: ViewHost<Root>, _ text: String) -> Bool {
    host.all(.text(text)).contains { $0.isHittable }
  }

  private var two: some View {
    NavigationView {
      List { NavigationLink("Fruit") { Text("All fruit") } }.navigationTitle("Shelf")
      Text("Choose")
    }
  }

  private var three: some View {
    NavigationView {
      List { NavigationLink("Fruit") { List { NavigationLink("Apple") { Text("An apple") } } } }
      Text("Choose a shelf")
      Text("Choose a thing")
    }
  }

  @Test(
    "Two views stand side by side, and a link's page takes the place of the second", arguments: [Look.desktop, .phone])
  func twoColumns(_ look: Look) throws {
    for view in [
      AnyView(two), AnyView(two.navigationViewStyle(.columns)), AnyView(two.navigationViewStyle(.automatic)),
    ] {
      let host = ViewHost(view, size: CGSize(width: 800, height: 500), look: look)
      #expect(shows(host, "Fruit") && shows(host, "Choose"))
      try host.get(.text("Fruit")).tap()
      try host.settle()
      #expect(shows(host, "Fruit") && shows(host, "All fruit") && !shows(host, "Choose"))
    }
  }

  @Test("Three views: each column's links lead to the next one", arguments: [Look.desktop, .phone])
  func threeColumns(_ look: Look) throws {
    let host = ViewHost(three, size: CGSize(width: 1200, height: 500), look: look)
    #expect(shows(host, "Fruit") && shows(host, "Choose a shelf") && shows(host, "Choose a thing"))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    #expect(shows(host, "Apple") && shows(host, "Choose a thing") && !shows(host, "Choose a shelf"))
    try host.get(.text("Apple")).tap()
    try host.settle()
    #expect(shows(host, "Fruit") && shows(host, "Apple") && shows(host, "An apple"))
  }

  @Test("In a narrow window, and with the style of a stack, the first view is the first page", arguments: 0..<3)
  func stack(_ form: Int) throws {
    let view = form == 0 ? AnyView(two) : form == 1 ? AnyView(three) : AnyView(two.navigationViewStyle(.stack))
    let host = ViewHost(view, size: CGSize(width: form == 2 ? 900 : 390, height: 500), look: .phone)
    #expect(shows(host, "Fruit") && !shows(host, "Choose"))
    try host.get(.text("Fruit")).tap()
    try host.settle()
    #expect(!shows(host, "Fruit"))
    #expect(shows(host, form == 1 ? "Apple" : "All fruit"))
    if form == 1 {
      try host.get(.text("Apple")).tap()
      try host.settle()
      #expect(shows(host, "An apple"))
    }
  }

  @Test("One view is the first page of a stack", arguments: [800.0, 390]) func one(_ width: Double) throws {
    let host = ViewHost(
      NavigationView { NavigationLink("Open") { Text("Page") } }, size: CGSize(width: width, height: 500))
    try host.get(.text("Open")).tap()
    try host.settle()
    #expect(shows(host, "Page") && !shows(host, "Open"))
  }

  @Test("Views of a group, and under a condition, count as they are there") func dynamic() throws {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        NavigationView {
          Button("Toggle") { isThere.toggle() }
          Group { Text("Second") }
          if isThere { Text("Third") }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 1200, height: 500))
    #expect(shows(host, "Toggle") && shows(host, "Second"))
    try host.get(.text("Toggle")).tap()
    try host.settle()
    #expect(shows(host, "Toggle") && shows(host, "Second") && shows(host, "Third"))
  }
}
