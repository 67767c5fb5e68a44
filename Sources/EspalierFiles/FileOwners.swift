// SPDX-License-Identifier: MIT

import Foundation

/// The users whose files are trusted as parts of a program's project: this user, the superuser, and the owner of the
/// source file, whose code runs anyway.
///
/// A property list or a catalogue that any other user has put beside a source in a shared folder is not part of the project.
package struct FileOwners {
  private let user: uid_t?

  /// - Parameter path: The path of the source file, or of the folder of the sources.
  package init(of path: String) {
    var status = stat()
    user = stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// Whether one of these users owns the file at a path, and no other user can add to it. For a link, both the link and
  /// its target, if it exists. False if nothing is there.
  package func own(_ url: URL) -> Bool {
    var link = stat()
    var target = stat()
    guard lstat(url.path, &link) == 0, isOne(link.st_uid) else { return false }
    guard stat(url.path, &target) == 0 else { return true }
    return isOne(target.st_uid) && target.st_mode & 0o002 == 0
  }

  private func isOne(_ owner: uid_t) -> Bool { owner == user || PathOwners.isTrusted(owner) }
}
