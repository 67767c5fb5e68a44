// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A file, a folder with its content, or a symbolic link, in memory: Foundation's class, which Foundation on Linux lacks.
///
/// Everything is read at once, whatever the options; files that vanish later are still in the wrapper.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    /// The URL of a link's target, with the target as it was read, whose bytes may differ from the URL's.
    case link(URL, LinkTarget?)
  }

  private var content: Content

  /// The name on the disk when the wrapper was last read or written.
  open var filename: String?

  /// The preferred name on the disk, unless another file has that name.
  open var preferredFilename: String?

  /// Creates a file with bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder; each part is called as its key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a symbolic link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url, nil) }

  /// Reads the file, folder or link at a URL.
  /// - Throws: A Cocoa error about files, if nothing is there or it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  private static func content(of url: URL) throws -> Content {
    let files = FileManager.default
    if let target = LinkTarget(of: url) {
      return .link(URL(fileURLWithPath: target.description, relativeTo: url.deletingLastPathComponent()), target)
    }
    guard let status = FileStatus(url) else { throw CocoaError(.fileReadNoSuchFile, path: url.path) }
    guard status.isDirectory else {
      do { return .file(try RegularFile.read(url)) } catch let refusal as RegularFile.Refusal {
        throw CocoaError(
          .fileReadUnknown,
          userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: refusal.localizedDescription])
      }
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for other wrappers.
  open var regularFileContents: Data? {
    if case .file(let data) = content { return data }
    return nil
  }

  /// The content of a folder, by name; nil for other wrappers.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { return children }
    return nil
  }

  /// The destination of a symbolic link; nil for other wrappers.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let destination, _) = content { return destination }
    return nil
  }

  // MARK: - Folders

  /// Adds a wrapper to a folder, under its preferred name, or a similar one if another child has that name.
  /// - Returns: The child's key in `fileWrappers`.
  /// - Precondition: This is a folder, and `child` has a preferred name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { preconditionFailure("addFileWrapper: not a folder") }
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("addFileWrapper: the child has no preferredFilename")
    }
    let key = Self.unusedName(name) { children[$0] != nil }
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file to a folder.
  /// - Returns: The child's key in `fileWrappers`.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child from a folder; nothing happens if it is not in the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { preconditionFailure("removeFileWrapper: not a folder") }
    content = .folder(children.filter { $0.value !== child })
  }

  /// The child's key in `fileWrappers`; nil if it is not in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// The first unused name of "a.txt", "a 2.txt", "a 3.txt", ….
  static func unusedName(_ name: String, isUsed: (String) -> Bool) -> String {
    let path = name as NSString
    var result = name
    var number = 1
    while isUsed(result) {
      number += 1
      let stem = "\(path.deletingPathExtension) \(number)"
      result = path.pathExtension.isEmpty ? stem : "\(stem).\(path.pathExtension)"
    }
    return result
  }

  // MARK: - The disk

  /// Reads the file, folder or link at a URL again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  /// Whether the file at a URL has the same bytes, and a folder the same names.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return hasEqualContents(other)
  }

  private func hasEqualContents(_ other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let a), .file(let b)): a == b
    case (.link(_, let a?), .link(_, let b?)): a == b
    case (.link(let a, _), .link(let b, _)): a.path == b.path
    case (.folder(let a), .folder(let b)):
      a.count == b.count && a.allSatisfy { name, child in b[name].map(child.hasEqualContents) ?? false }
    default: false
    }
  }

  /// Writes the wrapper to the disk. It replaces an existing file, which must be of the same kind: a file never replaces a
  /// folder, nor the reverse. Here the replacement is one step, whatever the options: at no moment is there a half-written file.
  /// Parts of a folder keep the permissions, the owner and the extended attributes of the replaced part of the same name, and its
  /// time if the content is the same.
  /// - Parameter originalContentsURL: Unused: all content is in memory.
  /// - Throws: An error with its reason. The existing file is then unchanged.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    try write(to: url, expecting: .sameKind)
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
  }

  /// - Returns: The status of the written file.
  @discardableResult
  func write(to url: URL, expecting expectation: FileReplacement.Expectation) throws -> FileStatus {
    try FileReplacement.write(to: url, expecting: expectation) { try create(at: $0, isPrivate: $1) }
  }

  /// Creates the file, folder or link at an unused URL.
  private func create(at url: URL, isPrivate: Bool = false) throws {
    switch content {
    case .file(let data): try FileReplacement.create(data, at: url, isPrivate: isPrivate)
    case .link(_, let target?): try target.makeLink(at: url)
    case .link(let destination, nil):
      guard symlink(destination.relativePath, url.path) == 0 else { throw CocoaError(writing: errno, path: url.path) }
    case .folder(let children):
      guard mkdir(url.path, isPrivate ? 0o700 : 0o777) == 0 else { throw CocoaError(writing: errno, path: url.path) }
      for (name, child) in children {
        guard name.isFileName else { throw CocoaError(.fileWriteInvalidFileName, path: url.path) }
        try child.create(at: url.appendingPathComponent(name))
      }
      FileReplacement.synchronize(url)
    }
  }

  private func updateNames(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
  }

  /// Options for reading a file. Here everything is read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads at once, and not on demand.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does not map the file into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes in one step; here always in effect.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates `filename` to the new name, also in all parts of a folder.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
