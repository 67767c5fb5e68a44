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

  private struct Status: View {
    var hasPrincipal = false
    var body: some View {
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .status) { Text("7 items") }
            if hasPrincipal { ToolbarItem(placement: .principal) { Text("Principal") } }
          }
      }
    }
  }

  @Test(
    "a status is in the middle of a desktop's bar, as Apple's documentation of its placement says of macOS; on a phone it is at the bottom"
  )
  func status() throws {
    let size = CGSize(width: 500, height: 300)
    let desktop = ViewHost(Status(), size: size)
    let (status, title) = (try desktop.get(.text("7 items")).frame, try desktop.get(.text("Title")).frame)
    #expect(abs(status.midX - 250) < 1 && status.maxY < 44)
    #expect(title.minX < 30 && abs(title.midY - status.midY) < 2)
    let both = ViewHost(Status(hasPrincipal: true), size: size)
    let (first, last) = (try both.get(.text("Principal")).frame, try both.get(.text("7 items")).frame)
    #expect(first.maxX < last.minX && abs((first.minX + last.maxX) / 2 - 250) < 1 && last.maxY < 44)
    let phone = ViewHost(Status(), size: size, look: .phone)
    let below = try phone.get(.text("7 items")).frame
    #expect(abs(below.midX - 250) < 1 && below.minY > 250)
  }

  @Test("beside a principal item a desktop's title is at the leading edge; on a phone the item replaces it")
  func principal() throws {
    struct Page: View {
      @State private var hasItem = false
      var body: some View {
        NavigationStack {
          Button("Toggle") { hasItem.toggle() }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              if hasItem { ToolbarItem(placement: .principal) { Text("Principal") } }
              ToolbarItem(placement: .navigation) { Text("First") }
            }
        }
      }
    }
    for look in [Look.desktop, .phone] {
      let host = ViewHost(Page(), size: CGSize(width: 500, height: 300), look: look)
      let before = try host.get(.text("Title")).frame
      #expect(abs(before.midX - 250) < 1)
      try host.get(.text("Toggle")).tap()
      try host.settle()
      let item = try host.get(.text("Principal")).frame
      #expect(abs(item.midX - 250) < 1 && abs(item.midY - before.midY) < 2)
      if look == .phone {
        #expect(host.all(.text("Title")).isEmpty)
      } else {
        let title = try host.get(.text("Title")).frame
        // Apple's documentation of `navigation`: in the leading edge of the toolbar ahead of the title.
        let first = try host.get(.text("First")).frame
        #expect(first.maxX < title.minX && title.maxX < item.minX && abs(title.midY - item.midY) < 2)
      }
      try host.get(.text("Toggle")).tap()
      try host.settle()
      #expect(try host.get(.text("Title")).frame == before)
    }
  }

  @Test("a status alone makes a desktop's page have a bar above, and none below") func statusAlone() throws {
    let page = NavigationStack {
      Color.clear.accessibilityIdentifier("page").toolbar { ToolbarItem(placement: .status) { Text("7 items") } }
    }
    let size = CGSize(width: 500, height: 300)
    let frames = try [Look.desktop, .phone].map {
      try ViewHost(page, size: size, look: $0).get(.identifier("page")).frame
    }
    #expect(frames == [CGRect(x: 0, y: 44, width: 500, height: 256), CGRect(x: 0, y: 0, width: 500, height: 256)])
  }
}
