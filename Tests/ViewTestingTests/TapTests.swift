// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// design.md, section 9: actions go through real hit testing at the centre of `frame`.
@MainActor
struct TapTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Text("Touch me").onTapGesture { count += 10 }
        Text("Nothing")
      }
    }
  }

  /// Specification I3, I28.
  @Test func tapsReachGesturesAndButtons() throws {
    let host = ViewHost(Counter())
    try host.get(.text("Add")).tap()
    _ = try host.get(.text("Count 1"))
    try host.get(.role(.button, name: "Add")).tap()
    _ = try host.get(.text("Count 2"))
    try host.get(.text("Touch me")).tap()
    _ = try host.get(.text("Count 12"))
    try host.get(.text("Nothing")).tap()
    _ = try host.get(.text("Count 12"))
  }

  @Test func anElementThatIsGoneThrows() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("Fleeting") }
          Button("Remove") { isShown = false }
        }
      }
    }
    let host = ViewHost(Root())
    let element = try host.get(.text("Fleeting"))
    try host.get(.text("Remove")).tap()
    let error = try #require(throws: ElementGone.self) { try element.tap() }
    #expect(error.description.hasPrefix("Cannot tap: the element found by text \"Fleeting\" is gone."))
    #expect(!element.isHittable)
  }
}
