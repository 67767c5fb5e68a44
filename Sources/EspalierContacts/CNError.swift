// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let CNErrorDomain = "CNErrorDomain"

/// Failure of a request to the user's contacts: `authorizationDenied` for each request on Linux.
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The service does not answer.
    case communicationError = 1
    /// The data cannot be read.
    case dataAccessError
    /// The access is denied: the error of each request on Linux.
    case authorizationDenied = 100
    /// The system does not allow it.
    case noAccessableWritableContainers
    /// There is no such contact.
    case recordDoesNotExist = 200
    /// A contact with that name exists.
    case insertedRecordAlreadyExists
    /// A value is not valid.
    case validationMultipleErrors = 300
    /// A card cannot be read or written.
    case vCardMalformed = 700
    /// A card cannot be written.
    case vCardSummarizationError
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { CNErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .authorizationDenied
      ? "The user's contacts are not available: Linux has no common store of them for programs."
      : "The contacts cannot be used (\(code))."
  }
}
