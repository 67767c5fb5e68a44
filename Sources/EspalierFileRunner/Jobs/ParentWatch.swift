// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Ends the program when the command that started it is gone: a view whose body never ends would run for ever.
///
/// The command holds a lock on a file for as long as it lives. A thread waits for that lock; it costs no processor time, and it
/// does not depend on the main thread, which may hang in the user's code.
enum ParentWatch {
  /// Reads `ESPALIER_PARENT`, the path of the locked file; does nothing without it.
  static func start() {
    guard let path = ProcessInfo.processInfo.environment["ESPALIER_PARENT"] else { return }
    // What the user's code starts has no such parent.
    unsetenv("ESPALIER_PARENT")
    Thread.detachNewThread {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      // Without the file, the command has ended already.
      while file >= 0, flock(file, LOCK_EX) != 0, errno == EINTR {}
      _exit(Stop.failed)
    }
  }
}
