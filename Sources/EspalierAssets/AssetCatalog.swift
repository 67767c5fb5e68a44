// SPDX-License-Identifier: MIT

import Foundation

/// The names in an asset catalogue, a folder `NAME.xcassets` as Xcode makes them.
package struct AssetCatalog {
  /// The sets that are read, each a folder; the raw value is its ending.
  package enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
  }

  private var sets: [Kind: [String: URL]] = [:]

  /// Reads the names, not what is in the sets. O(folders in the catalogue).
  package init(_ folder: URL) { collect(folder, prefix: "", depth: 0) }

  /// The folders of the sets by name; in a folder that provides a namespace, with the folder's name before it: `Icons/gear`.
  package subscript(kind: Kind) -> [String: URL] { sets[kind] ?? [:] }

  private mutating func collect(_ folder: URL, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for child in AssetFolders.children(of: folder) {
      let name = child.lastPathComponent
      if let kind = Kind(rawValue: child.pathExtension) {
        let full = prefix + child.deletingPathExtension().lastPathComponent
        if self[kind][full] == nil { sets[kind, default: [:]][full] = child }
      } else if !name.hasPrefix("."), !name.hasSuffix("set") {
        collect(child, prefix: Self.providesNamespace(child) ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
  }
}
