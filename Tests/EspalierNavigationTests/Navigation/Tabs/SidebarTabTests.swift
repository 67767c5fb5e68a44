// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Apple's reference: with `.sidebarAdaptable` "on macOS, a tab view always shows a sidebar", on iPhone a bar of tabs; a section is
/// headed in the sidebar alone.
@MainActor
@Suite("Tabs in a sidebar")
struct SidebarTabTests {
  private enum Place: Hashable { case home, inbox, sent, only, search }

  private struct Screen: View {
    @State private var place = Place.home
    @State private var hasSent = true
    @State private var added = 0
    let isAdaptable: Bool

    var body: some View {
      let tabs = TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) { Counting(name: "home page") }
        TabSection("Mail") {
          Tab("Inbox", systemImage: "tray", value: Place.inbox) { Counting(name: "inbox page") }.badge(3)
          if hasSent { Tab("Sent", systemImage: "paperplane", value: Place.sent) { Text("sent page") } }
        }
        .sectionActions { Button("Add", systemImage: "plus") { added += 1 } }
        Tab("Only", systemImage: "star", value: Place.only) { Text("only page") }
          .defaultVisibility(.hidden, for: .tabBar)
        Tab(value: Place.search, role: .search) { Text("search page") }
      }
      .tabViewSidebarHeader { Text("header") }
      .tabViewSidebarFooter { Text("footer") }
      .tabViewSidebarBottomBar { Button("Remove") { hasSent = false } }
      VStack {
        if isAdaptable { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
        Text("added \(added)")
      }
    }
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0
    @Environment(\.tabBarPlacement) private var placement
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      Text(placement == .sidebar ? "beside \(name)" : "under \(name)")
    }
  }

  private func host(
    isAdaptable: Bool = true, look: Look = .desktop, width: CGFloat = 900
  ) throws -> ViewHost<some View> {
    let host = ViewHost(Screen(isAdaptable: isAdaptable), size: CGSize(width: width, height: 600), look: look)
    try host.settle()
    return host
  }

  @Test("The tabs stand below each other at the leading edge, the page beside them") func places() throws {
    let host = try host()
    let (home, inbox) = try (host.get(.text("Home")).frame, host.get(.text("Inbox")).frame)
    let page = try host.get(.text("beside home page")).frame
    #expect(home.maxY < inbox.minY && abs(home.minX - inbox.minX) < 1)
    #expect(home.maxX < page.minX)
    let (title, header) = try (host.get(.text("Mail")).frame, host.get(.text("header")).frame)
    #expect(header.maxY < home.minY && home.maxY < title.minY && title.maxY < inbox.minY)
    #expect(try host.get(.text("footer")).frame.minY > host.get(.text("Sent")).frame.maxY)
    #expect(host.all(.text("3")).count == 1)
  }

  @Test("A click on a tab selects it, and pages keep their state") func selection() throws {
    let host = try host()
    try host.get(.role(.button, name: "home page 0")).tap()
    try host.get(.text("Inbox")).tap()
    try host.settle()
    #expect(host.all(.text("beside inbox page")).count == 1 && host.all(.text("beside home page")).isEmpty)
    try host.get(.text("Home")).tap()
    try host.settle()
    #expect(host.all(.role(.button, name: "home page 1")).count == 1)
  }

  @Test("A tab hidden from the bar is in the sidebar; a section's buttons act, tabs that go leave the others")
  func changes() throws {
    let host = try host()
    try host.get(.text("Only")).tap()
    try host.settle()
    #expect(host.all(.text("only page")).count == 1)
    try host.get(.role(.button, name: "Add")).tap()
    #expect(host.all(.text("added 1")).count == 1)
    try host.get(.role(.button, name: "Remove")).tap()
    try host.settle()
    #expect(host.all(.text("Sent")).isEmpty && host.all(.text("only page")).count == 1)
  }

  @Test("A phone, and the automatic style, have a bar of tabs without headers", arguments: [Look.desktop, .phone])
  func bars(_ look: Look) throws {
    let host = try host(isAdaptable: look == .phone, look: look, width: 400)
    #expect(host.all(.text("Mail")).isEmpty && host.all(.text("header")).isEmpty && host.all(.text("Only")).isEmpty)
    #expect(host.all(.text("under home page")).count == 1)
  }

  @Test("A narrow window shows the page") func narrow() throws {
    let host = try host(width: 420)
    #expect(host.all(.text("beside home page")).count == 1)
  }

  private struct OldTabs: View {
    @State private var number = 1
    var body: some View {
      TabView(selection: $number) {
        Text("first page").tabItem { Label("First", systemImage: "star") }.tag(0)
        NavigationStack { Text("second page").navigationTitle("Second title") }
          .tabItem { Label("Second", systemImage: "heart") }.tag(1)
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("Views with tabItem are tabs of a sidebar, too") func oldTabs() throws {
    let host = ViewHost(OldTabs(), size: CGSize(width: 900, height: 500))
    try host.settle()
    #expect(host.all(.text("second page")).count == 1 && host.all(.text("Second title")).count == 1)
    #expect(try host.get(.text("First")).frame.maxX < host.get(.text("second page")).frame.minX)
    try host.get(.text("First")).tap()
    try host.settle()
    #expect(host.all(.text("first page")).count == 1)
  }
}
