// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `settle()` ends when nothing moves any more.
@MainActor
@Suite struct SettleTests {
  private struct Page: View {
    @State private var isWide = false
    var body: some View {
      Color.red.frame(width: isWide ? 300 : 100, height: 20).accessibilityIdentifier("bar")
        .frame(maxWidth: .infinity, alignment: .leading)
        .onGeometryChange(for: Bool.self) {
          $0.size.width > 500
        } action: { isWide in
          withAnimation(.linear(duration: 1)) { self.isWide = isWide }
        }
    }
  }

  @Test("What a new size of the window begins is waited for") func resized() throws {
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 100))
    host.size.width = 600
    try host.settle()
    #expect(try host.get(.identifier("bar")).frame.width == 300)
    #expect(host.time >= 1)
  }
}
