// SPDX-License-Identifier: MIT

import Foundation

/// Thing that a shop sells. Linux has no shop, so that no program gets one.
public struct Product: Identifiable, Hashable, Sendable {
  /// Kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Used up, and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The identifier in the shop.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name for people.
  public let displayName: String
  /// The description for people.
  public let description: String
  /// The price in the shop's currency.
  public let price: Decimal
  /// The price for people.
  public let displayPrice: String
  /// Whether the family of the user owns it, too.
  public let isFamilyShareable: Bool
  /// The conditions of a subscription; nil for other kinds.
  public let subscription: SubscriptionInfo?

  /// The products of identifiers: none, with a warning once.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    AppStore.warn()
    return []
  }

  /// The transaction that gives the product to the user: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The last transaction of the product: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

extension Product {
  /// Choice for a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let text: String
    /// Attaches the program's own identifier of the user.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(text: token.uuidString) }
    /// The number of things.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(text: "\(quantity)") }
    /// Whether a parent may be asked, for tests.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(text: "\(simulates)")
    }
  }

  /// Result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought the product.
    case success(VerificationResult<Transaction>)
    /// The user has cancelled.
    case userCancelled
    /// Another person has to agree.
    case pending
  }

  /// Failure of a purchase.
  public enum PurchaseError: Error, Sendable {
    /// The number of things is not valid.
    case invalidQuantity
    /// The product is not sold.
    case productUnavailable
    /// Purchases are not allowed.
    case purchaseNotAllowed
    /// The user may not have the offer.
    case ineligibleForOffer
    /// The offer does not exist.
    case invalidOfferIdentifier
    /// The price of the offer is not valid.
    case invalidOfferPrice
    /// The signature of the offer is not valid.
    case invalidOfferSignature
    /// A part of the offer is missing.
    case missingOfferParameters
  }

  /// Buys the product.
  /// - Throws: `StoreKitError.notAvailableInStorefront`.
  @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Buys the product.
  /// - Parameter scene: The window's scene.
  /// - Throws: `StoreKitError.notAvailableInStorefront`.
  @MainActor public func purchase(
    confirmIn scene: AnyObject, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }
}
