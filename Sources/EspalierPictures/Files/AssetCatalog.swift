// SPDX-License-Identifier: MIT

import Foundation

/// The image sets of an asset catalogue, a folder `NAME.xcassets` as Xcode makes them.
struct AssetCatalog {
  /// By name; in a folder that provides a namespace, with the folder's name before it.
  private let imageSets: [String: URL]

  /// Reads the names, not the pictures. O(folders in the catalogue).
  init(_ folder: URL) {
    var sets: [String: URL] = [:]
    Self.collect(folder, prefix: "", depth: 0, into: &sets)
    imageSets = sets
  }

  private static func collect(_ folder: URL, prefix: String, depth: Int, into sets: inout [String: URL]) {
    guard depth < 16,
      let children = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return }
    for child in children.sorted(by: { $0.path < $1.path }) {
      let name = child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "imageset": if sets[prefix + name] == nil { sets[prefix + name] = child }
      case "" where child.hasDirectoryPath:
        let isNamespace = AssetContents(child)?.properties?.providesNamespace ?? false
        collect(child, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, into: &sets)
      default: break
      }
    }
  }

  /// The picture of a name that suits a screen best.
  func file(named name: String, for screen: PictureScreen) -> PictureFile? {
    guard let folder = imageSets[name], let contents = AssetContents(folder) else { return nil }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    let files = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
    func candidates(dark: Bool) -> [AssetContents.Image] { files.filter { $0.isDark == dark && !$0.isHighContrast } }
    let chosen = screen.isDark && !candidates(dark: true).isEmpty ? candidates(dark: true) : candidates(dark: false)
    let pool = chosen.isEmpty ? files : chosen
    let general = pool.filter { $0.idiom == nil || $0.idiom == "universal" }
    guard let best = (general.isEmpty ? pool : general).best(for: screen.scale, scale: \.scaleNumber) else {
      return nil
    }
    return PictureFile(
      url: folder.appendingPathComponent(best.filename!), scale: best.scaleNumber, isTemplate: isTemplate)
  }
}

/// The content of a `Contents.json`.
private struct AssetContents: Decodable {
  struct Image: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" } ?? false }
    /// `2x` is 2; a picture of no scale serves all.
    var scaleNumber: CGFloat { scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1 }
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?
    private enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [Image]?
  var properties: Properties?

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

extension Array {
  /// The one made for the scale, else the next finer, else the finest.
  func best(for wanted: CGFloat, scale: (Element) -> CGFloat) -> Element? {
    self.filter { scale($0) >= wanted }.min { scale($0) < scale($1) } ?? self.max { scale($0) < scale($1) }
  }
}
