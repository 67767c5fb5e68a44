// SPDX-License-Identifier: MIT

import Foundation

/// A failure of a store or of a request to it.
///
/// `localizedDescription` names the event, the file and the cause.
public struct SwiftDataError: Error, Equatable, Sendable, LocalizedError, CustomStringConvertible {
  /// The kinds of failures.
  public enum Kind: String, Sendable {
    /// The store cannot be opened: a folder without permission, a damaged file, a newer version.
    case loadIssueModelContainer
    /// A configuration names a model that the schema lacks, or two configurations the same one.
    case configurationIssue
    /// The objects cannot be saved.
    case saveIssue
    /// The objects cannot be read.
    case fetchIssue
    /// The store has the tables of another schema, and cannot be changed to this one without a plan.
    case migrationIssue
    /// A deletion contradicts the delete rule `.deny`.
    case deletionDenied
    /// A relationship has too few or too many objects.
    case validationIssue
  }

  /// The kind.
  public let kind: Kind
  /// The event, its place, its cause, and the next step.
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { message }
  public var errorDescription: String? { message }

  /// Whether an error is of a kind: `catch SwiftDataError.saveIssue`.
  public static func ~= (kind: SwiftDataError, error: any Error) -> Bool {
    (error as? SwiftDataError)?.kind == kind.kind
  }

  /// A pattern for failures to open a store.
  public static var loadIssueModelContainer: SwiftDataError { SwiftDataError(.loadIssueModelContainer, "") }
}

/// Messages on standard error.
enum SwiftDataLog {
  private static let lock = NSLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var shown: Set<String> = []

  static func warn(_ message: String) {
    FileHandle.standardError.write(Data("warning: SwiftData: \(message)\n".utf8))
  }

  static func warnOnce(_ message: String) {
    if lock.withLock({ shown.insert(message).inserted }) { warn(message) }
  }
}
