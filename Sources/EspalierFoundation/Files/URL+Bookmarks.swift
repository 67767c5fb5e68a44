// SPDX-License-Identifier: MIT

import Foundation

// Programs are not sandboxed here: a bookmark is the file's path, and gives no access that the user lacks.

/// The content of a bookmark.
private struct Bookmark: Codable {
  var path: String
  var isFolder: Bool
}

extension NSURL {
  /// The purposes of a bookmark.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A small bookmark.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// A bookmark that can be written as an alias.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// A bookmark with the access of a sandboxed program.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// The same for reading only.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// A bookmark without access.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// The behaviour of reading a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No question to the user.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No disk of the network is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The access of a sandboxed program.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// The access begins with a call.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// The purposes of a bookmark.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// The behaviour of reading a bookmark.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// The place of a file, to be kept. It does not follow a file that is moved.
  /// - Throws: An error of Cocoa if the URL is that of no file, or the file does not exist.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    var isFolder: ObjCBool = false
    guard isFileURL, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return try JSONEncoder().encode(Bookmark(path: standardizedFileURL.path, isFolder: isFolder.boolValue))
  }

  /// The file of a bookmark.
  /// - Parameter bookmarkDataIsStale: Set to false: a path does not change.
  /// - Throws: An error of Cocoa if the data are no bookmark, or the file does not exist.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    bookmarkDataIsStale = false
    guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: bookmark.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
    }
    self.init(fileURLWithPath: bookmark.path, isDirectory: bookmark.isFolder)
  }
}
