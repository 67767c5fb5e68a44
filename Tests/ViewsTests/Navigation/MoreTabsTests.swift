// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// More tabs than a phone's bar has buttons: four of them, and the others in a list, as on iOS up to 18.
@MainActor
@Suite("More tabs than buttons")
struct MoreTabsTests {
  struct Page: View {
    let count: Int
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          VStack {
            Text("page \(number)")
            if number == 5 { Button("To first") { selection = 0 } }
            if number == 0 { Button("To last") { selection = count - 1 } }
          }
          .tabItem { Label("Tab \(number)", systemImage: "star") }
          .badge(number == 5 ? 3 : 0)
          .tag(number)
        }
      }
    }
  }

  private func host(_ count: Int, _ look: Look = .phone, width: CGFloat = 393) -> ViewHost<Page> {
    ViewHost(Page(count: count), size: CGSize(width: width, height: 600), look: look)
  }

  private func buttons(_ host: ViewHost<Page>) -> [String] {
    host.all(.role(.button)).filter { $0.frame.minY > 540 }.map { $0.label ?? "" }
  }

  @Test("Five tabs have five buttons, six have four and More; a wide window and a desktop have all")
  func counts() {
    #expect(buttons(host(5)).count == 5)
    #expect(!buttons(host(5)).contains("More"))
    let six = buttons(host(6))
    #expect(six.count == 5 && six.last == "More", "\(six)")
    #expect(host(7, width: 800).all(.text("More")).isEmpty)
    #expect(host(7, .desktop, width: 800).all(.text("More")).isEmpty)
  }

  @Test("The list leads to the other tabs, and their button is selected there")
  func list() throws {
    let host = host(7)
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(host.all(.text("page 0")).isEmpty)
    #expect(host.all(.text("Tab 4")).count == 1 && host.all(.text("Tab 6")).count == 1)
    try host.get(.text("Tab 6")).tap()
    try host.settle()
    _ = try host.get(.text("page 6"))
    #expect(host.all(.text("Tab 4")).isEmpty)
    let more = try #require(host.all(.role(.button)).first { $0.label == "More" })
    #expect(more.isSelected)
    // Chosen again it is the list.
    try host.get(.text("More")).tap()
    try host.settle()
    try host.get(.text("Tab 5")).tap()
    try host.settle()
    try host.get(.text("To first")).tap()
    try host.settle()
    _ = try host.get(.text("page 0"))
    #expect(!more.isSelected)
    try host.get(.text("To last")).tap()
    try host.settle()
    _ = try host.get(.text("page 6"))
  }

  @Test("A tab with a button leaves the list, also the one that was selected before")
  func leaves() throws {
    let host = host(6)
    try host.get(.text("More")).tap()
    try host.settle()
    try host.get(.text("Tab 0")).tap()
    try host.settle()
    _ = try host.get(.text("page 0"))
    #expect(host.all(.text("Tab 5")).isEmpty)
  }
}
