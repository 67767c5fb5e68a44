// SPDX-License-Identifier: MIT

import Foundation

/// The domain of errors of sessions in a browser.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Reason for which a session in a browser failed.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The session was cancelled.
    case canceledLogin = 1
    /// The session has no object that names its window; not on Linux.
    case presentationContextNotProvided = 2
    /// There is no browser.
    case presentationContextInvalid = 3
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The description under the key of `NSError`, which Foundation on Linux reads in place of `errorDescription`.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  public var errorDescription: String? {
    switch code {
    case .canceledLogin: "The sign-in was cancelled."
    case .presentationContextNotProvided: "The session has no window."
    case .presentationContextInvalid: "No browser opens the page: install one, or set the desktop's default browser."
    }
  }

  /// The session was cancelled.
  public static var canceledLogin: Code { .canceledLogin }
  /// The session has no object that names its window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// There is no browser.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
