// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The descriptions of tabs for screen readers, and the background of tabs in a group.
@MainActor
@Suite struct TabAccessibilityTests {
  private struct Page: View {
    var style = 0
    @State private var selection = 0
    var body: some View {
      let tabs = TabView(selection: $selection) {
        Tab("Post", systemImage: "envelope", value: 0) { Text("Letters") }
          .accessibilityLabel("Post office")
          .accessibilityHint("Shows letters")
          .accessibilityIdentifier("post")
        Tab("Trash", systemImage: "trash", value: 1) { Text("Nothing") }
          .accessibilityLabel("Unused", isEnabled: false)
          .accessibilityValue("empty")
      }
      switch style {
      case 0: tabs
      case 1: tabs.tabViewStyle(.tabBarOnly)
      default: tabs.tabViewStyle(.grouped)
      }
    }
  }

  private let size = CGSize(width: 400, height: 300)

  @Test("Labels, hints, values and identifiers are those of the buttons", arguments: [Look.desktop, .phone])
  func description(look: Look) throws {
    let host = ViewHost(Page(), size: size, look: look)
    let post = try host.get(.identifier("post"))
    #expect(post.label == "Post office")
    #expect(try host.get(.role(.button, name: "Trash")).value == "empty")
    try host.get(.role(.button, name: "Trash")).tap()
    #expect(!host.all(.text("Nothing")).isEmpty)
    try post.tap()
    #expect(!host.all(.text("Letters")).isEmpty)
  }

  @Test(
    "Grouped tabs have a background; without a sidebar, the bar is the usual one", arguments: [Look.desktop, .phone])
  func group(look: Look) throws {
    let automatic = try ViewHost(Page(), size: size, look: look).png()
    #expect(try ViewHost(Page(style: 1), size: size, look: look).png() == automatic)
    #expect(try ViewHost(Page(style: 2), size: size, look: look).png() != automatic)
  }
}
