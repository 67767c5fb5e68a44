// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of cards.
public enum PKPaymentMethodType: UInt, Sendable {
  /// The kind is unknown.
  case unknown
  /// Paid at once.
  case debit
  /// Paid later.
  case credit
  /// Paid before.
  case prepaid
  /// The card of a shop.
  case store
}

/// A card. Linux has no service that pays.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// The name for the customer.
  open var displayName: String? { nil }
  /// The network.
  open var network: PKPaymentNetwork? { nil }
  /// The kind.
  open var type: PKPaymentMethodType { .unknown }
}

/// Proof of a payment, for a service that processes it. Linux has no service that pays.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// The card.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// The identifier of the payment.
  open var transactionIdentifier: String { "" }
  /// The encrypted payment.
  open var paymentData: Data { Data() }
}

/// A payment that the customer has agreed to. Linux has no service that pays.
open class PKPayment: NSObject, @unchecked Sendable {
  /// Proof of the payment.
  open var token: PKPaymentToken { PKPaymentToken() }
  /// The customer, for the bill.
  open var billingContact: PKContact? { nil }
  /// The customer, for the delivery.
  open var shippingContact: PKContact? { nil }
  /// The way of delivery.
  open var shippingMethod: PKShippingMethod? { nil }
}

/// The program's answer to a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The payment was processed.
  case success
  /// The payment failed.
  case failure
}

/// The program's answer to a payment, with errors.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// Whether the payment was processed.
  open var status: PKPaymentAuthorizationStatus
  /// The errors that the customer can mend.
  open var errors: [any Error]

  /// An answer.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}

/// The lines of the bill after a choice of the customer.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// The lines of the bill.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// Whether the choice is possible.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines of the bill after a choice.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}

/// The lines of the bill after the choice of a way of delivery.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// The lines of the bill after the choice of a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// The lines of the bill after the choice of an address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
