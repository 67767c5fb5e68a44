// SPDX-License-Identifier: MIT

import Foundation

/// What the file system has of a path, links followed.
package struct FileStatus: Equatable {
  private let device, file: UInt
  private let size: Int
  private let seconds, nanoseconds: Int
  package let permissions: mode_t
  package let isDirectory: Bool
  /// Not a pipe or a device, which have no end.
  package let isRegular: Bool
  package let isWritable: Bool

  /// Nil where nothing is.
  package init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    (device, file, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    permissions = status.st_mode & 0o7777
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    // The superuser may write everything; a file that its owner protected is meant to stay all the same.
    isWritable = status.st_mode & 0o222 != 0 && access(url.path, W_OK) == 0
  }

  package static func == (a: FileStatus, b: FileStatus) -> Bool {
    (a.device, a.file, a.size, a.seconds, a.nanoseconds) == (b.device, b.file, b.size, b.seconds, b.nanoseconds)
  }
}
