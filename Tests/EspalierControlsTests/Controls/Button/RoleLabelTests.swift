// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// Buttons that have a role and no label of their own, and the roles of iOS 26.
@MainActor
@Suite("Labels of roles")
struct RoleLabelTests {
  private struct Page: View {
    @State private var isAsking = false
    var log: (String) -> Void

    var body: some View {
      NavigationStack {
        Button("Ask") { isAsking = true }
          .alert("Really?", isPresented: $isAsking) {
            Button(role: .close) { log("close") }
            Button(role: .confirm) { log("confirm") }
          }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button(role: .close) { log("bar") } }
          }
      }
    }
  }

  @Test("A role's button is a symbol in a bar, named for screen readers, and a title in an alert")
  func places() throws {
    var log: [String] = []
    let host = ViewHost(Page { log.append($0) }, size: CGSize(width: 300, height: 400), look: .phone)
    #expect(!host.drawnTexts.contains { $0.string == "Close" })
    try host.get(.label("Close")).tap()
    try host.get(.text("Ask")).tap()
    try host.settle()
    #expect(host.drawnTexts.contains { $0.string == "Close" } && host.drawnTexts.contains { $0.string == "Confirm" })
    host.keys.press(.escape)
    #expect(log == ["bar", "close"])
    try host.settle()
    try host.get(.text("Ask")).tap()
    try host.settle()
    host.keys.press(.return)
    #expect(log == ["bar", "close", "confirm"])
  }
}
