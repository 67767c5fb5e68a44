// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Label of a button whose look a service prescribes, black or white in every look of the program. It fills the proposed size, at
/// least 30 points high.
package struct BrandButtonLabel: View {
  private let words: String
  private let isBlack, isOutlined: Bool
  private let radius, minWidth: CGFloat

  /// - Parameters:
  ///   - isOutlined: Whether a black line of a point is around it.
  ///   - radius: The radius of the corners, in points.
  ///   - minWidth: The least width, in points.
  package init(_ words: String, isBlack: Bool, isOutlined: Bool, radius: CGFloat, minWidth: CGFloat) {
    (self.words, self.isBlack, self.isOutlined) = (words, isBlack, isOutlined)
    (self.radius, self.minWidth) = (radius, minWidth)
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    GeometryReader { proxy in
      Text(verbatim: words)
        // Apple's figure: the height of the button times 0.43.
        .font(.system(size: max(proxy.size.height, 30) * 0.43, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .foregroundColor(isBlack ? .white : .black)
        .padding(.horizontal, 8)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(minWidth: minWidth, minHeight: 30)
    .background(shape.fill(isBlack ? Color.black : Color.white))
    .overlay(shape.strokeBorder(isOutlined ? Color.black : .clear, lineWidth: 1))
  }
}

/// The reaction of such a button to a press.
package struct BrandButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.5)
  }
}
