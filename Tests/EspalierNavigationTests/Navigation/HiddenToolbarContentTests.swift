// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Toolbar content with a condition (Apple's documentation of macOS 15).
@MainActor
@Suite("Hidden toolbar content")
struct HiddenToolbarContentTests {
  private struct Bar: View {
    @State private var isHidden = false

    var body: some View {
      NavigationStack {
        Button("Toggle") { isHidden.toggle() }
          .toolbar {
            ToolbarItemGroup {
              Button("First") {}
              Button("Second") {}
            }
            .hidden(isHidden)
            ToolbarItem { Button("Third") {} }.hidden(false)
          }
      }
    }
  }

  @Test("Hidden toolbar content is not there, and comes back")
  func hiddenToolbarContent() throws {
    let host = ViewHost(Bar(), size: CGSize(width: 400, height: 300), look: .desktop)
    func titles() -> Set<String> { Set(host.drawnTexts.map(\.string)).subtracting(["Toggle"]) }
    #expect(titles() == ["First", "Second", "Third"])
    try host.get(.text("Toggle")).tap()
    #expect(titles() == ["Third"])
    try host.get(.text("Toggle")).tap()
    #expect(titles() == ["First", "Second", "Third"])
  }
}
