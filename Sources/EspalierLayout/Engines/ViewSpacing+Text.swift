// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension ViewSpacing {
  /// Of a text: the lines of two texts follow each other as those of one, and everything else keeps away from the text by a
  /// tenth of a line, counted in steps of 4 points. Below, that is measured from the baseline upwards: a line without
  /// descenders appears as far from its neighbour as one above.
  ///
  /// A font of 17 points with an ascent of 16.2, a descent of 4.1 and capitals of 12 (a line of 20.3) has the step 4: 8.1
  /// points above the text, 12.3 below. The figures are those of iOS 13 to 18; newer systems round the step to a pixel and
  /// put the font's leading between two texts. That their baselines keep a distance too never decides: the sum of those
  /// entries is negative.
  ///
  /// - Parameters: all in points, of the largest font.
  package static func text(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat) -> ViewSpacing {
    let line = ascent + descent
    let step = (line * 0.1 / 4).rounded(.up) * 4
    var spacing = ViewSpacing()
    spacing[.top][.textToText] = 0
    spacing[.bottom][.textToText] = 0
    spacing[.top][.edgeAboveText] = line + step - ascent
    spacing[.bottom][.edgeBelowText] = max(line + step - capHeight, step + descent)
    return spacing
  }
}
