// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension ViewSpacing {
  /// The spacing of a text: the lines of two texts follow each other as those of one, and every other view keeps away
  /// from the text by a tenth of a line, rounded up. Below, that distance is measured from the baseline upwards: a line
  /// without descenders appears as far from its neighbour below as from one above.
  ///
  /// Systems round differently: iOS 13 to 18 to 4 points, macOS 26 to a pixel. A font of 17 points with an ascent of
  /// 16.2, a descent of 4.1 and capitals of 12 (a line of 20.3) has 8.1 points above the text and 12.3 below in steps
  /// of 4; 6.6 and 10.8 in steps of half a point. The preferred distance between the baselines of two texts never
  /// determines the gap: the sum of those entries is negative.
  ///
  /// - Parameters: all in points; the first three of the largest font.
  ///   - step: The tenth of a line is rounded up to a multiple of this length.
  package static func text(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, step: CGFloat) -> ViewSpacing {
    let line = ascent + descent
    let distance = (line * 0.1 / step).rounded(.up) * step
    var spacing = ViewSpacing()
    spacing[.top][.textToText] = 0
    spacing[.bottom][.textToText] = 0
    spacing[.top][.edgeAboveText] = line + distance - ascent
    spacing[.bottom][.edgeBelowText] = max(line + distance - capHeight, distance + descent)
    return spacing
  }
}
