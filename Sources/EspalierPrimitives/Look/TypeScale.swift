// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of the text styles at the default text size, in points, and the weights of emphasized text in them.
package struct TypeScale: Sendable {
  package let largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
    caption2: CGFloat
  /// Weights from 100 to 900: in the three large styles, and in all others.
  package let emphasizedTitle, emphasizedText: Int
  /// A step in points: the distance from a text to other views is rounded up to a multiple of it. Nil is one pixel.
  package let gapStep: CGFloat?
}
