// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A file, a folder with what is in it, or a symbolic link, in memory: Foundation's class, which Foundation on Linux lacks.
///
/// Here all of it is read at once, whatever the options: a file that vanishes later is still there.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    /// With what was read, whose bytes need not be those of the address.
    case link(URL, LinkTarget?)
  }

  private var content: Content

  /// What it was called on the disk, where it was read or written last.
  open var filename: String?

  /// What it is to be called on the disk, unless something else is called so.
  open var preferredFilename: String?

  /// A file with bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder; each part is called as its key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url, nil) }

  /// Reads what is at an address.
  /// - Throws: An error of Cocoa's for files, if nothing is there or it cannot be read.
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

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil of anything else.
  open var regularFileContents: Data? {
    if case .file(let data) = content { return data }
    return nil
  }

  /// What is in a folder, by name; nil of anything else.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { return children }
    return nil
  }

  /// Where a symbolic link leads to; nil of anything else.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let destination, _) = content { return destination }
    return nil
  }

  // MARK: - Folders

  /// Puts something into a folder, under its preferred name, or a similar one if another part is called so.
  /// - Returns: What it is called in `fileWrappers`.
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

  /// Puts a file into a folder.
  /// - Returns: What it is called in `fileWrappers`.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder; nothing happens if it is not in it.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { preconditionFailure("removeFileWrapper: not a folder") }
    content = .folder(children.filter { $0.value !== child })
  }

  /// What a part is called in `fileWrappers`; nil if it is not in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// "a.txt", "a 2.txt", "a 3.txt", …: the first that is not used.
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

  /// Reads it anew.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url)
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  /// Whether the disk has the same bytes, and in a folder the same names.
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

  /// Writes it to the disk, in the place of what is there, which must be of the same kind: a file never takes the place of a
  /// folder, nor the other way round. Here that happens at once, whatever the options: at no moment is there something half
  /// written. Parts of a folder keep the permissions, the owner and the extended attributes of what was called so before, and their
  /// time if their content is the same.
  /// - Parameter originalContentsURL: Not used: all content is in memory.
  /// - Throws: An error with its reason. What was there before is untouched then.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    try write(to: url, expecting: .sameKind)
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
  }

  /// - Returns: What stands at the place now.
  @discardableResult
  func write(to url: URL, expecting expectation: FileReplacement.Expectation) throws -> FileStatus {
    try FileReplacement.write(to: url, expecting: expectation) { try create(at: $0, isPrivate: $1) }
  }

  /// Where nothing is.
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

  /// How a file is read. Here everything is read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once, and not when it is needed.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In one step; here always.
    public static let atomic = WritingOptions(rawValue: 1)
    /// `filename` is the new name afterwards, in all parts of a folder too.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
