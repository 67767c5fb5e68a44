// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives

extension CGImage {
  /// The mean of all pixels, each by its opacity. O(pixels).
  package var meanColor: Color {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for start in stride(from: 0, to: rgba.count, by: 4) {
      let opacity = Double(rgba[start + 3])
      red += Double(rgba[start]) * opacity
      green += Double(rgba[start + 1]) * opacity
      blue += Double(rgba[start + 2]) * opacity
      alpha += opacity
    }
    guard alpha > 0 else { return .clear }
    let opacity = alpha / Double(rgba.count / 4) / 255
    return Color(red: red / alpha / 255, green: green / alpha / 255, blue: blue / alpha / 255, opacity: opacity)
  }
}
