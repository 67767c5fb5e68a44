// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The domain of this module's errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Reason for which the user was not recognised.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user is another one.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user chose the fallback.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The system has no service that asks the user for a password.
    case passcodeNotSet = -5
    /// The system has no recognition of fingers or faces.
    case biometryNotAvailable = -6
    /// No finger and no face was recorded.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The program cancelled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// The user may not be asked now.
    case notInteractive = -1004
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable: "Linux's desktops recognise nobody by a finger or a face for a program."
    case .passcodeNotSet: "Linux's desktops have no service that asks the owner for a password on behalf of a program."
    case .invalidContext: "The context was invalidated."
    case .userCancel, .systemCancel, .appCancel, .userFallback: "The authentication was cancelled."
    default: "The user was not recognised."
    }
  }
}

extension LAError {
  /// The user is another one.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The system has no service that asks the user for a password.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The system has no recognition of fingers or faces.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No finger and no face was recorded.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The program cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// The user may not be asked now.
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
