// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The badge of a tab stands beside its symbol.
@MainActor
@Suite struct TabBadgeTests {
  @Test("a `Tab` has one too, the innermost; without a value there is none") func tabContent() throws {
    struct Tabs: View {
      @State private var count = 2
      @State private var chosen = 0
      var body: some View {
        TabView(selection: $chosen) {
          Tab("One", systemImage: "square", value: 0) { Button("Read") { count -= 1 } }.badge(count)
          Tab("Two", systemImage: "square", value: 1) { Text("b") }.badge("new").customizationID("two")
          Tab("Three", systemImage: "square", value: 2) { Text("c") }.badge(Text("own")).badge("outer")
          Tab("Four", systemImage: "square", value: 3) { Text("d") }
        }
      }
    }
    let host = ViewHost(Tabs(), size: CGSize(width: 500, height: 300), look: .phone)
    #expect(host.all(.text("outer")).isEmpty)
    for badge in ["2", "new", "own"] { #expect(host.all(.text(badge)).count == 1) }
    try host.get(.text("Read")).tap()
    #expect(host.all(.text("1")).count == 1)
    try host.get(.text("Read")).tap()
    #expect(host.all(.text("0")).isEmpty)
    #expect(host.all(.text("Read")).count == 1, "the page keeps its identity")
  }

  @Test("above the pages it takes nothing from the title, also of the tab that is shown") func wholeTitle() throws {
    let host = ViewHost(
      TabView(selection: .constant(1)) {
        Tab("Recipes", systemImage: "fork.knife", value: 0) { Text("a") }
        Tab("Plan", systemImage: "calendar", value: 1) { Text("b") }.badge(3)
        Tab("Settings", systemImage: "gear", value: 2) { Text("c") }
      }, size: CGSize(width: 400, height: 200))
    let alone = ViewHost(Text("Plan").fontWeight(.semibold).fixedSize())
    #expect(abs(try host.get(.text("Plan")).frame.width - alone.get(.text("Plan")).frame.width) < 0.01)
  }

  @Test("a badge covers no more than an upper corner of the symbol", arguments: ["A", "A long title", ""])
  func symbolStaysVisible(_ title: String) throws {
    func picture(_ badge: Int) throws -> Pixels {
      let tabs = TabView {
        Color.clear.tabItem {
          Label {
            Text(title)
          } icon: {
            Image(systemName: "square.fill")
          }
        }.badge(badge)
      }
      return try Pixels(tabs.tint(.pureBlue), 200, 200, scale: 2, look: .phone)
    }
    let (plain, badged) = (try picture(0), try picture(3))
    func isRed(_ x: Int, _ y: Int) -> Bool { badged[x, y] != plain[x, y] }
    // The symbol is all that is blue in the upper half of the bar.
    let area = (300..<365).flatMap { y in (0..<400).map { (x: $0, y: y) } }
    let symbol = area.filter { plain.isNear($0.x, $0.y, [0, 0, 255, 255]) }
    let badge = (280..<400).flatMap { y in (0..<400).map { (x: $0, y: y) } }.filter { isRed($0.x, $0.y) }
    #expect(symbol.count > 400 && badge.count > 300, "\(symbol.count) \(badge.count)")
    let covered = symbol.count { isRed($0.x, $0.y) }
    #expect(covered * 10 < symbol.count, "\(covered) of \(symbol.count) pixels")
    #expect(badge.allSatisfy { $0.x > 200 }, "it is at the trailing side")
  }
}
