// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let GKErrorDomain = "GKErrorDomain"

/// Failure of a request to Game Center. Linux has none: `notSupported` for the player, `notAuthenticated` for all other requests.
public struct GKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The request was cancelled.
    case cancelled
    /// The service does not answer.
    case communicationsFailure
    /// The user has refused.
    case userDenied
    /// The name or the password is wrong.
    case invalidCredentials
    /// There is no player: the error of requests on Linux.
    case notAuthenticated
    /// The player is signing in.
    case authenticationInProgress
    /// A player is not valid.
    case invalidPlayer
    /// The result has no value.
    case scoreNotSet
    /// The user is too young.
    case parentalControlsBlocked
    /// The game is not known.
    case gameUnrecognized = 15
    /// The system has no Game Center: the error of the player on Linux.
    case notSupported
    /// A value is not valid.
    case invalidParameter
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { GKErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .notSupported
      ? "Linux has no Game Center." : "No player of Game Center is signed in: Linux has no Game Center."
  }
}
