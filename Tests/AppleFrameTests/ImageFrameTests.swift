// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Images as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct ImageFrameTests {
  /// An image of a size of its own, in points.
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> Image {
    Image(size: CGSize(width: width, height: height)) { _ in }
  }

  @Test("image/stack-spacing") func stacks() {
    let swatch = Self.picture(64, 40)
    ProbedWindow(300, 280) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          swatch.probed("hImage")
          AppleText(17.5).probed("hText")
          swatch.probed("hImage2")
          box(10, 10).probed("hBox")
        }
        .probed("hstack")
        VStack {
          swatch.probed("vImage")
          AppleText(17.5).probed("vText")
          swatch.probed("vImage2")
          box(10, 10).probed("vBox")
        }
        .probed("vstack")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          AppleText(17.5).probed("blText")
          swatch.probed("blImage")
        }
        .probed("baseline")
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          AppleText(17.5).probed("lblText")
          swatch.probed("lblImage")
        }
        .probed("lastBaseline")
      }
      .probed("stack")
    }
    .expect(
      """
      baseline 60.25 180.45 81.5 43, blImage 77.75 180.45 64 40, blText 60.25 207.45 17.5 16, hBox 229.75 28.55 10 10
      hImage2 157.75 13.55 64 40, hImage 60.25 13.55 64 40, hText 132.25 25.55 17.5 16, hstack 60.25 13.55 179.5 40
      lastBaseline 60.25 223.45 81.5 43, lblImage 77.75 223.45 64 40, lblText 60.25 250.45 17.5 16
      stack 60.25 13.55 179.5 252.89, vBox 87.25 170.45 10 10, vImage2 60.25 122.45 64 40, vImage 60.25 53.55 64 40
      vText 83.5 98.3 17.5 16, vstack 60.25 53.55 64 126.89
      """)
  }

  @MainActor
  @Observable
  fileprivate final class Model { var image = ImageFrameTests.picture(64, 40) }

  private struct Swapped: View {
    let model: Model

    var body: some View {
      HStack(alignment: .top) {
        model.image.probed("image")
        AppleText(17.5).probed("text")
      }
      .probed("row")
    }
  }

  @Test("image/swap") func swap() throws {
    let model = Model()
    let window = ProbedWindow(300, 200) { Swapped(model: model) }
    window.expect(
      """
      image 105.25 80 64 40, row 105.25 80 89.5 40, text 177.25 80 17.5 16
      """)
    try window.step { model.image = Self.picture(20, 64) }
    window.expect(
      """
      image 127.25 68 20 64, row 127.25 68 45.5 64, text 155.25 68 17.5 16
      """)
    try window.step { model.image = Image("nope") }
    window.expect(
      """
      image 137.25 92 0 0, row 137.25 92 25.5 16, text 145.25 92 17.5 16
      """)
    try window.step { model.image = Self.picture(64, 40) }
    window.expect(
      """
      image 105.25 80 64 40, row 105.25 80 89.5 40, text 177.25 80 17.5 16
      """)
  }
}
