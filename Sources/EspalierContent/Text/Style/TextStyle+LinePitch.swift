// SPDX-License-Identifier: MIT

import Foundation

extension Font.TextStyle {
  /// The distance of lines in a text of a style, in points.
  ///
  /// iOS's figures for its styles at all text sizes depend only on the size in points: 17 on 22, 13 on 18, 34 on 41. Figures for
  /// other sizes are interpolated. If a font's own lines are higher, they follow each other without additional distance.
  package static func linePitch(ofSize size: CGFloat) -> CGFloat {
    guard let next = known.firstIndex(where: { size <= $0.size }) else {
      return size + known.last!.pitch - known.last!.size
    }
    guard next > 0 else { return size * known[0].pitch / known[0].size }
    let (low, high) = (known[next - 1], known[next])
    return low.pitch + (size - low.size) / (high.size - low.size) * (high.pitch - low.pitch)
  }

  /// Known figures; between them the figures are interpolated linearly.
  private static let known: [(size: CGFloat, pitch: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (20, 25), (22, 28), (28, 34), (30, 37), (36, 43), (38, 46), (44, 52), (48, 57),
    (53, 62),
    (60, 70),
  ]
}
