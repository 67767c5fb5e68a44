// SPDX-License-Identifier: MIT

import Foundation

/// The users whose files count as parts of a program's project: this user, the superuser, and the owner of the source file,
/// whose code runs anyway.
///
/// A list of properties or a catalogue that any other user has put beside a source in a shared folder is none of the project's.
package struct FileOwners {
  private let user: uid_t?

  /// - Parameter path: The source file, or the folder of the sources.
  package init(of path: String) {
    var status = stat()
    user = stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// Whether one of these users has made what lies at a path, and no other user can add to it. Of a link, both the link and
  /// what it leads to, if anything. False where nothing is.
  package func own(_ url: URL) -> Bool {
    var link = stat()
    var target = stat()
    guard lstat(url.path, &link) == 0, isOne(link.st_uid) else { return false }
    guard stat(url.path, &target) == 0 else { return true }
    return isOne(target.st_uid) && target.st_mode & 0o002 == 0
  }

  private func isOne(_ owner: uid_t) -> Bool { owner == user || PathOwners.isTrusted(owner) }
}
