// SPDX-License-Identifier: MIT

import Foundation

/// Where the asset catalogues of source files are.
package enum AssetSearch {
  /// The catalogues below a module's folder, in order, without those in hidden folders.
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

  /// The catalogues around files that are one module: in the folder of each, in up to four folders above it up to the root of
  /// the repository, and in the folders of resources there.
  package static func catalogs(around files: [URL]) -> [URL] {
    var folders: Set<String> = []
    for file in files {
      var folder = file.standardizedFileURL.deletingLastPathComponent()
      for _ in 0...4 {
        guard folder.path != "/", folders.insert(folder.path).inserted else { break }
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
        folder = folder.deletingLastPathComponent()
      }
    }
    let found = folders.flatMap { path -> [String] in
      ([""] + resourceFolders).flatMap { name -> [String] in
        let place = name.isEmpty ? path : path + "/" + name
        let children = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return children.filter { $0.hasSuffix(".xcassets") }.map { place + "/" + $0 }
      }
    }
    return Set(found).sorted().map { URL(fileURLWithPath: $0) }
  }

  /// The same names as those of `EspalierPictures`, which looks there at run time.
  private static let resourceFolders = ["Resources", "Assets", "Images", "Media", "Preview Content"]
}
