// SPDX-License-Identifier: MIT

import Foundation

/// The domain of errors of authorisations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Reason for which the user was not authorised.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = 1000
    /// The user cancelled.
    case canceled = 1001
    /// The answer is not valid.
    case invalidResponse = 1002
    /// No service handles the request: the error of each request on Linux.
    case notHandled = 1003
    /// The authorisation failed.
    case failed = 1004
    /// The request requires an answer of the user, and may show no question.
    case notInteractive = 1005
    /// A credential was excluded.
    case matchedExcludedCredential = 1006
    /// Credentials could not be imported.
    case credentialImport = 1007
    /// Credentials could not be exported.
    case credentialExport = 1008
    /// The user prefers another method.
    case preferSignInWithApple = 1009
    /// The machine has no passkeys.
    case deviceNotConfiguredForPasskeyCreation = 1010
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The description under the key of `NSError`, which Foundation on Linux reads in place of `errorDescription`.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  public var errorDescription: String? {
    switch code {
    case .canceled: "The authorisation was cancelled."
    case .notHandled:
      "Linux has no service for accounts of Apple, passkeys and saved passwords: offer another way to sign in."
    case .invalidResponse: "The answer of the authorisation is not valid."
    default: "The user was not authorised."
    }
  }
}

extension ASAuthorizationError {
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The user cancelled.
  public static var canceled: Code { .canceled }
  /// The answer is not valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// No service handles the request.
  public static var notHandled: Code { .notHandled }
  /// The authorisation failed.
  public static var failed: Code { .failed }
  /// The request requires an answer of the user, and may show no question.
  public static var notInteractive: Code { .notInteractive }
  /// A credential was excluded.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

extension ASAuthorizationError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
