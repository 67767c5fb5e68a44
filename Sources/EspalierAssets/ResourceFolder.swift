// SPDX-License-Identifier: MIT

import Foundation

/// A folder that is searched for resources.
package struct ResourceFolder {
  /// The folder itself, and those in it that contain only resources.
  package let places: [URL]
  /// The asset catalogues in all of these.
  package let catalogs: [URL]

  private static let names: Set<String> = ["Resources", "Assets", "Images", "Media", "Preview Content"]

  /// Reads the folder once, and each of those in it that contain resources.
  package init(_ folder: URL) {
    let children = AssetFolders.children(of: folder)
    let resources = children.filter { Self.names.contains($0.lastPathComponent) }
    places = [folder] + resources
    catalogs = (children + resources.flatMap(AssetFolders.children)).filter { $0.pathExtension == "xcassets" }
  }
}
