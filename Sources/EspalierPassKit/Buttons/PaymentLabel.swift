// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The appearance of a button for Apple Pay, for UIKit and AppKit, too. It fills the proposed size, at least 100 × 30 points. It has Apple's
/// words and colours, without the company's mark.
package struct PaymentLabel: View {
  private let words: String
  private let style: PKPaymentButtonStyle
  private let radius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameter radius: Of the corners, in points.
  package init(_ words: String, _ style: PKPaymentButtonStyle, radius: CGFloat = 4) {
    (self.words, self.style, self.radius) = (words, style, radius)
  }

  package var body: some View {
    let isBlack = style == .black || style == .automatic && colorScheme == .light
    BrandButtonLabel(words, isBlack: isBlack, isOutlined: style == .whiteOutline, radius: radius, minWidth: 100)
  }
}
