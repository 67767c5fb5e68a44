// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let HKErrorDomain = "com.apple.healthkit"

/// Failure of a request to the store of health data. On Linux every request fails with `errorHealthDataUnavailable`.
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The machine has no health data: the error of each request on Linux.
    case errorHealthDataUnavailable = 1
    /// The system does not allow it.
    case errorHealthDataRestricted
    /// The request is not valid.
    case errorInvalidArgument
    /// The user has refused.
    case errorAuthorizationDenied
    /// No question was shown.
    case errorAuthorizationNotDetermined
    /// The device is locked.
    case errorDatabaseInaccessible
    /// The user has cancelled.
    case errorUserCanceled
    /// Another program has begun a workout.
    case errorAnotherWorkoutSessionStarted
    /// The user has left the workout.
    case errorUserExitedWorkoutSession
    /// The data asks for a permission.
    case errorRequiredAuthorizationDenied
    /// There are no data.
    case errorNoData
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { HKErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .errorHealthDataUnavailable
      ? "This machine has no health data: Linux has no store of them." : "There are no health data."
  }
  static let absent = HKError(.errorHealthDataUnavailable)
}

extension HKError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
