// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Values made from the geometry of views that move in their container while they are read for the first time.
@MainActor @Suite struct PreferenceGeometryTests {
  @Test("a view whose place is first read in the update that moves it") func firstFrameAfterAMove() throws {
    let rows = Cell(5)
    let isShown = Cell(false)
    let host = ViewHost(
      VStack(spacing: 0) {
        ForEach(0..<1) { _ in Stage(rows) { rows in ForEach(0..<rows, id: \.self) { _ in leaf(10, 10) } } }
        // Nothing in here has read a frame yet.
        HStack { Stage(isShown) { if $0 { Measuring() } } }
      }, size: CGSize(width: 100, height: 100))
    rows.value = 2
    isShown.value = true
    try host.update()
    #expect(host.preference(Width.self) == 20)
  }
}

private struct Measuring: View {
  var body: some View { GeometryReader { leaf.p(Width.self, $0.frame(in: .global).minY) } }
}
