// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Waits for files to change, by the kernel's events for their folders: editors save by a write, or by a new file that takes the
/// old one's name. Without such events, it polls every fifth of a second.
final class SourceWatch {
  private let notices = inotify_init1(Int32(IN_CLOEXEC))
  private var folders: Set<String> = []

  deinit { if notices >= 0 { close(notices) } }

  /// Watches the folders of files, and others, in addition to the former ones.
  func follow(_ paths: [String], folders more: [String] = []) {
    let new = Set(paths.map { $0.parentPath } + more).subtracting(folders)
    folders.formUnion(new)
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    for folder in new where notices >= 0 { _ = inotify_add_watch(notices, folder, UInt32(changes)) }
  }

  /// Returns when the content of the folders may be different.
  func wait() {
    guard notices >= 0 else {
      usleep(200_000)
      return
    }
    var waiting = pollfd(fd: notices, events: Int16(POLLIN), revents: 0)
    // Folders on other machines cause no events: the wait ends after a second in any case.
    guard poll(&waiting, 1, 1000) > 0 else { return }
    // A save is several events.
    usleep(4000)
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    _ = read(notices, &buffer, buffer.count)
  }
}
