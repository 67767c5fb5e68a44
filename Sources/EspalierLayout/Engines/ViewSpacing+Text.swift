// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension ViewSpacing {
  /// Of a text: the lines of two texts follow each other as those of one, and everything else keeps away from the text by a
  /// tenth of a line, rounded up. Below, that is measured from the baseline upwards: a line without descenders appears as
  /// far from its neighbour as one above.
  ///
  /// Systems round differently: iOS 13 to 18 to 4 points, macOS 26 to a pixel. A font of 17 points with an ascent of 16.2, a
  /// descent of 4.1 and capitals of 12 (a line of 20.3) has 8.1 points above the text and 12.3 below in steps of 4; 6.6 and
  /// 10.8 in steps of half a point. That the baselines of two texts keep a distance too never decides: the sum of those
  /// entries is negative.
  ///
  /// - Parameters: all in points; the first three of the largest font.
  ///   - step: what the tenth of a line is rounded up to a multiple of.
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
