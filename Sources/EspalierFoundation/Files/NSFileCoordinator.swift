// SPDX-License-Identifier: MIT

import Foundation

/// A program's part that is notified before others read or write its file. No program on Linux announces that: the members
/// are not called.
public protocol NSFilePresenter: AnyObject {
  /// The file or the folder.
  var presentedItemURL: URL? { get }
  /// The queue of notifications.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Access to files that other programs use, too. Here each accessor runs at once: programs on Linux do not coordinate.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The purpose of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other programs do not save their changes before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link is replaced by its file.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only the file's properties are read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is read to be sent.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The purpose of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file's content is changed.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// The file's properties change.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private static let presenters = KeptPresenters()

  /// The program's presenters.
  public class var filePresenters: [any NSFilePresenter] { presenters.all }
  /// Adds a presenter, which is kept until it is removed.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }
  /// Removes a presenter.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }

  /// A coordinator of a presenter's accesses.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }

  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Reads one file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Writes two files, as when one is moved.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Announces that a file was moved; no effect.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends accesses that wait; none does.
  open func cancel() {}
}

private final class KeptPresenters: @unchecked Sendable {
  private let lock = NSLock()
  private var presenters: [any NSFilePresenter] = []

  var all: [any NSFilePresenter] { lock.withLock { presenters } }
  func add(_ presenter: any NSFilePresenter) { lock.withLock { presenters.append(presenter) } }
  func remove(_ presenter: any NSFilePresenter) { lock.withLock { presenters.removeAll { $0 === presenter } } }
}
