// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of the text styles at the default size of text, in points.
package struct TypeScale: Sendable {
  package let largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
    caption2: CGFloat
}
