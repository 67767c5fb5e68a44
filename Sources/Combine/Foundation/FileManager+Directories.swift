// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux has an empty list for directories of Apple systems, where apps take the first folder. Its methods cannot
// be replaced, so the sources of apps are lowered to these, which have a name of their own.

extension FileManager {
  /// The folders of a kind: Foundation's, and where it has none, those of Linux for the same purpose.
  ///
  /// | directory | user | machine | system |
  /// |--|--|--|--|
  /// | `.libraryDirectory`, `.allLibrariesDirectory` | `~/.local/share/Library` | `/usr/local/share` | `/usr/share` |
  /// | `.applicationDirectory`, `.allApplicationsDirectory` | `~/.local/share/applications` | `/usr/local/share/applications` | `/usr/share/applications` |
  /// | `.applicationSupportDirectory` | Foundation's | `/usr/local/share` | `/usr/share` |
  /// | `.cachesDirectory` | Foundation's | `/var/cache` | none |
  /// | `.trashDirectory` | `~/.local/share/Trash/files` | none | none |
  ///
  /// Others, such as `.coreServiceDirectory`, have none.
  public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    let domains: [SearchPathDomainMask] = [.userDomainMask, .localDomainMask, .systemDomainMask]
    return domains.filter(domainMask.contains).flatMap { folders(for: directory, in: $0) }
  }

  /// The first folder of a kind.
  /// - Throws: `CocoaError.fileNoSuchFile` if Linux has none, or an error if it cannot be made.
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    guard let folder = _urls(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  private func folders(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    let isUser = domain == .userDomainMask
    let share: String
    switch domain {
    case .userDomainMask: share = urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path ?? ""
    case .localDomainMask: share = "/usr/local/share"
    default: share = "/usr/share"
    }
    func folder(_ path: String) -> [URL] { [URL(fileURLWithPath: path, isDirectory: true)] }
    switch directory {
    case .libraryDirectory, .allLibrariesDirectory: return folder(isUser ? share + "/Library" : share)
    case .applicationDirectory, .allApplicationsDirectory: return folder(share + "/applications")
    case .applicationSupportDirectory where !isUser: return folder(share)
    case .cachesDirectory where domain == .localDomainMask: return folder("/var/cache")
    case .trashDirectory: return isUser ? folder(share + "/Trash/files") : []
    default: return urls(for: directory, in: domain)
    }
  }
}

/// The paths of the folders of a kind, as ``Foundation/FileManager/_urls(for:in:)`` finds them.
/// - Parameter expandTilde: Whether the home folder is written out, and not as `~`.
public func _NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  let home = FileManager.default.homeDirectoryForCurrentUser.path
  return FileManager.default._urls(for: directory, in: domainMask).map { folder in
    let isAtHome = folder.path == home || folder.path.hasPrefix(home + "/")
    return expandTilde || !isAtHome ? folder.path : "~" + folder.path.dropFirst(home.count)
  }
}
