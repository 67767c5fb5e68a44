// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

/// The display lists of siblings, on their way up.
@MainActor
struct DisplayListKeyTests {
  private struct Pairs: View {
    @State private var isRed = false

    var body: some View {
      VStack(spacing: 0) {
        Color.white.frame(height: 10)
        HStack(spacing: 0) {
          Color.blue
          Color.green
        }
        HStack(spacing: 0) {
          Button("Change") { isRed = true }
          isRed ? Color.red : Color.yellow
        }
      }
    }
  }

  @Test("a container that draws the same keeps its group while a sibling changes")
  func unchangedSibling() throws {
    let host = ViewHost(Pairs(), size: CGSize(width: 200, height: 100))
    let before = host.displayList.items
    #expect(before.count == 3)
    try host.get(.text("Change")).tap()
    let after = host.displayList.items
    try #require(after.count == 3)
    #expect(after[0] === before[0])
    #expect(after[1] === before[1])
    #expect(after[2] !== before[2])
  }
}
