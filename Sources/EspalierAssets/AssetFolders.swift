// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Where asset catalogues are: the same places when names are generated from them and when a program looks for one.
package enum AssetFolders {
  /// The folders in a folder, by path, also those that are links; none where it cannot be read.
  package static func children(of folder: URL) -> [URL] {
    let children = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (children ?? []).filter(isFolder).sorted { $0.path < $1.path }
  }

  /// The resources of a program that `espalier` runs are links.
  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return url.hasDirectoryPath
      || FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The catalogues below a module's folder at any depth, by path, without those in hidden folders.
  package static func catalogs(below folder: URL) -> [URL] {
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    while let url = files.nextObject() as? URL {
      if url.pathExtension == "xcassets" {
        found.append(url.standardizedFileURL)
        files.skipDescendants()
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The folder of a source file and up to four above it, up to the root of its repository, and none that another user can add
  /// files to; the nearest first.
  package static func around(_ file: URL) -> [URL] {
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    let owners = FileOwners(of: folder.path)
    var found = [folder]
    while found.count < 5, !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      folder = folder.deletingLastPathComponent()
      if folder.path == "/" { break }
      // The sources of a program may be gone.
      if FileManager.default.fileExists(atPath: folder.path), !owners.own(folder) { break }
      found.append(folder)
    }
    return found
  }
}
