// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Control and F, which is SwiftUI's Command and F, moves the keyboard to the field of a search, as in other programs.
@MainActor
@Suite("The key of a search")
struct SearchKeyTests {
  enum Place: CaseIterable { case view, stack, toolbar, splitView, sidebar, tab }

  struct Page: View {
    let place: Place
    var isDisabled = false
    var ownKey = false
    @State private var text = ""
    @State private var log = ""

    var body: some View {
      switch place {
      case .view: content.searchable(text: $text)
      case .stack: NavigationStack { content.navigationTitle("Title").searchable(text: $text) }
      case .toolbar: NavigationStack { content.navigationTitle("Title").searchable(text: $text, placement: .toolbar) }
      case .splitView:
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          content
        }
        .searchable(text: $text)
      case .sidebar:
        NavigationSplitView {
          Text("Sidebar").searchable(text: $text, placement: .sidebar)
        } detail: {
          content
        }
      case .tab: TabView { Tab("One", systemImage: "star") { content.searchable(text: $text) } }
      }
    }

    private var content: some View {
      VStack {
        Text("text \(text)")
        Text("log \(log)")
        if ownKey { Button("Own") { log += "own" }.keyboardShortcut("f") }
      }
      .disabled(isDisabled)
    }
  }

  private func host(_ page: Page, _ look: Look = .desktop) -> ViewHost<Page> {
    ViewHost(page, size: CGSize(width: 900, height: 500), look: look)
  }

  @Test("Wherever the field stands", arguments: Place.allCases, [Look.desktop, .phone])
  func field(place: Place, look: Look) throws {
    let host = host(Page(place: place), look)
    #expect(host.keys.press("f", modifiers: .command))
    try host.get(.role(.textField)).key("x")
    #expect(host.all(.text("text x")).count == 1)
  }

  @Test("A control with the same key has it", arguments: Place.allCases)
  func own(place: Place) throws {
    let host = host(Page(place: place, ownKey: true))
    #expect(host.keys.press("f", modifiers: .command))
    #expect(host.all(.text("log own")).count == 1)
  }

  @Test("The key of a search goes to no field that is disabled, and without a field nothing takes it")
  func none() throws {
    let disabled = ViewHost(Text("a").searchable(text: .constant("")).disabled(true))
    #expect(!disabled.keys.press("f", modifiers: .command))
    let other = ViewHost(Text("a"))
    #expect(!other.keys.press("f", modifiers: .command))
  }
}
