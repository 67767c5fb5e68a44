// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierControls
import EspalierCore
import EspalierPassKit
import EspalierPrimitives
import Foundation

/// Button that begins a payment by Apple Pay, of the module PassKit. It is drawn, and a tap calls its targets, although Linux has no
/// Apple Pay: programs hide it where `PKPaymentAuthorizationController.canMakePayments()` is false.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
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

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      Button {
        self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        PaymentLabel(type.words, style, radius: cornerRadius)
      }
      .buttonStyle(BrandButtonStyle())
      .disabled(!isEnabled))
  }
}

/// The appearance of a button that adds passes, of the module PassKit.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// Black.
  case black
  /// Black with an outline.
  case blackOutline
}

/// Button that adds a pass to the user's wallet, of the module PassKit. It is drawn, and a tap calls its targets, although Linux has no
/// wallet: programs hide it where `PKPassLibrary.isPassLibraryAvailable()` is false.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
  /// The appearance.
  open var addPassButtonStyle: PKAddPassButtonStyle

  /// A button.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
  }

  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
  /// The least size of the button, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      Button {
        self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        PaymentLabel("Add to Apple Wallet", .black)
      }
      .buttonStyle(BrandButtonStyle())
      .disabled(!isEnabled))
  }
}

/// The controller of a payment by Apple Pay, of the module PassKit, which Linux does not have: there is none.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The controller of a payment: nil, as on each machine without Apple Pay.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
  /// The object that receives the events.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Whether the customer can pay: never.
  open class func canMakePayments() -> Bool { false }
  /// Whether the customer can pay with a card of some networks: never.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

/// Receives the events of a payment. No payment begins on Linux, so that none is called.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// The customer has agreed to a payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// The payment ends.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Processes nothing.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The controller that adds passes to the user's wallet, of the module PassKit, which Linux does not have: there is none.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
  /// The controller of a pass: nil, as on each machine without a wallet.
  public init?(pass: PKPass) { return nil }
  /// The controller of passes: nil, as on each machine without a wallet.
  public init?(passes: [PKPass]) { return nil }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
  /// Whether passes can be added: never.
  open class func canAddPasses() -> Bool { false }
}
