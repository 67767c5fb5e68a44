// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Several views as one for their container.
@MainActor
@Suite struct UnaryViewAdaptorTests {
  @Test("a stack has one view, not two: its spacing is not between them")
  func one() {
    let two = Group {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(ViewHost(HStack(spacing: 30) { two }).size == CGSize(width: 50, height: 10))
    let adapted = HStack(spacing: 30) {
      _UnaryViewAdaptor(two)
      Color.green.frame(width: 10, height: 10)
    }
    // One below the other, as where one view is expected.
    #expect(ViewHost(adapted).size.width == 50)
    #expect(ViewHost(adapted).size.height >= 20)
  }

  @Test("the content of several views as one keeps its state, and follows what it reads")
  func state() throws {
    let cell = Cell(1)
    let host = ViewHost(
      Stage(cell) { value in
        VStack {
          _UnaryViewAdaptor(
            Group {
              CountingButton()
              Text("Value \(value)")
            })
        }
      })
    try host.get(.text("Count 0")).tap()
    cell.value = 2
    try host.update()
    _ = try host.get(.text("Count 1"))
    _ = try host.get(.text("Value 2"))
  }
}
