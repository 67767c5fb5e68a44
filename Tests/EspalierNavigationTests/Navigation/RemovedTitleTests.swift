// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `toolbar(removing: .title)` and `toolbarItemHidden(_:)`.
@MainActor
@Suite struct RemovedTitleTests {
  private struct Page: View {
    let isRemoved: Bool
    var body: some View {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Further") }
          .navigationTitle("Plants")
          .navigationSubtitle("Green")
          .toolbar(removing: isRemoved ? .title : nil)
          .toolbar { Button("Add") {} }
      }
    }
  }

  @Test("The bar has no title, and the way back has its name", arguments: [Look.desktop, .phone], [false, true])
  func title(look: Look, isRemoved: Bool) throws {
    let host = ViewHost(Page(isRemoved: isRemoved), size: CGSize(width: 400, height: 400), look: look)
    let drawn = host.drawnTexts.map(\.string)
    #expect(drawn.contains("Plants") == !isRemoved)
    #expect(!isRemoved || !drawn.contains("Green"))
    #expect(!host.all(.role(.button, name: "Add")).isEmpty)
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(host.drawnTexts.contains { $0.string == "Further" })
    #expect(!host.all(.role(.button, name: "Plants")).isEmpty)
  }

  @Test("A hidden view of a control group is not in it")
  func hidden() {
    struct Group: View {
      let isHidden: Bool
      var body: some View {
        ControlGroup {
          Button("Share") {}
          Button("Join") {}.toolbarItemHidden(isHidden)
        }
      }
    }
    #expect(ViewHost(Group(isHidden: true)).all(.role(.button, name: "Join")).isEmpty)
    #expect(!ViewHost(Group(isHidden: false)).all(.role(.button, name: "Join")).isEmpty)
    #expect(ViewHost(Group(isHidden: true)).size.width < ViewHost(Group(isHidden: false)).size.width)
  }
}
