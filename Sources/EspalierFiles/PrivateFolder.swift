// SPDX-License-Identifier: MIT

import Foundation

/// A folder that only this user can change. Its content was written by this user, so that it may be executed or loaded.
///
/// Its owner is the effective user, and neither the group nor others may write to it. No other user can replace it by
/// means of the folders above it (`PathOwners`).
package struct PrivateFolder: Equatable, Sendable {
  package let url: URL

  /// Creates the folder with mode 700, with the folders above it, if it does not exist, and verifies it. The mode of an
  /// existing folder that others can only read becomes 700 too.
  /// - Throws: `FolderProblem`; it contains the folder that another user could change.
  package init(at url: URL) throws {
    let path = url.standardizedFileURL.path
    try Self.make(path)
    try Self.verify(path)
    self.url = URL(fileURLWithPath: path)
  }

  /// A new folder under a name that cannot be guessed, in a folder that several users may share.
  /// - Parameter parent: By default the first of `TMPDIR`, `/tmp` and `/var/tmp` in which no other user can replace the folder.
  /// - Throws: The `FolderProblem` of the first location, if none is suitable.
  package static func temporary(in parent: URL? = nil) throws -> PrivateFolder {
    let places = parent.map { [$0.path] } ?? [FileManager.default.temporaryDirectory.path, "/tmp", "/var/tmp"]
    var first: (any Error)?
    for place in places {
      do {
        return try temporary(below: place)
      } catch {
        first = first ?? error
      }
    }
    throw first!
  }

  private static func temporary(below parent: String) throws -> PrivateFolder {
    let place = URL(fileURLWithPath: parent).standardizedFileURL.path
    var name = Array((place + "/espalier-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw FolderProblem(place, .cannotMake(errno)) }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      try verify(path)
    } catch {
      rmdir(path)
      throw error
    }
    return PrivateFolder(verified: URL(fileURLWithPath: path))
  }

  private init(verified url: URL) { self.url = url }

  private static func make(_ path: String) throws {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/" else { throw FolderProblem(path, .cannotMake(errno)) }
    try make((path as NSString).deletingLastPathComponent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FolderProblem(path, .cannotMake(errno)) }
  }

  /// Verifies by a descriptor, so that the folder that is verified is the one whose mode changes.
  private static func verify(_ path: String) throws {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      switch errno {
      case ELOOP, ENOTDIR: throw FolderProblem(path, .notAFolder)
      default: throw FolderProblem(path, .cannotMake(errno))
      }
    }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0 else { throw FolderProblem(path, .cannotMake(errno)) }
    guard status.st_uid == geteuid() else { throw FolderProblem(path, .ofAnotherUser(status.st_uid)) }
    let mode = status.st_mode & 0o7777
    guard mode & 0o022 == 0 else { throw FolderProblem(path, .writableByOthers(mode)) }
    if let problem = PathOwners.problem(above: path) { throw problem }
    guard faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) == 0 else { throw FolderProblem(path, .cannotMake(errno)) }
    if mode & 0o077 != 0 { fchmod(folder, 0o700) }
  }

  /// Whether a folder inside a private one is private itself; it may have been open to others before.
  package static func isOwn(_ folder: URL) -> Bool { (try? verify(folder.path)) != nil }

  /// The reason why a file in a private folder must not be executed or loaded; nil if this user wrote it, and only this
  /// user can.
  ///
  /// The folder may have been open to others before it became private.
  package static func problem(ofFile path: String) -> FolderProblem? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return FolderProblem(path, .cannotMake(errno)) }
    guard FileKind(status.st_mode) == .file else { return FolderProblem(path, .notAFile) }
    guard status.st_uid == geteuid() else { return FolderProblem(path, .ofAnotherUser(status.st_uid)) }
    let mode = status.st_mode & 0o7777
    return mode & 0o022 == 0 ? nil : FolderProblem(path, .writableByOthers(mode))
  }
}

/// The reason why a folder, or a file in it, is not private.
package struct FolderProblem: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case ofAnotherUser(uid_t)
    case writableByOthers(mode_t)
    /// A link, or something else, has the folder's name.
    case notAFolder
    case notAFile
    /// The folder could not be created; with the system's error.
    case cannotMake(Int32)
  }

  package let path: String
  package let reason: Reason

  init(_ path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }
}

extension FolderProblem: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch reason {
    case .ofAnotherUser(let user): "\(path) belongs to another user (number \(user))"
    case .writableByOthers(let mode): "\(path) can be changed by other users (mode \(String(mode, radix: 8)))"
    case .notAFolder: "\(path) is a link or a file, not a folder"
    case .notAFile: "\(path) is a link or a folder, not a file"
    case .cannotMake(let number): "\(path) cannot be used: \(String(cString: strerror(number)))"
    }
  }

  package var errorDescription: String? { description }
}
