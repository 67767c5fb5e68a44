// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// The shop of Apple's systems, which Linux does not have: nothing is sold, and no review is requested.
public enum AppStore {
  /// Whether the user can buy something: never.
  public static var canMakePayments: Bool { false }
  /// The identifier of the device in receipts: there are none.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks the user for a review: no shop collects one on Linux, so this has no effect.
  /// - Parameter scene: The window's scene.
  @MainActor public static func requestReview(in scene: AnyObject) {}

  /// Reads the user's purchases again.
  /// - Throws: `StoreKitError.notAvailableInStorefront`.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Shows the user's subscriptions.
  /// - Throws: `StoreKitError.notAvailableInStorefront`.
  @MainActor public static func showManageSubscriptions(in scene: AnyObject) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Writes, once, that there is no shop.
  static func warn() {
    LibraryWarning.once(
      "StoreKit: Linux has no App Store. Products are empty, purchases fail, and nothing is owned: show the program's own "
        + "features without them.")
  }
}

/// The country of the user's shop.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The country, in three letters.
  public let countryCode: String
  /// The user's shop: there is none.
  public static var current: Storefront? { get async { nil } }
}

/// Failure of a request to the shop.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// The reason is unknown.
  case unknown
  /// The user cancelled.
  case userCancelled
  /// The network failed.
  case networkError(URLError)
  /// A service of the system failed.
  case systemError(any Error)
  /// There is no shop: the only error on Linux.
  case notAvailableInStorefront
  /// The program may not use the shop.
  case notEntitled
  /// The request is not supported.
  case unsupported

  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront, .notEntitled, .unsupported: "Linux has no App Store: nothing can be bought there."
    case .userCancelled: "The purchase was cancelled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .unknown: "The purchase failed."
    }
  }
}
