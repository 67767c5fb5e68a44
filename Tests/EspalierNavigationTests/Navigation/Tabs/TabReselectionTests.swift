// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// On a phone the tab of the page that is shown goes back to the first page of its navigation stack.
@MainActor
@Suite("A tab that is chosen again")
struct TabReselectionTests {
  private struct Tabs: View {
    @State private var path: [Int] = []
    let keepsPath: Bool

    var body: some View {
      TabView {
        Group {
          if keepsPath { NavigationStack(path: $path) { root } } else { NavigationStack { root } }
        }
        .tabItem { Label("First", systemImage: "star") }
        Text("Other page").tabItem { Label("Second", systemImage: "heart") }
      }
    }

    private var root: some View {
      VStack {
        NavigationLink("Value", value: 1)
        NavigationLink("View") { NavigationLink("Deeper", value: 2).navigationTitle("Linked") }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { NavigationLink("After \($0)", value: $0 + 10) }
    }
  }

  @Test(
    "a tab that is chosen again leaves pages of values and of links, with and without a path",
    arguments: [false, true], ["Value", "View"])
  func leaves(keepsPath: Bool, first: String) throws {
    let host = ViewHost(Tabs(keepsPath: keepsPath), size: CGSize(width: 400, height: 600), look: .phone)
    try host.get(.label(first)).tap()
    try host.settle()
    let next = first == "Value" ? "After 1" : "Deeper"
    try host.get(.label(next)).tap()
    try host.settle()
    #expect(host.all(.label(next)).isEmpty)
    try host.get(.label("First")).tap()
    try host.settle()
    _ = try host.get(.label(first))
    #expect(host.all(.label(next)).isEmpty)
    // Another tab leaves the pages as they are.
    try host.get(.label(first)).tap()
    try host.settle()
    try host.get(.label("Second")).tap()
    try host.get(.label("First")).tap()
    try host.settle()
    _ = try host.get(.label(next))
  }
}
