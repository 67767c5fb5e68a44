// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of the text styles at the default size of text, in points, and the weights of what stands out in them.
package struct TypeScale: Sendable {
  package let largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
    caption2: CGFloat
  /// 100…900: in the three large styles, and in all others.
  package let emphasizedTitle, emphasizedText: Int
  /// What the distance that other views keep from a text is rounded up to a multiple of, in points; nil for a pixel.
  package let gapStep: CGFloat?
}
