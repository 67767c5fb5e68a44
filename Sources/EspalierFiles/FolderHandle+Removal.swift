// SPDX-License-Identifier: MIT

import Foundation

extension FolderHandle {
  /// Removes a file, or a folder with all its content. Links are not followed, not even one that another program puts
  /// in place of a folder in the meantime. O(files).
  /// - Parameter isForced: Whether folders of this user are removed even if their own permissions protect their files.
  /// - Throws: An error of Cocoa's for files: the first that cannot be removed. Files removed before are gone.
  func remove(_ name: FileName, isForced: Bool = false) throws {
    if unlinkat(descriptor, name.bytes, 0) == 0 || errno == ENOENT { return }
    let error = errno
    guard let status = status(name), FileKind(status.st_mode) == .folder else {
      throw CocoaError(writing: error, path: path(of: name))
    }
    if unlinkat(descriptor, name.bytes, AT_REMOVEDIR) == 0 { return }
    if isForced, status.st_mode & 0o700 != 0o700, status.st_uid == geteuid() { unlock(name) }
    let folder = try FolderHandle(name, in: self)
    for part in try folder.contents() { try folder.remove(part, isForced: isForced) }
    guard unlinkat(descriptor, name.bytes, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw CocoaError(writing: errno, path: path(of: name))
    }
  }

  private func unlock(_ name: FileName) {
    let folder = openForAttributes(name)
    guard folder >= 0 else { return }
    defer { close(folder) }
    chmod("/proc/self/fd/\(folder)", 0o700)
  }

  /// Checks that `remove` would succeed, as far as the system reports it in advance: the folders can be written, no sticky bit
  /// protects files of other users, nothing is immutable, and no other file system is mounted below. O(files).
  /// - Throws: An error of Cocoa's for files, about the first that cannot be removed.
  func checkRemoval(of name: FileName) throws {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { throw CocoaError(writing: errno, path: path(of: "")) }
    try checkRemoval(of: name, own)
  }

  private func checkRemoval(of name: FileName, _ own: stat) throws {
    func failure(_ number: Int32) -> CocoaError { CocoaError(writing: number, path: path(of: name)) }
    guard faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else { throw failure(errno) }
    guard let status = status(name) else { throw failure(ENOENT) }
    let user = geteuid()
    if own.st_mode & S_ISVTX != 0, user != 0, own.st_uid != user, status.st_uid != user { throw failure(EPERM) }
    guard status.st_dev == own.st_dev else { throw failure(EBUSY) }
    // A file need not be writable to be removed; but for an immutable one the system has an error of its own.
    if FileKind(status.st_mode) != .link, faccessat(descriptor, name.bytes, W_OK, AT_EACCESS) != 0, errno == EPERM {
      throw failure(EPERM)
    }
    guard FileKind(status.st_mode) == .folder else { return }
    let folder = try FolderHandle(name, in: self)
    for part in try folder.contents() { try folder.checkRemoval(of: part, status) }
  }
}
