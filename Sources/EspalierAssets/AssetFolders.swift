// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The locations of asset catalogues: the same for the generation of names and for a running program.
package enum AssetFolders {
  /// The folders in a folder, by name, including links to folders, as the resources of a program that `espalier` runs
  /// are; none if it cannot be read.
  package static func children(of folder: URL) -> [URL] {
    // Names instead of URLs: a program's folder has hundreds, and comparing two URLs makes four paths.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().compactMap { name in
      let path = folder.path + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return nil }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
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

  /// The folder of a source file and up to four above it, up to the root of its repository, excluding folders to which
  /// another user can add files; the nearest first.
  package static func around(_ file: URL) -> [URL] {
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    let owners = FileOwners(of: folder.path)
    var found = [folder]
    while found.count < 5, !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      folder = folder.deletingLastPathComponent()
      if folder.path == "/" { break }
      // The sources of a program may no longer exist.
      if FileManager.default.fileExists(atPath: folder.path), !owners.own(folder) { break }
      found.append(folder)
    }
    return found
  }
}
