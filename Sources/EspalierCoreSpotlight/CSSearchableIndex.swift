// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers

/// The kind of an activity that a search result begins.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of the result in the values of that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The domain of the errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Failure of a request to the index of the desktop's search.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknownError = -1
    /// The index is not available.
    case indexUnavailableError = -1000
    /// An entry is not valid.
    case invalidItemError = -1001
    /// The state is not valid.
    case invalidClientStateError = -1002
    /// The service does not answer.
    case remoteConnectionError = -1003
    /// There are too many entries.
    case quotaExceeded = -1004
    /// The system has no index: the error on Linux.
    case indexingUnsupported = -1005
  }
  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "The searches of Linux's desktops have no index for the entries of programs." }
}

/// The index of the desktop's search. Programs cannot add entries to it on Linux: each request fails with `indexingUnsupported`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")
  private let name: String

  /// An index with a name.
  public init(name: String) { self.name = name }
  /// The program's index.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Whether the system has an index: no.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds entries: `completionHandler` receives the error, on a queue of the system.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Removes entries: `completionHandler` receives the error, on a queue of the system.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Removes entries: `completionHandler` receives the error, on a queue of the system.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Removes all entries: `completionHandler` receives the error, on a queue of the system.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  /// Adds entries.
  /// - Throws: `CSIndexError` with `indexingUnsupported`.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
  /// Removes entries.
  /// - Throws: `CSIndexError` with `indexingUnsupported`.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }
  /// Removes all entries.
  /// - Throws: `CSIndexError` with `indexingUnsupported`.
  open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }

  private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { DispatchQueue.global().async { handler(CSIndexError(.indexingUnsupported)) } }
  }
}

/// An entry of a search.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The name of the entry.
  open var uniqueIdentifier: String
  /// The name of a group of entries.
  open var domainIdentifier: String?
  /// The values of the entry.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The time after which the entry is removed.
  open var expirationDate: Date?
  /// An entry.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The values of an entry.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The kind of the content.
  open var contentType: String?
  /// The title.
  open var title: String?
  /// The title in lists.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// The words that find the entry.
  open var keywords: [String]?
  /// The text of the content.
  open var textContent: String?
  /// A picture.
  open var thumbnailData: Data?
  /// The address of a picture.
  open var thumbnailURL: URL?
  /// The address of the content.
  open var contentURL: URL?
  /// The time at which the content was made.
  open var contentCreationDate: Date?
  /// The time of the last change.
  open var contentModificationDate: Date?
  /// The beginning and the end of an event.
  open var startDate, endDate: Date?
  /// The people of a content.
  open var authorNames: [String]?
  /// Numbers and addresses of a person.
  open var phoneNumbers, emailAddresses: [String]?
  /// The name of the entry to which this one belongs.
  open var relatedUniqueIdentifier: String?
  /// The evaluation, 0…5.
  open var rating: NSNumber?

  /// Values of a kind of content.
  public init(itemContentType type: String) { contentType = type }
  /// Values of a kind of content.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}
