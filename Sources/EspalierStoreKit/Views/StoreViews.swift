// SPDX-License-Identifier: MIT

import EspalierCore

/// Shows a product of the shop.
@available(*, unavailable, message: "Linux has no App Store: show the program's features without a purchase.")
public struct ProductView: View {
  /// A view of a product.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}
  public var body: Never { fatalError("unavailable") }
}

/// Shows several products of the shop.
@available(*, unavailable, message: "Linux has no App Store: show the program's features without a purchase.")
public struct StoreView: View {
  /// A view of products.
  public init(ids productIDs: [Product.ID], prefersPromotionalIcon: Bool = false) {}
  public var body: Never { fatalError("unavailable") }
}

/// Shows subscriptions of the shop.
@available(*, unavailable, message: "Linux has no App Store: show the program's features without a subscription.")
public struct SubscriptionStoreView: View {
  /// A view of the subscriptions of a group.
  public init(groupID: String) {}
  /// A view of subscriptions.
  public init(productIDs: [Product.ID]) {}
  public var body: Never { fatalError("unavailable") }
}

extension View {
  /// Shows the user's subscriptions.
  @available(*, unavailable, message: "Linux has no App Store, and no subscriptions.")
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Shows a sheet for the return of a purchase.
  @available(*, unavailable, message: "Linux has no App Store, and no purchases.")
  public func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View { self }

  /// Shows another program of the shop.
  @available(*, unavailable, message: "Linux has no App Store: open a page by openURL.")
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> Any) -> some View { self }
}
