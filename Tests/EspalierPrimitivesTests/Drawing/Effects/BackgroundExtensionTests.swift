// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A picture that continues over what is covered around it.
@MainActor
@Suite("Background extension")
struct BackgroundExtensionTests {
  /// Red at the left and green at the right, 120 wide, beside a column of 60 and below a bar of 40.
  private func page(isEnabled: Bool = true) -> some View {
    HStack(spacing: 0) {
      Color.pureRed
      Color.pureGreen
    }
    .backgroundExtensionEffect(isEnabled: isEnabled)
    .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 60) }
    .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
  }

  @Test("A picture continues mirrored, in the corners too")
  func mirrored() throws {
    let pixels = try Pixels(page(), 180, 160)
    for (x, y, color) in [
      (90, 100, [255, 0, 0, 255]), (150, 100, [0, 255, 0, 255]),
      // Beside it and above it, next to the same colour; in the corner, from both.
      (40, 100, [255, 0, 0, 255]), (90, 20, [255, 0, 0, 255]), (170, 20, [0, 255, 0, 255]), (40, 20, [255, 0, 0, 255]),
    ] {
      #expect(pixels.isNear(x, y, color, within: 8), "\(x), \(y): \(pixels[x, y])")
    }
  }

  @Test("The continuation is blurred, the picture is not")
  func blurred() throws {
    let pixels = try Pixels(page(), 180, 160)
    // Where the colours meet, above the picture and in it.
    #expect(pixels[112, 20][0] < 250 && pixels[112, 20][1] > 5)
    #expect(pixels.isNear(112, 100, [255, 0, 0, 255]))
  }

  @Test("Nothing is drawn there where it is off, or where nothing is covered")
  func off() throws {
    let pixels = try Pixels(page(isEnabled: false), 180, 160)
    #expect(pixels.alpha(40, 100) == 0 && pixels.alpha(90, 20) == 0)
    let alone = try Pixels(Color.pureRed.frame(width: 20, height: 20).backgroundExtensionEffect(), 60, 60)
    #expect(alone.alpha(30, 30) == 255 && alone.alpha(30, 10) == 0)
  }

  @Test("Layout and touches stay")
  func layout() throws {
    var taps = 0
    let host = ViewHost(
      Color.red.accessibilityIdentifier("page").onTapGesture { taps += 1 }
        .backgroundExtensionEffect()
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) },
      size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("page")).frame == CGRect(x: 0, y: 40, width: 100, height: 60))
    try host.get(.identifier("page")).tap()
    #expect(taps == 1)
  }
}
