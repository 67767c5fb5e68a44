// SPDX-License-Identifier: MIT

import Foundation

/// Length of time of a subscription, in the form of older systems.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for some time, in the form of older systems. Linux has no shop, so that no program gets one.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// The times of payments.
  public enum PaymentMode: UInt, Sendable {
    /// Each period is paid.
    case payAsYouGo
    /// All is paid at once.
    case payUpFront
    /// Nothing is paid.
    case freeTrial
  }
  /// The kinds of lower prices.
  public enum `Type`: UInt, Sendable {
    /// For new customers.
    case introductory
    /// For former subscribers.
    case subscription
  }

  /// The price in the shop's currency.
  open var price: NSDecimalNumber { .zero }
  /// The language and the currency of the price.
  open var priceLocale: Locale { .current }
  /// The identifier in the shop.
  open var identifier: String? { nil }
  /// The length of one period.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// The number of periods.
  open var numberOfPeriods: Int { 0 }
  /// The times of payments.
  open var paymentMode: PaymentMode { .payAsYouGo }
  /// The kind.
  open var type: Type { .introductory }
}

/// A signed lower price, for an order.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// The identifier in the shop.
  public let identifier: String
  /// The identifier of the key.
  public let keyIdentifier: String
  /// A random value.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// The time of the signature, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// A signed lower price.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

extension SKProduct {
  /// The units of a subscription's time.
  public enum PeriodUnit: UInt, Sendable {
    /// The units.
    case day, week, month, year
  }

  /// The length of one period of a subscription: none.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The price for new customers: none.
  public var introductoryPrice: SKProductDiscount? { nil }
  /// Lower prices: none.
  public var discounts: [SKProductDiscount] { [] }
  /// The group of a subscription: none.
  public var subscriptionGroupIdentifier: String? { nil }
  /// Whether the customer's family has the product, too: never.
  public var isFamilyShareable: Bool { false }
}
