// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

/// Modifiers that the environment decides.
@MainActor
@Suite struct EnvironmentalModifierTests {
  private struct Wide: EnvironmentalModifier {
    let factor: CGFloat
    func resolve(in environment: EnvironmentValues) -> _FrameLayout {
      _FrameLayout(
        width: factor * (environment.layoutDirection == .rightToLeft ? 20 : 10), height: 5, alignment: .center)
    }
  }

  private struct Stage: View {
    @State private var factor: CGFloat = 1
    @State private var direction = LayoutDirection.leftToRight
    var body: some View {
      VStack(spacing: 0) {
        Color.red.modifier(Wide(factor: factor)).accessibilityIdentifier("wide")
        Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("factor").onTapGesture { factor = 3 }
      }
      .environment(\.layoutDirection, direction)
      .onTapGesture(count: 2) { direction = .rightToLeft }
    }
  }

  @Test func itFollowsItsValueAndTheEnvironment() throws {
    let host = ViewHost(Color.red.modifier(Wide(factor: 2)))
    #expect(host.size == CGSize(width: 20, height: 5))
    let mirrored = ViewHost(
      Color.red.modifier(Wide(factor: 2)).environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored.size == CGSize(width: 40, height: 5))
    let changing = ViewHost(Stage(), size: CGSize(width: 100, height: 100))
    #expect(try changing.get(.identifier("wide")).frame.width == 10)
    try changing.get(.identifier("factor")).tap()
    #expect(try changing.get(.identifier("wide")).frame.width == 30)
  }
}
