// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@MainActor
@Suite("Projections")
struct ProjectionTests {
  /// A 100-point square turned by 60° about its vertical middle, seen from 100 points away: x and depth of its sides.
  private var turned: some View {
    Color.pureRed.frame(width: 100, height: 100)
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .accessibilityIdentifier("square")
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  }

  /// The place to which the perspective maps x = ±50: cos 60° · x, divided by the distance, which changes by sin 60° · x / 100.
  private func shown(_ x: Double) -> Double {
    let depth = -sin(Double.pi / 3) * x
    return 0.5 * x / (1 - depth / 100)
  }

  @Test("AN20: anchors of a projection are its corners' enclosing rectangle")
  func anchor() {
    var seen: CGRect?
    let host = ViewHost(
      turned.overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy -> Color in
          seen = anchor.map { proxy[$0].rounded }
          return Color.clear
        }
      })
    _ = host.displayList
    let (left, right) = (50 + shown(-50), 50 + shown(50))
    // The nearer side is taller.
    let height = 100 / (1 - sin(Double.pi / 3) * 50 / 100)
    #expect(
      seen
        == CGRect(x: min(left, right), y: 50 - height / 2, width: abs(right - left), height: height).rounded)
  }

  @Test func frameOnScreen() throws {
    let frame = try ViewHost(turned).get(.identifier("square")).frame.rounded
    #expect(abs(frame.height - 100 / (1 - sin(Double.pi / 3) / 2)) < 0.02)
  }

  @Test func pixelsAndTouchesFollowThePerspective() throws {
    let view = turned.frame(width: 240, height: 240)
    let pixels = try Pixels(view, 240, 240)
    let host = ViewHost(view, size: CGSize(width: 240, height: 240))
    let responders = host.preference(ResponderKey.self)
    let (left, right) = (shown(-50), shown(50))
    let near = abs(left) > abs(right) ? left : right
    // Beside the nearer edge the square is taller than 100 points, beside the other one lower.
    for (x, y) in [(near * 0.95, 70.0), (-near * 0.95, 70.0), (0, 0), (near * 1.1, 0), (near * 0.2, 52)] {
      let (column, row) = (Int(120 + x), Int(120 + y))
      let isHit = responders.hitTest(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)) != nil
      #expect((pixels.alpha(column, row) > 127) == isHit, "\(x), \(y)")
    }
    #expect(pixels.alpha(Int(120 + near * 0.95), 120 + 70) == 255)
    #expect(pixels.alpha(Int(120 + near * 0.3), 120 + 70) == 0)
  }

  @Test func withoutPerspectiveItIsNarrower() throws {
    let view = Color.pureRed.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let host = ViewHost(view)
    #expect(host.shown.map(\.rect) == [CGRect(x: 25, y: 0, width: 50, height: 100)])
  }

  @Test func aProjectionEffectIsDrawnWithPerspective() throws {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    let pixels = try Pixels(
      Color.pureRed.frame(width: 100, height: 100).projectionEffect(projection).frame(
        width: 100, height: 100, alignment: .topLeading), 100, 100)
    // x = 100 is shown at 100 / 2, and as high as 100 / 2.
    #expect(pixels.alpha(48, 40) == 255)
    #expect(pixels.alpha(52, 40) == 0)
    #expect(pixels.alpha(48, 60) == 0)
    #expect(pixels.alpha(2, 90) == 255)
  }
}
