// SPDX-License-Identifier: MIT

import Foundation

/// The names of the colours and images in asset catalogues, by folders that provide a namespace.
struct AssetTree {
  enum Kind: String {
    case color, image
    var type: String { self == .color ? "ColorResource" : "ImageResource" }
    var endings: Set<String> { self == .color ? ["colorset"] : ["imageset", "symbolset"] }
  }

  /// Full names, with the namespaces' folders before them: `Icons/gear`.
  private(set) var names: [Kind: Set<String>] = [.color: [], .image: []]

  init(_ catalogs: [URL]) { for catalog in catalogs { collect(catalog, prefix: "", depth: 0) } }

  private mutating func collect(_ folder: URL, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for child in children {
      let url = folder.appendingPathComponent(child)
      let stem = (child as NSString).deletingPathExtension
      let ending = (child as NSString).pathExtension
      if let kind = [Kind.color, .image].first(where: { $0.endings.contains(ending) }) {
        names[kind]!.insert(prefix + stem)
      } else if !child.hasPrefix("."), isFolder(url), !ending.hasSuffix("set") {
        collect(url, prefix: providesNamespace(url) ? prefix + child + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var provides: Bool?
        enum CodingKeys: String, CodingKey { case provides = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.provides ?? false
  }
}
