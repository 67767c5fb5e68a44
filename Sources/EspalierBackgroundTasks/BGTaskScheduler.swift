// SPDX-License-Identifier: MIT

import Foundation

/// Work of a program that does not run. Linux starts none, as Apple's simulator does not: tasks are registered, each request fails
/// with `unavailable`, and no handler is called.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// Failure of a request.
  public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors, with Apple's numbers.
    public enum Code: Int, Sendable {
      /// The system starts no programs: the error on Linux.
      case unavailable = 1
      /// There are too many requests.
      case tooManyPendingTaskRequests
      /// The program may not make the request.
      case notPermitted
      /// The machine is not powerful enough.
      case immediateRunIneligible
    }
    /// The kind of the error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The same as `code`, as a number.
    public var errorCode: Int { code.rawValue }
    /// The text of the error, which Foundation takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? { "Linux does not start programs for work in the background." }

    // Patterns of a `catch`.
    /// The kind `unavailable`.
    public static var unavailable: Code { .unavailable }
    /// The kind `notPermitted`.
    public static var notPermitted: Code { .notPermitted }
    /// The kind `tooManyPendingTaskRequests`.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  }

  /// The program's.
  public static let shared = BGTaskScheduler()
  private let lock = NSLock()
  private var identifiers: Set<String> = []
  private override init() { super.init() }

  /// Registers the handler of a task, which is not called.
  /// - Returns: Whether the task was not registered before.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { identifiers.insert(identifier).inserted } }

  /// Requests the start of a task.
  /// - Throws: `Error` with `unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Removes a request: there is none.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Removes all requests: there are none.
  open func cancelAllTaskRequests() {}
  /// The requests: none. The closure is called on a queue of the system.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  /// The requests: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

extension BGTaskScheduler.Error.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
}

/// A request for the start of a task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name of the task.
  public let identifier: String
  /// The earliest time.
  open var earliestBeginDate: Date?
  /// A request for a task.
  init(name: String) { identifier = name }
}

/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A request for a task.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs a network.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs a charger.
  open var requiresExternalPower = false
  /// A request for a task.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A task that runs. None does on Linux.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name.
  open var identifier: String { "" }
  /// Called before the end of the time.
  open var expirationHandler: (() -> Void)?
  init(none: Void) {}
  /// Ends the task.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task. None runs on Linux.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long task. None runs on Linux.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
