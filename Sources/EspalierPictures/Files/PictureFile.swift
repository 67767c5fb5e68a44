// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

/// The file of a picture that was found, with its properties.
package struct PictureFile: Hashable, Sendable {
  package var url: URL
  /// Pixels per point.
  package var scale: CGFloat
  package var isTemplate = false
  /// The drawing of a symbol set.
  package var isSymbol = false

  init(url: URL, scale: CGFloat, isTemplate: Bool = false, isSymbol: Bool = false) {
    self.url = url
    self.scale = scale
    self.isTemplate = isTemplate
    self.isSymbol = isSymbol
  }
}

/// The properties of a screen that determine the choice of a picture.
package struct PictureScreen: Hashable, Sendable {
  /// Pixels per point.
  package var scale: CGFloat
  package var isDark: Bool

  package init(scale: CGFloat, isDark: Bool) {
    self.scale = scale
    self.isDark = isDark
  }
}

/// A folder that is searched for pictures by name: its asset catalogues first, then its files.
struct PictureFolder {
  private let catalogs: [AssetCatalog]
  /// The folder itself and the folders in it that contain only resources.
  private let places: [URL]

  static let extensions = ["png", "jpg", "jpeg", "webp", "svg", "gif", "bmp", "tiff", "tif", "ico"]

  init(_ url: URL) {
    let folder = ResourceFolder(url)
    catalogs = folder.catalogs.map(AssetCatalog.init)
    places = folder.places
  }

  /// The problems of the catalogues themselves.
  var problems: [AssetProblem] { catalogs.flatMap(\.problems) }

  /// The folder of a colour set. A name without its namespace, or with folders that are not a namespace, is sufficient.
  func colorSet(named name: String) -> URL? { set(named: name, of: .color)?.folder }

  /// The file of a data set, for all devices.
  func dataFile(named name: String) -> (file: URL, type: String)? {
    guard let (catalog, folder) = set(named: name, of: .data),
      let contents = try? AssetContents.decode(DataSetContents.self, in: folder),
      let entry = contents.data.first(where: { $0.idiom == nil || $0.idiom == "universal" }) ?? contents.data.first,
      let name = entry.filename, let file = try? catalog.file(name, in: folder)
    else { return nil }
    return (file, entry.type ?? "public.data")
  }

  private func set(named name: String, of kind: AssetCatalog.Kind) -> (catalog: AssetCatalog, folder: URL)? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for catalog in catalogs {
      let sets = catalog[kind]
      let others = sets.values.filter { $0.deletingPathExtension().lastPathComponent == last }
      if let set = sets[name] ?? others.min(by: { $0.path < $1.path }) { return (catalog, set) }
    }
    return nil
  }

  /// - Parameter problems: Receives the problems of a catalogue that has the name.
  func file(
    named name: String, for screen: PictureScreen, _ problems: AssetProblems = AssetProblems()
  ) -> PictureFile? {
    for catalog in catalogs { if let file = catalog.file(named: name, for: screen, problems) { return file } }
    for place in places { if let file = Self.file(named: name, in: place, for: screen) { return file } }
    return nil
  }

  private static func file(named name: String, in folder: URL, for screen: PictureScreen) -> PictureFile? {
    let path = name as NSString
    let hasExtension = extensions.contains(path.pathExtension.lowercased())
    let stem = hasExtension ? path.deletingPathExtension : name
    for ending in hasExtension ? [path.pathExtension] : extensions {
      let found = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, mark -> PictureFile? in
        let url = folder.appendingPathComponent("\(stem)\(mark).\(ending)")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
          return nil
        }
        return PictureFile(url: url, scale: CGFloat(scale))
      }
      if let best = found.best(for: screen.scale, scale: \.scale) { return best }
    }
    return nil
  }
}

/// The `Contents.json` of a data set.
private struct DataSetContents: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?
    private enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }
  let data: [Entry]
}
