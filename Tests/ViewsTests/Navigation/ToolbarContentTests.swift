// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// What a toolbar's closure may be made of.
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
}
