// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Links in menus lead to pages as links in the page do, although the menu closes with them.
@MainActor
@Suite("Links in menus")
struct MenuLinkTests {
  nonisolated enum Place: CaseIterable { case content, toolbar, row, submenu }

  private struct Page: View {
    let place: Place
    @State private var isActive = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          Text("Count \(count)")
          switch place {
          case .row: menu
          case .submenu: Menu("Outer") { menu }
          default: Text("No menu")
          }
        }
        .overlay(alignment: .bottom) { if place == .content { menu } }
        .toolbar { if place == .toolbar { menu } }
        .navigationTitle("First")
        .navigationDestination(for: Int.self) { Text("Value \($0)") }
      }
    }

    private var menu: some View {
      Menu("Menu") {
        NavigationLink("View") { Target(count: $count) }
        NavigationLink("Value", value: 7)
        NavigationLink(destination: Button("Leave") { isActive = false }, isActive: $isActive) { Text("Active") }
      }
    }

    private struct Target: View {
      @Binding var count: Int
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("Add to \(count)") { count += 1 }
          Button("Close") { dismiss() }
        }
      }
    }
  }

  private func choose(_ item: String, at place: Place, in host: ViewHost<Page>) throws {
    if place == .submenu { try host.get(.text("Outer")).tap() }
    try host.get(.text("Menu")).tap()
    try host.get(.text(item)).tap()
    try host.settle()
  }

  @Test("Views, values and active links are pages, again and again", arguments: Place.allCases, [false, true])
  func pages(_ place: Place, isPhone: Bool) throws {
    let host = ViewHost(
      Page(place: place), size: CGSize(width: 500, height: 600), look: isPhone ? .phone : .desktop)
    for count in 0..<2 {
      try choose("View", at: place, in: host)
      #expect(try host.get(.text("Add to \(count)")).isHittable)
      #expect(host.all(.text("Value")).isEmpty, "the menu is closed")
      try host.get(.text("Add to \(count)")).tap()
      #expect(try host.get(.text("Add to \(count + 1)")).isHittable)
      try host.get(.text("Close")).tap()
      try host.settle()
      #expect(try host.get(.text("Count \(count + 1)")).isHittable)
      try choose("Value", at: place, in: host)
      #expect(try host.get(.text("Value 7")).isHittable)
      try host.get(.role(.button, name: "First")).tap()
      try host.settle()
      try choose("Active", at: place, in: host)
      try host.get(.text("Leave")).tap()
      try host.settle()
      #expect(try host.get(.text("Count \(count + 1)")).isHittable)
    }
  }
}
