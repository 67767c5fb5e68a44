// SPDX-License-Identifier: MIT

import Foundation

/// Copies files, folders and links, with their attributes, and returns when they are on the disk.
enum FileCopy {
  /// - Throws: `FileReplacement.Refusal.anotherKind` for pipes, devices and sockets, which have no content; an error of Cocoa's for
  ///   files. O(bytes).
  static func copy(_ old: String, to new: String) throws {
    var status = stat()
    guard lstat(old, &status) == 0 else { throw CocoaError(reading: errno, path: old) }
    switch FileKind(status.st_mode) {
    case .file: try copyFile(old, to: new)
    case .link:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: old)
      guard symlink(target, new) == 0 else { throw CocoaError(writing: errno, path: new) }
      return
    case .folder:
      guard mkdir(new, 0o700) == 0 else { throw CocoaError(writing: errno, path: new) }
      for name in try FileManager.default.contentsOfDirectory(atPath: old) {
        try copy(old + "/" + name, to: new + "/" + name)
      }
      try FolderHandle(new).synchronize()
    case let kind: throw FileReplacement.Refusal.anotherKind(kind)
    }
    guard let status = FileStatus(URL(fileURLWithPath: old)) else { return }
    FileAttributes.copy(status, from: old, to: new)
    var times = [
      timespec(tv_sec: 0, tv_nsec: omitted),
      timespec(tv_sec: status.modified.seconds, tv_nsec: status.modified.nanoseconds),
    ]
    _ = utimensat(AT_FDCWD, new, &times, 0)
  }

  /// `UTIME_OMIT`, a macro that Swift does not import: the time of the last access is not set.
  private static let omitted = (1 << 30) - 2

  private static func copyFile(_ old: String, to new: String) throws {
    let source = open(old, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard source >= 0 else { throw CocoaError(reading: errno, path: old) }
    defer { close(source) }
    let target = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard target >= 0 else { throw CocoaError(writing: errno, path: new) }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw CocoaError(reading: errno, path: old)
      }
      if count == 0 { break }
      var written = 0
      while written < count {
        let part = buffer.withUnsafeBytes { write(target, $0.baseAddress! + written, count - written) }
        if part < 0 {
          if errno == EINTR { continue }
          throw CocoaError(writing: errno, path: new)
        }
        written += part
      }
    }
    guard fsync(target) == 0 else { throw CocoaError(writing: errno, path: new) }
  }
}
