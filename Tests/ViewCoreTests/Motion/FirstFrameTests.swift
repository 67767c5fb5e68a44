// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// What is shown for the first time does not move; what then changes does.
@MainActor
struct FirstFrameTests {
  @Test("the first values are shown as they are")
  func firstValues() throws {
    let host = ViewHost(
      bar(100).animation(.linear(duration: 1), value: 1).modifier(LegacyAnimation(animation: .linear(duration: 1))),
      size: CGSize(width: 200, height: 10))
    #expect(try host.get(.identifier("c")).frame.width == 100)
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        blank(80, 5).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        bar(width).animation(.linear(duration: 1), value: width)
      }
    }
  }

  @Test("nor do values that layout gives back in the first frame")
  func feedback() throws {
    #expect(try ViewHost(Measured()).get(.identifier("c")).frame.width == 80)
  }

  private struct Appearing: View {
    let explicit: Bool
    @State private var width: CGFloat = 0
    var body: some View {
      bar(width).animation(explicit ? nil : .linear(duration: 1), value: explicit ? 0 : width)
        .onAppear { if explicit { withAnimation(.linear(duration: 1)) { width = 100 } } else { width = 100 } }
    }
  }

  @Test("what onAppear changes moves from the beginning", arguments: [true, false])
  func appearance(explicit: Bool) throws {
    let host = ViewHost(Appearing(explicit: explicit), size: CGSize(width: 200, height: 10))
    expectNear(try host.get(.identifier("c")).frame.width, 0)
    try host.advance(by: .milliseconds(500))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }

  private struct Spinner: View {
    @State private var isTurning = false
    var body: some View {
      bar(10).offset(x: isTurning ? 100 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurning = true } }
    }
  }

  @Test("a spinner that onAppear starts turns for ever")
  func spinner() throws {
    let host = ViewHost(Spinner(), size: CGSize(width: 10, height: 10))
    try host.advance(by: .milliseconds(3250))
    expectNear(try host.get(.identifier("c")).frame.minX, 25)
  }
}
