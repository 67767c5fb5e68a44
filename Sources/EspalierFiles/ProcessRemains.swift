// SPDX-License-Identifier: MIT

import Foundation

/// What processes that have ended left in a folder under names with their marks (`ProcessMark`).
///
/// A name proves nothing where several users share a folder: what is found here was made by this user, no other user can have changed
/// it, and no other user can have given it its name.
package enum ProcessRemains {
  /// The names of remains, in no order. O(names in the folder).
  /// - Parameters:
  ///   - prefix: What stands before the mark.
  ///   - includesOwn: Whether names with this process's own mark count, too.
  package static func names(in folder: URL, after prefix: String = "", includesOwn: Bool = false) -> [String] {
    (try? FolderHandle(folder.path)).map { names(in: $0, after: [prefix], includesOwn: includesOwn) } ?? []
  }

  static func names(in folder: FolderHandle, after prefixes: [String], includesOwn: Bool = false) -> [String] {
    var status = stat()
    // Where others may give this user's files other names, what is called so may be anything of this user's.
    guard fstat(folder.descriptor, &status) == 0, PathOwners.keepsNames(status),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(of: ""))
    else { return [] }
    let own = ProcessMark.own
    return names.filter { name in
      guard let prefix = prefixes.first(where: name.hasPrefix) else { return false }
      let mark = name.dropFirst(prefix.count)
      guard includesOwn && mark.hasPrefix(own) || !ProcessMark.isRunning(mark) else { return false }
      return folder.status(FileName(name)).map(isOwn) ?? false
    }
  }

  /// Whether this user made a file, a folder or a link, and no other user can change it.
  static func isOwn(_ status: stat) -> Bool {
    guard status.st_uid == geteuid() else { return false }
    switch FileKind(status.st_mode) {
    case .file, .folder: return !PathOwners.isWritableByOthers(status)
    case .link: return true
    default: return false
    }
  }
}
