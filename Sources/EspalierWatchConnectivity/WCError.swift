// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let WCErrorDomain = "WCErrorDomain"

/// Failure of a connection with a watch.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case genericError = 7001
    /// The system does not connect watches: the error on Linux.
    case sessionNotSupported
    /// The connection has no delegate.
    case sessionMissingDelegate
    /// The connection was not made.
    case sessionNotActivated
    /// The user has no watch.
    case deviceNotPaired
    /// The watch lacks the program.
    case watchAppNotInstalled
    /// The watch does not answer.
    case notReachable
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { WCErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .sessionNotSupported ? "Linux has no connection with watches." : "The connection with the watch has failed."
  }
}
