// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A locked file by which a child process detects the end of this one, however that comes: the system gives up the lock.
final class LifeLock {
  private let file: Int32
  /// Where the program opens the file; it has no name in a folder, so nothing stays behind.
  var path: String { "/proc/\(getpid())/fd/\(file)" }

  /// Nil where no temporary file can be made.
  init?() {
    var name = Array((FileManager.default.temporaryDirectory.path + "/espalier-XXXXXX").utf8CString)
    file = mkstemp(&name)
    guard file >= 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    unlink(name)
    guard flock(file, LOCK_EX) == 0 else { return nil }
  }

  deinit { if file >= 0 { close(file) } }
}
