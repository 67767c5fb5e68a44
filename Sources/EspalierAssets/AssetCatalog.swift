// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The names in an asset catalogue, a folder `NAME.xcassets` as Xcode makes it.
package struct AssetCatalog {
  /// The kinds of sets that are read, each a folder; the raw value is its ending.
  package enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// The greatest number of folders that are read: links could lead to any number.
  package static let mostFolders = 20_000
  private static let mostDepth = 16

  package let folder: URL
  /// The parts that are not read, with the reasons.
  package private(set) var problems: [AssetProblem] = []
  private var sets: [Kind: [String: URL]] = [:]
  private var folderCount = 0

  /// Reads the names, not the contents of the sets. O(folders in the catalogue).
  package init(_ folder: URL) {
    self.folder = folder
    collect(folder, prefix: "", depth: 0)
  }

  /// The folders of the sets by name; in a folder that provides a namespace, with the folder's name before it: `Icons/gear`.
  package subscript(kind: Kind) -> [String: URL] { sets[kind] ?? [:] }

  /// The file of a set, by its name in `Contents.json`.
  /// - Throws: For a name that is a path, and for a link out of the catalogue, since a catalogue must not show other
  ///   files of a machine.
  package func file(_ name: String, in set: URL) throws(AssetProblem) -> URL {
    let file = set.appendingPathComponent(name)
    guard name.isFileName else {
      throw AssetProblem(
        set.appendingPathComponent("Contents.json"),
        "The filename \"\(name.prefix(100))\" is a path; name a file of the set.")
    }
    // A file that does not exist leads nowhere.
    if let place = Self.realPath(file), !place.hasPrefix((Self.realPath(folder) ?? folder.path) + "/") {
      throw AssetProblem(file, "It is a link out of the asset catalogue; copy the file.")
    }
    return file
  }

  /// The path without links; nil if nothing is there.
  private static func realPath(_ url: URL) -> String? {
    guard let path = realpath(url.path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private mutating func collect(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.mostDepth else {
      problems.append(AssetProblem(folder, "Folders of an asset catalogue are read \(Self.mostDepth) levels deep."))
      return
    }
    for child in AssetFolders.children(of: folder) {
      let name = child.lastPathComponent
      folderCount += 1
      guard folderCount <= Self.mostFolders else {
        if folderCount == Self.mostFolders + 1 {
          problems.append(
            AssetProblem(self.folder, "It has more than \(Self.mostFolders) folders; no more of them are read."))
        }
        return
      }
      if let kind = Kind(rawValue: child.pathExtension) {
        let full = prefix + child.deletingPathExtension().lastPathComponent
        if self[kind][full] == nil { sets[kind, default: [:]][full] = child }
      } else if !name.hasPrefix("."), !name.hasSuffix("set") {
        collect(child, prefix: providesNamespace(child) ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private mutating func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    // A folder of sets does not need this file.
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return false
    }
    do { return try AssetContents.decode(Contents.self, in: folder).properties?.providesNamespace ?? false } catch {
      problems.append(error)
      return false
    }
  }
}
