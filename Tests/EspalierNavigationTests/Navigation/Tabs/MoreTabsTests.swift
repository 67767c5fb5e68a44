// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing
import ViewTesting

/// More tabs than a phone's bar has buttons: four of them, and the others in a list, as on iOS up to 18.
@MainActor
@Suite("More tabs than buttons")
struct MoreTabsTests {
  @Observable final class Tabs {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  struct Page: View {
    let tabs: Tabs
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<tabs.count, id: \.self) { number in
          VStack {
            Text("page \(number)")
            if number == 5 { Button("To first") { selection = 0 } }
            if number == 0 { Button("To last") { selection = tabs.count - 1 } }
          }
          .tabItem { Label("Tab \(number)", systemImage: "star") }
          .badge(number == 5 ? 3 : 0)
          .tag(number)
        }
      }
    }
  }

  private func host(_ count: Int, _ look: Look = .phone, width: CGFloat = 393) -> ViewHost<Page> {
    ViewHost(Page(tabs: Tabs(count)), size: CGSize(width: width, height: 600), look: look)
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

  @Test("With the tabs that had no button, or in a window with space for all, the list is gone")
  func fewer() throws {
    let tabs = Tabs(7)
    let host = ViewHost(Page(tabs: tabs), size: CGSize(width: 393, height: 600), look: .phone)
    try host.get(.text("More")).tap()
    try host.settle()
    #expect(host.all(.text("page 0")).isEmpty)
    host.size.width = 800
    try host.settle()
    _ = try host.get(.text("page 0"))
    host.size.width = 393
    try host.settle()
    #expect(host.all(.text("page 0")).isEmpty)
    tabs.count = 5
    try host.settle()
    _ = try host.get(.text("page 0"))
    #expect(buttons(host).count == 5 && host.all(.role(.button)).filter(\.isSelected).map(\.label) == ["Tab 0"])
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
