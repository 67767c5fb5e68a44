// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Library: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Text("a"), title: "A", category: .control)
    LibraryItem(Color.red, visible: false)
  }
  @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), title: "B") }
}

/// Names of Apple's development tools and of Dispatch that files mention beside their views.
@MainActor
struct LibraryContentTests {
  @Test func libraryContent() {
    #expect(Library().views.count == 2)
    #expect(Library().modifiers(base: Text("")).count == 1)
  }

  @Test func unitsOfTime() {
    #expect(2 * NSEC_PER_SEC == 2_000_000_000)
    #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC && NSEC_PER_USEC * 1000 == NSEC_PER_MSEC)
    #expect(USEC_PER_SEC == 1_000_000)
  }
}
