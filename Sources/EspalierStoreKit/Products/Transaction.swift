// SPDX-License-Identifier: MIT

import Foundation

/// Purchase of a user. Linux has no shop, so that there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Reason for which a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A defect of the program.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// Owner of a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The user's family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The identifier.
  public let id: UInt64
  /// The identifier of the first purchase.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The group of a subscription.
  public let subscriptionGroupID: String?
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the first purchase.
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public let expirationDate: Date?
  /// The date on which the purchase was taken back.
  public let revocationDate: Date?
  /// The reason for which the purchase was taken back.
  public let revocationReason: RevocationReason?
  /// Whether a better subscription has replaced this one.
  public let isUpgraded: Bool
  /// The owner.
  public let ownershipType: OwnershipType
  /// The number of things.
  public let purchasedQuantity: Int
  /// The program's own identifier of the user.
  public let appAccountToken: UUID?

  /// Records that the user has got the product: there is no shop that would ask.
  public func finish() async {}

  /// Sequence of a user's purchases: it is empty, and ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    /// An iterator without elements.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next purchase: none.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// An iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases that the user owns: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The purchases that were not finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// Purchases that happen while the program runs: none. The sequence ends at once; Apple's does not end.
  public static var updates: Transactions { Transactions() }

  /// The transaction that gives a product to the user: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The last transaction of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
