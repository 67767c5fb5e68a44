// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A view with a transition of its own still moves with its neighbours.
@MainActor
@Suite struct TransitionMotionTests {
  private struct Rows: View {
    @State private var rows = [1]
    let transition: AnyTransition
    let keep: (Binding<[Int]>) -> Void
    var body: some View {
      let _ = keep($rows)
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(height: 20).accessibilityIdentifier("row \(row)").transition(transition)
        }
        Spacer(minLength: 0)
      }
    }
  }

  @Test(
    "M61 a neighbour glides while a row comes in",
    arguments: ["opacity", "scale", "move", "slide", "offset", "asymmetric"])
  func glides(_ name: String) throws {
    let transition: AnyTransition =
      switch name {
      case "opacity": .opacity
      case "scale": .scale
      case "move": .move(edge: .leading)
      case "slide": .slide
      case "offset": .offset(x: 50)
      default: .asymmetric(insertion: .move(edge: .top), removal: .opacity)
      }
    var rows: Binding<[Int]>?
    let host = ViewHost(Rows(transition: transition) { rows = $0 }, size: CGSize(width: 100, height: 100))
    let start = try host.get(.identifier("row 1")).frame.minY
    withAnimation(.linear(duration: 1)) { rows?.wrappedValue = [0, 1] }
    try host.advance(by: .milliseconds(500))
    #expect(abs(try host.get(.identifier("row 1")).frame.minY - start - 10) < 0.01)
    try host.settle()
    #expect(abs(try host.get(.identifier("row 1")).frame.minY - start - 20) < 0.01)
    #expect(abs(try host.get(.identifier("row 0")).frame.minX) < 0.01)
    withAnimation(.linear(duration: 1)) { rows?.wrappedValue = [1] }
    try host.update()
    #expect(host.all(.identifier("row 0")).isEmpty)
    try host.settle()
    #expect(abs(try host.get(.identifier("row 1")).frame.minY - start) < 0.01)
  }
}
