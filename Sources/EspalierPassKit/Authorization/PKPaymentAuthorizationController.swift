// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// Receives the events of a payment. No payment begins on Linux, so that none is called.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// The customer has agreed to a payment.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// The payment ends.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// The customer is about to agree.
  func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
  /// The customer has chosen a way of delivery.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Processes nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
  /// Ignores the event.
  public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {}
  /// Ignores the choice.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }
}

/// A payment by Apple Pay, which Linux does not have: `canMakePayments()` is false, and the payment is not presented.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// The object that receives the events.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// The request.
  public let paymentRequest: PKPaymentRequest

  /// A payment.
  public init(paymentRequest request: PKPaymentRequest) { paymentRequest = request }

  /// Whether the customer can pay: never.
  open class func canMakePayments() -> Bool { false }
  /// Whether the customer can pay with a card of some networks: never.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Whether the customer can pay with a card of some networks: never.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }

  /// Presents the payment: it is not, a warning is written once, and `completion` receives false on the main queue.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    ApplePay.warn()
    DispatchQueue.main.async { completion?(false) }
  }

  /// Presents the payment: it is not, and a warning is written once.
  /// - Returns: False.
  @discardableResult
  open func present() async -> Bool {
    ApplePay.warn()
    return false
  }

  /// Dismisses the payment; `completion` runs on the main queue.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) { DispatchQueue.main.async { completion?() } }

  /// Dismisses the payment.
  open func dismiss() async {}
}

/// Apple Pay, which Linux does not have.
package enum ApplePay {
  /// Writes, once, that there is no payment.
  package static func warn() {
    LibraryWarning.once(
      "PassKit: Linux has no Apple Pay. Payments are not presented: offer another way to pay where canMakePayments() is false."
    )
  }
}
