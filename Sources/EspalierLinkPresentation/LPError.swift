// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let LPErrorDomain = "LPErrorDomain"

/// Failure of a request for the title and the pictures of a page.
public struct LPError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The page was not received.
    case metadataFetchFailed
    /// The request was cancelled.
    case metadataFetchCancelled
    /// The page was not received in time.
    case metadataFetchTimedOut
    /// The system does not allow it.
    case metadataFetchNotAllowed
  }

  /// The kind of the error.
  public let code: Code
  private let text: String
  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
  /// An error of a kind.
  public init(_ code: Code) { self.init(code, "The page's title cannot be read (\(code)).") }
  /// The domain.
  public static var errorDomain: String { LPErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
}
