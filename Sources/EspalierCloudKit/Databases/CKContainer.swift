// SPDX-License-Identifier: MIT

import Foundation

/// State of the user's account at iCloud.
public enum CKAccountStatus: Int, Sendable {
  /// The state is not known.
  case couldNotDetermine
  /// The account can be used.
  case available
  /// The account may not be used.
  case restricted
  /// There is no account: the only value on Linux.
  case noAccount
  /// The account cannot be used now.
  case temporarilyUnavailable
}

extension NSNotification.Name {
  /// The state of the account has changed. It is not posted: the state is always `noAccount`.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// A program's part of iCloud, which Linux does not have: there is no account, and each request fails with
/// `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  /// Permission that a program asks the user for.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other users find the user.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  /// The user's decision about a permission.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// No question was shown.
    case initialState
    /// The decision is not known.
    case couldNotComplete
    /// The user has refused.
    case denied
    /// The user has agreed.
    case granted
  }

  /// The name of the container.
  public let containerIdentifier: String?
  /// The database of the user.
  public let privateCloudDatabase = CKDatabase(.private)
  /// The database of all users.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The database with the records that others share with the user.
  public let sharedCloudDatabase = CKDatabase(.shared)

  private static let standard = CKContainer(identifier: Bundle.main.bundleIdentifier.map { "iCloud." + $0 } ?? "iCloud")

  /// The container that has the name of the program.
  open class func `default`() -> CKContainer { standard }

  /// A container.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  /// One of the three databases.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Runs an operation, which fails.
  open func add(_ operation: CKOperation) { CKOperation.queue.addOperation(operation) }

  /// The state of the account: `noAccount`.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// The state of the account: `noAccount`, without an error.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    CKOperation.queue.addOperation { completionHandler(.noAccount, nil) }
  }

  /// The record of the user.
  /// - Throws: `CKError.notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
  /// The record of the user: an error.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    CKOperation.queue.addOperation { completionHandler(nil, CKError.noAccount) }
  }

  /// Asks the user for a permission.
  /// - Throws: `CKError.notAuthenticated`.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError.noAccount }
  /// Asks the user for a permission: an error.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { CKOperation.queue.addOperation { block(.couldNotComplete, CKError.noAccount) } }

  /// The user's decision about a permission: an error.
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { CKOperation.queue.addOperation { block(.couldNotComplete, CKError.noAccount) } }
}
