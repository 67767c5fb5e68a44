// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The content of which a toolbar's closure may be made.
@MainActor
@Suite struct ToolbarContentTests {
  private struct Page: View {
    @State private var hasExtra = false
    let extra: ToolbarItem<(), Text>?

    var body: some View {
      NavigationStack {
        Button("Switch") { hasExtra.toggle() }
          .toolbar {
            extra
            if hasExtra { ToolbarItem { Text("Extra") } }
          }
      }
    }
  }

  @Test("an item that may be missing is in the bar where there is one")
  func optional() throws {
    let host = ViewHost(Page(extra: nil), size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("Extra")).isEmpty)
    try host.get(.text("Switch")).tap()
    try host.settle()
    _ = try host.get(.text("Extra"))
    try host.get(.text("Switch")).tap()
    try host.settle()
    #expect(host.all(.text("Extra")).isEmpty)
    let other = ViewHost(
      Page(extra: ToolbarItem { Text("Other") }), size: CGSize(width: 300, height: 300))
    _ = try other.get(.text("Other"))
  }

  @Test("items with names, several and under a condition")
  func named() throws {
    struct Named: View {
      let isOn: Bool
      var body: some View {
        NavigationStack {
          Text("Page").toolbar(id: "main") {
            ToolbarItem(id: "one") { Text("One") }
            if isOn { ToolbarItem(id: "two") { Text("Two") } }
          }
        }
      }
    }
    for isOn in [true, false] {
      let host = ViewHost(Named(isOn: isOn), size: CGSize(width: 300, height: 300))
      #expect(host.all(.text("One")).count == 1)
      #expect(host.all(.text("Two")).count == (isOn ? 1 : 0))
    }
  }

  private struct Spaced: View {
    let sizing: SpacerSizing?
    var body: some View {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Text("One") }.sharedBackgroundVisibility(.hidden)
          if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
          ToolbarItem(placement: .bottomBar) { Text("Two") }
          ToolbarItem { Text("Three") }
          if let sizing { ToolbarSpacer(sizing) }
          ToolbarItem { Text("Four") }
        }
      }
    }
  }

  /// Between the items of the bar at the bottom, and between those of the bar at the top.
  private func gaps(_ sizing: SpacerSizing?) throws -> [CGFloat] {
    let host = ViewHost(Spaced(sizing: sizing), size: CGSize(width: 300, height: 300))
    let ends = try ["One", "Three"].map { try host.get(.text($0)).frame.maxX }
    let starts = try ["Two", "Four"].map { try host.get(.text($0)).frame.minX }
    return zip(starts, ends).map { $0 - $1 }
  }

  @Test("spaces push the items of the bar at the bottom apart, and are a gap in other bars")
  func spaces() throws {
    let (none, fixed, flexible) = (try gaps(nil), try gaps(.fixed), try gaps(.flexible))
    #expect(fixed[0] > none[0] && fixed[1] > none[1])
    #expect(flexible[0] > 100 && flexible[1] == fixed[1])
  }
}
