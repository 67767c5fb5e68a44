// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Rows of lazy stacks that change places")
struct LazyReorderTests {
  @Test("the gap before a row goes with its new place")
  func reorder() throws {
    let host = ViewHost(Rows(), size: CGSize(width: 100, height: 400))
    let before = host.sizeThatFits(.init(width: 100, height: nil)).height
    #expect(before == 115)
    try host.get(.identifier("stack")).tap()
    try host.update()
    #expect(host.sizeThatFits(.init(width: 100, height: nil)).height == 115)
  }

  private struct Rows: View {
    @State private var shown = [1, 2, 3, 4]
    var body: some View {
      LazyVStack(spacing: 5) {
        ForEach(shown, id: \.self) { Color.red.frame(width: 20, height: CGFloat($0) * 10) }
      }
      .contentShape(Rectangle())
      .onTapGesture { shown = [3, 4, 2, 1] }
      .accessibilityIdentifier("stack")
    }
  }
}
