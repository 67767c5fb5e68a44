// SPDX-License-Identifier: MIT

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
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    GeometryReader { proxy in
      Text(verbatim: words)
        .font(.system(size: max(proxy.size.height, 30) * 0.43, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .foregroundColor(isBlack ? .white : .black)
        .padding(.horizontal, 8)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(minWidth: 100, minHeight: 30)
    .background(shape.fill(isBlack ? Color.black : Color.white))
    .overlay(shape.strokeBorder(style == .whiteOutline ? Color.black : .clear, lineWidth: 1))
  }
}

/// The reaction of the button to a press.
package struct PressedPayment: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.5)
  }
}
