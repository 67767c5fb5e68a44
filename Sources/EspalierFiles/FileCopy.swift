// SPDX-License-Identifier: MIT

import Foundation

/// Copies files, folders and links, with their attributes, and returns after they are on the disk.
enum FileCopy {
  /// Copies the file that was opened: if another program exchanges a name in the meantime, no copy gets the content of
  /// one file and the attributes of another.
  /// - Throws: `FileReplacement.Refusal.anotherKind` for pipes, devices and sockets, which have no content; an error of
  ///   Cocoa's for files. O(bytes).
  static func copy(_ old: FileName, in source: FolderHandle, to new: FileName, in target: FolderHandle) throws {
    guard let status = source.status(old) else { throw CocoaError(reading: errno, path: source.path(of: old)) }
    switch FileKind(status.st_mode) {
    case .file: try copyFile(old, in: source, to: new, in: target)
    case .link:
      guard let link = LinkTarget(old, in: source.descriptor) else {
        throw CocoaError(reading: errno, path: source.path(of: old))
      }
      guard link.makeLink(new, in: target.descriptor) == 0 else {
        throw CocoaError(writing: errno, path: target.path(of: new))
      }
      FileAttributes.copyOwner(status, toLink: new, in: target)
      FileAttributes.copyTime(status, to: new, in: target)
    case .folder:
      guard mkdirat(target.descriptor, new.bytes, 0o700) == 0 else {
        throw CocoaError(writing: errno, path: target.path(of: new))
      }
      let (from, to) = (try FolderHandle(old, in: source), try FolderHandle(new, in: target))
      for name in try from.contents() { try copy(name, in: from, to: name, in: to) }
      FileAttributes.copy(from: from.descriptor, to: to.descriptor, .same)
      FileAttributes.copyTime(status, to: new, in: target)
      to.synchronize()
    case let kind: throw FileReplacement.Refusal.anotherKind(kind)
    }
  }

  private static func copyFile(
    _ old: FileName, in source: FolderHandle, to new: FileName, in target: FolderHandle
  ) throws {
    let (oldPath, newPath) = (source.path(of: old), target.path(of: new))
    let from = openat(source.descriptor, old.bytes, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard from >= 0 else { throw CocoaError(reading: errno, path: oldPath) }
    defer { close(from) }
    var status = stat()
    guard fstat(from, &status) == 0 else { throw CocoaError(reading: errno, path: oldPath) }
    guard FileKind(status.st_mode) == .file else {
      throw FileReplacement.Refusal.anotherKind(FileKind(status.st_mode))
    }
    let to = openat(target.descriptor, new.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard to >= 0 else { throw CocoaError(writing: errno, path: newPath) }
    defer { close(to) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(from, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw CocoaError(reading: errno, path: oldPath)
      }
      if count == 0 { break }
      var written = 0
      while written < count {
        let part = buffer.withUnsafeBytes { write(to, $0.baseAddress! + written, count - written) }
        if part < 0 {
          if errno == EINTR { continue }
          throw CocoaError(writing: errno, path: newPath)
        }
        written += part
      }
    }
    FileAttributes.copy(from: from, to: to, .same)
    FileAttributes.copyTime(status, to: new, in: target)
    guard fsync(to) == 0 else { throw CocoaError(writing: errno, path: newPath) }
  }
}
