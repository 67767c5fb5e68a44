// SPDX-License-Identifier: MIT

import Foundation

/// Request to iCloud. It fails with `CKError.notAuthenticated`, or with `operationCancelled` if it was cancelled before.
open class CKOperation: Operation, @unchecked Sendable {
  /// Choices about a request; without effect, as none is sent.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container.
    open var container: CKContainer?
    /// The importance.
    open var qualityOfService = QualityOfService.default
    /// Whether mobile networks are used.
    open var allowsCellularAccess = true
    /// Whether the request goes on after the program's end.
    open var isLongLived = false
    /// The seconds after which the request fails.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The seconds after which a file fails.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// Choices.
    public override init() { super.init() }
  }

  static let queue = {
    let queue = OperationQueue()
    queue.name = "CloudKit"
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  /// The choices about the request; without effect.
  open var configuration: Configuration! = Configuration()
  /// The name of the operation.
  public let operationID = UUID().uuidString
  /// A group of operations; without effect.
  open var group: CKOperationGroup?

  /// Calls the closures of the operation with the error, and ends. A queue starts operations that were cancelled, too.
  public final override func start() {
    fail(isCancelled ? CKError(.operationCancelled) : .noAccount)
    super.start()
  }

  /// Calls the closures of the operation.
  func fail(_ error: CKError) {}
}

/// Operations that belong together; without effect, as none is sent.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The amount of data.
  open var quantity = 0
  /// The choices about the requests.
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  /// A group.
  public override init() { super.init() }
}

/// Request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}
