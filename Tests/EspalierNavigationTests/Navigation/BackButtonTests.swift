// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The back button in the bar of a page.
@MainActor
@Suite("Back buttons")
struct BackButtonTests {
  private func buttons(_ page: some View, look: Look) -> Int {
    let root = Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in page }
    let host = ViewHost(
      NavigationStack(path: .constant([1])) { root }, size: CGSize(width: 400, height: 600), look: look)
    return host.all(.role(.button)).count
  }

  @Test("A page has a back button, unless it hides it", arguments: [Look.desktop, .phone])
  func hidden(look: Look) {
    let page = Text("page").navigationTitle("Page")
    #expect(buttons(page, look: look) == 1)
    #expect(buttons(page.navigationBarBackButtonHidden(false), look: look) == 1)
    #expect(buttons(page.navigationBarBackButtonHidden(), look: look) == 0)
  }
}
