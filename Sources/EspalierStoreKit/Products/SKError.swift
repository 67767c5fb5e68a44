// SPDX-License-Identifier: MIT

import Foundation

/// The domain of errors of orders.
public let SKErrorDomain = "SKErrorDomain"

/// Failure of an order.
public struct SKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown
    /// The program may not use the shop.
    case clientInvalid
    /// The user cancelled.
    case paymentCancelled
    /// The order is not valid.
    case paymentInvalid
    /// Nothing can be bought: the only error on Linux.
    case paymentNotAllowed
    /// The product is not sold.
    case storeProductNotAvailable
    /// The program may not read the user's services.
    case cloudServicePermissionDenied
    /// The network of the user's services failed.
    case cloudServiceNetworkConnectionFailed
    /// The user has taken the permission back.
    case cloudServiceRevoked
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The description under the key of `NSError`, which Foundation on Linux reads in place of `errorDescription`.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  public var errorDescription: String? {
    switch code {
    case .paymentCancelled: "The purchase was cancelled."
    default: "Linux has no App Store: nothing can be bought there."
    }
  }
}

extension SKError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}

extension SKError {
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The program may not use the shop.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The order is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// Nothing can be bought.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not sold.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The program may not read the user's services.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The network of the user's services failed.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The user has taken the permission back.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}
