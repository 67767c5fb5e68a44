// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierControls
import EspalierCore
import EspalierPassKit
import EspalierPrimitives
import Foundation

/// Button that begins a payment by Apple Pay, of the module PassKit. It is drawn, and a click sends its action, although Linux has no
/// Apple Pay: programs hide it where `PKPaymentAuthorizationController.canMakePayments()` is false.
@MainActor @preconcurrency
open class PKPaymentButton: NSButton {
  private let type: PKPaymentButtonType
  private let style: PKPaymentButtonStyle
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 4

  /// A button.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  /// A button.
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }

  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The least size of the button, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }

  override func shownContent(_ subviews: NSViewSubviews) -> AnyView {
    AnyView(
      Button {
        self.performClick(nil)
      } label: {
        PaymentLabel(type.words, style, radius: cornerRadius)
      }
      .buttonStyle(BrandButtonStyle())
      .disabled(!isEnabled))
  }
}
