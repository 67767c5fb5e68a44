// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let CKErrorDomain = "CKErrorDomain"
/// Key of an error's information: the errors of single records or zones, by their identifiers.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// Key of an error's information: the seconds after which a request may be repeated.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// Key of an error's information: the record before the program changed it.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// Key of an error's information: the record of the server.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// Key of an error's information: the record of the program.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// Failure of a request to iCloud. On Linux every request fails with `notAuthenticated`.
public struct CKError: CustomNSError, LocalizedError, @unchecked Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// CloudKit has an error.
    case internalError = 1
    /// Some records of a request failed.
    case partialFailure = 2
    /// There is no network.
    case networkUnavailable = 3
    /// The network failed.
    case networkFailure = 4
    /// The container does not exist.
    case badContainer = 5
    /// The service is not available.
    case serviceUnavailable = 6
    /// There were too many requests.
    case requestRateLimited = 7
    /// The program lacks an entitlement.
    case missingEntitlement = 8
    /// There is no account: the error of each request on Linux.
    case notAuthenticated = 9
    /// The user may not do this.
    case permissionFailure = 10
    /// The record does not exist.
    case unknownItem = 11
    /// The request is not valid.
    case invalidArguments = 12
    /// The server has a newer record.
    case serverRecordChanged = 14
    /// The server refuses the request.
    case serverRejectedRequest = 15
    /// The file of an asset does not exist.
    case assetFileNotFound = 16
    /// The file of an asset was changed.
    case assetFileModified = 17
    /// The program is too old for the server.
    case incompatibleVersion = 18
    /// A value has to be unique, and is not.
    case constraintViolation = 19
    /// The request was cancelled.
    case operationCancelled = 20
    /// The token is too old: all changes have to be fetched.
    case changeTokenExpired = 21
    /// Another record of the request failed.
    case batchRequestFailed = 22
    /// The server has too much to do.
    case zoneBusy = 23
    /// The database cannot do this.
    case badDatabase = 24
    /// The user's storage is full.
    case quotaExceeded = 25
    /// The zone does not exist.
    case zoneNotFound = 26
    /// The request is too large.
    case limitExceeded = 27
    /// The user has deleted the zone.
    case userDeletedZone = 28
    /// There are too many participants.
    case tooManyParticipants = 29
    /// The record is shared already.
    case alreadyShared = 30
    /// The record that a reference names does not exist.
    case referenceViolation = 31
    /// The account is managed, and may not do this.
    case managedAccountRestricted = 32
    /// The participant was not verified.
    case participantMayNeedVerification = 33
    /// The server has not answered.
    case serverResponseLost = 34
    /// The asset is not available.
    case assetNotAvailable = 35
    /// The account is not available now.
    case accountTemporarilyUnavailable = 36
  }

  /// The kind of the error.
  public let code: Code
  /// More about the error, by this module's keys.
  public let userInfo: [String: Any]

  /// An error of a kind.
  /// - Parameter userInfo: More about the error, by this module's keys.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

  /// The domain.
  public static var errorDomain: String { CKErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    return code == .notAuthenticated
      ? "There is no iCloud account: Linux has no iCloud." : "The request to iCloud has failed (\(code))."
  }
  /// The same as `userInfo`, for Foundation.
  public var errorUserInfo: [String: Any] {
    userInfo.merging([NSLocalizedDescriptionKey: errorDescription ?? ""]) { own, _ in own }
  }

  /// The errors of single records or zones, by their identifiers.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The seconds after which a request may be repeated.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  /// The record before the program changed it.
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  /// The record of the server.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record of the program.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }

  static let noAccount = CKError(.notAuthenticated)
}

extension CKError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
}

extension CKError {
  /// CloudKit has an error.
  public static var internalError: Code { .internalError }
  /// Some records of a request failed.
  public static var partialFailure: Code { .partialFailure }
  /// There is no network.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failed.
  public static var networkFailure: Code { .networkFailure }
  /// The container does not exist.
  public static var badContainer: Code { .badContainer }
  /// The service is not available.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// There were too many requests.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The program lacks an entitlement.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// There is no account: the error of each request on Linux.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The user may not do this.
  public static var permissionFailure: Code { .permissionFailure }
  /// The record does not exist.
  public static var unknownItem: Code { .unknownItem }
  /// The request is not valid.
  public static var invalidArguments: Code { .invalidArguments }
  /// The server has a newer record.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The server refuses the request.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// The file of an asset does not exist.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The file of an asset was changed.
  public static var assetFileModified: Code { .assetFileModified }
  /// The program is too old for the server.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// A value has to be unique, and is not.
  public static var constraintViolation: Code { .constraintViolation }
  /// The request was cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The token is too old: all changes have to be fetched.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// Another record of the request failed.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// The server has too much to do.
  public static var zoneBusy: Code { .zoneBusy }
  /// The database cannot do this.
  public static var badDatabase: Code { .badDatabase }
  /// The user's storage is full.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The zone does not exist.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The request is too large.
  public static var limitExceeded: Code { .limitExceeded }
  /// The user has deleted the zone.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// There are too many participants.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The record is shared already.
  public static var alreadyShared: Code { .alreadyShared }
  /// The record that a reference names does not exist.
  public static var referenceViolation: Code { .referenceViolation }
  /// The account is managed, and may not do this.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// The participant was not verified.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The server has not answered.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The asset is not available.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The account is not available now.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
