// SPDX-License-Identifier: MIT

import Foundation

/// Whether a price is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// The price is known.
  case final
  /// The price is not known yet.
  case pending
}

/// A line of the bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  /// The name for the customer.
  open var label: String
  /// The price, in the currency of the request.
  open var amount: NSDecimalNumber
  /// Whether the price is known.
  open var type: PKPaymentSummaryItemType

  /// A line of the bill.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// A line of the bill that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The date of the first payment; nil is now.
  open var startDate: Date?
  /// The unit of the time between payments.
  open var intervalUnit = NSCalendar.Unit.month
  /// The number of units between payments.
  open var intervalCount = 1
  /// The date of the last payment; nil is never.
  open var endDate: Date?
}

/// A line of the bill that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  /// The date of the payment.
  open var deferredDate = Date()
}

/// A way of delivery.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  /// The identifier in the program.
  open var identifier: String?
  /// The description for the customer.
  open var detail: String?
}

/// The kinds of delivery.
public enum PKShippingType: UInt, Sendable {
  /// The thing is shipped.
  case shipping
  /// The thing is brought.
  case delivery
  /// The customer gets the thing in a shop.
  case storePickup
  /// The thing is taken from the customer.
  case servicePickup
}

/// A customer.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name.
  open var name: PersonNameComponents?
  /// The mail address.
  open var emailAddress: String?
}

/// A request for a payment.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// The identifier of the merchant.
  open var merchantIdentifier = ""
  /// The country of the merchant, in two letters.
  open var countryCode = ""
  /// The currency, in three letters.
  open var currencyCode = ""
  /// The networks of cards that the merchant accepts.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The abilities of the merchant.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines of the bill, the sum last.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The details about the customer for the delivery.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// The details about the customer for the bill.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// The known customer, for the delivery.
  open var shippingContact: PKContact?
  /// The known customer, for the bill.
  open var billingContact: PKContact?
  /// The ways of delivery.
  open var shippingMethods: [PKShippingMethod]?
  /// The kind of delivery.
  open var shippingType = PKShippingType.shipping
  /// Data of the program's own.
  open var applicationData: Data?
  /// The countries of cards that the merchant accepts; nil is all.
  open var supportedCountries: Set<String>?
  /// Whether the customer may pay by a coupon.
  open var supportsCouponCode = false
  /// The coupon.
  open var couponCode: String?

  /// A request without lines.
  public override init() {}

  /// The networks of cards that the machine has: none on Linux.
  open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
