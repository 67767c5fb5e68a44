// SPDX-License-Identifier: MIT

import Foundation

extension Product {
  /// Time of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Unit of a time.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// Lower price at the beginning of a subscription, or of a part of it.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Form of payment.
    public enum PaymentMode: Hashable, Sendable {
      /// A lower price in each period.
      case payAsYouGo
      /// One price for all periods.
      case payUpFront
      /// No price.
      case freeTrial
    }
    /// The identifier; nil for the first offer.
    public let id: String?
    /// The price.
    public let price: Decimal
    /// The price for people.
    public let displayPrice: String
    /// The time of one payment.
    public let period: SubscriptionPeriod
    /// The number of payments.
    public let periodCount: Int
    /// The form of payment.
    public let paymentMode: PaymentMode
  }

  /// Conditions of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// State of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The user has the subscription.
      public static let subscribed = RenewalState(rawValue: 1)
      /// The subscription has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// The payment failed, and is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The payment failed, and the user still has the subscription.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The shop has taken the subscription back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// Choices about the next period.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product now.
      public let currentProductID: String
      /// Whether the subscription goes on.
      public let willAutoRenew: Bool
      /// The product of the next period.
      public let autoRenewPreference: String?
    }

    /// State of the user's subscription.
    public struct Status: Sendable {
      /// The state.
      public let state: RenewalState
      /// The last transaction.
      public let transaction: VerificationResult<Transaction>
      /// The choices about the next period.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// The group, of which a user has one subscription.
    public let subscriptionGroupID: String
    /// The time of one payment.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The first offer.
    public let introductoryOffer: SubscriptionOffer?
    /// Other offers.
    public let promotionalOffers: [SubscriptionOffer]

    /// The states of the user's subscriptions in the group: none.
    public var status: [Status] { get async throws { [] } }
    /// The states of the user's subscriptions in a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the user may have the first offer of a group: there is none.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// Whether the user may have the first offer: there is none.
    public var isEligibleForIntroOffer: Bool { get async { false } }
  }
}
