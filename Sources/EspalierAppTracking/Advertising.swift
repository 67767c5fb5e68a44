// SPDX-License-Identifier: MIT

import Foundation

/// The identifier for advertisements, of the module AdSupport: zero, as on a device whose user has refused.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  private override init() { super.init() }
  /// The program's.
  open class func shared() -> ASIdentifierManager { manager }
  /// The identifier: zero.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether advertisements may follow the user: no.
  open var isAdvertisingTrackingEnabled: Bool { false }
}

/// The domain of the errors of `AAAttribution`.
public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// The reason why there is no token.
public struct AAAttributionError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// There is no network, an internal error, or the platform has no such service: the error on Linux.
    case networkError = 1, internalError, platformNotSupported
  }
  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { AAAttributionErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Linux has no service that attributes programs to advertisements." }
}

/// The advertisement from which a program was installed, of the module AdServices.
open class AAAttribution: NSObject, @unchecked Sendable {
  /// A token for the service.
  /// - Throws: `AAAttributionError` with `platformNotSupported`.
  open class func attributionToken() throws -> String { throw AAAttributionError(.platformNotSupported) }
}
