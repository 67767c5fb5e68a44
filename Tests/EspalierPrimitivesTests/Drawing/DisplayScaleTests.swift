// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The values about the display's pixels that views read.
@MainActor
@Suite("The display's pixels in the environment")
struct DisplayScaleTests {
  private struct Reading: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    var body: some View { Text(verbatim: "\(Double(scale)) \(Double(pixel))") }
  }

  @Test("The side of a pixel is one point over the scale, of the host or of what is set", arguments: [1.0, 2, 4])
  func pixel(scale: Double) {
    #expect(ViewHost(Reading(), scale: scale).allTexts == ["\(scale) \(1 / scale)"])
    #expect(ViewHost(Reading().environment(\.displayScale, scale)).allTexts == ["\(scale) \(1 / scale)"])
  }

  @Test("A scale of zero has pixels of a point")
  func none() {
    #expect(ViewHost(Reading().environment(\.displayScale, 0)).allTexts == ["0.0 1.0"])
  }
}

extension ViewHost {
  fileprivate var allTexts: [String?] { all(.role(.text)).map(\.text) }
}
