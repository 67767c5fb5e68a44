// SPDX-License-Identifier: MIT

import Foundation

/// Files that ended processes left in a folder under names with their marks (`ProcessMark`).
///
/// In a folder that several users share, a name proves nothing: the files found here were made by this user, and no
/// other user can have changed or renamed them.
package enum ProcessRemains {
  /// The names of remains, in no order. O(names in the folder).
  /// - Parameters:
  ///   - prefix: The text before the mark.
  ///   - includesOwn: Whether names with this process's own mark are included.
  package static func names(in folder: URL, after prefix: String = "", includesOwn: Bool = false) -> [String] {
    (try? FolderHandle(folder.path)).map { names(in: $0, after: [prefix], includesOwn: includesOwn) } ?? []
  }

  static func names(in folder: FolderHandle, after prefixes: [String], includesOwn: Bool = false) -> [String] {
    var status = stat()
    // If others may rename this user's files, any file of this user may have such a name.
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
