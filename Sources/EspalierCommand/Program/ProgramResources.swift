// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

/// The content of a program's `Bundle.main`: links beside it to the files of its project, or in the folders of its sources.
///
/// Those in folders are where Xcode copies them: all in the bundle itself, from any folder of the project, as from groups, and files
/// of a language in the folder of that language; and each folder under its own name, too, as a reference to a folder. A
/// folder whose name has an extension, such as a bundle or a catalogue of assets, is one resource. Of two with one name the
/// first is linked: that of the nearest folder, then by path. A file that comes later is found in the program's next run.
struct ProgramResources: Equatable {
  /// The linked files, by the place in the bundle.
  private(set) var links: [String: URL] = [:]
  /// The folder in which the limit was exceeded; nothing is linked from there on.
  private var excess: URL?

  /// The greatest number of linked files and folders: a folder of projects, or a home, has more than a program needs.
  static let most = 20_000

  /// Extensions of files that Xcode compiles or reads itself, and the list that `ProgramInformation` writes.
  private static let leftOut: Set<String> = [
    "swift", "h", "hpp", "c", "m", "mm", "cpp", "metal", "modulemap", "xcconfig", "entitlements", "xcodeproj",
    "xcworkspace", "playground", "o",
  ]
  private static let leftOutNames: Set<String> = ["Info.plist", "Package.resolved"]

  /// Files and folders that a project lists, by their places in the bundle.
  init(links: [String: URL]) { self.links = links.mapValues(\.standardizedFileURL) }

  /// Everything below a folder, without hidden files.
  init(below folder: URL) { add(folder, place: "", isDeep: true) }

  /// The content of each file's folder, but not of those below it, and everything below the folders for resources there and in
  /// the folders around: those in which pictures are searched by name.
  init(beside files: [String]) {
    let folders = files.map { AssetFolders.around(URL(fileURLWithPath: $0)) }
    for around in folders { add(around[0], place: "", isDeep: false) }
    for folder in folders.joined() {
      for resources in ResourceFolder(folder).places.dropFirst() { add(resources, place: "", isDeep: true) }
    }
  }

  private mutating func add(_ folder: URL, place: String, isDeep: Bool) {
    if excess != nil { return }
    let children = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let sorted = (children ?? []).sorted { $0.path < $1.path }
    for file in sorted where !file.hasDirectoryPath { link(file, place) }
    for folder in sorted where folder.hasDirectoryPath {
      if folder.pathExtension == "lproj" {
        add(folder, place: folder.lastPathComponent + "/", isDeep: false)
      } else if !folder.pathExtension.isEmpty {
        link(folder, place)
      } else if isDeep {
        link(folder, place)
        add(folder, place: place, isDeep: true)
      }
    }
  }

  private mutating func link(_ url: URL, _ place: String) {
    let name = url.lastPathComponent
    guard !Self.leftOut.contains(url.pathExtension), !Self.leftOutNames.contains(name), links[place + name] == nil
    else { return }
    guard links.count < Self.most else {
      excess = excess ?? url.deletingLastPathComponent()
      return
    }
    links[place + name] = url.standardizedFileURL
  }

  /// A warning about files that are not linked; nil if all are.
  var warning: String? {
    excess.map {
      "the program's bundle has the first \(Self.most) files that lie with its sources, and none from \($0.path) on: "
        + "run it in a folder of its own"
    }
  }

  /// Makes the links in a bundle's folder, and removes those of files that are gone. Links that are right stay: a running
  /// program may read them meanwhile.
  /// - Throws: an error of the file system.
  func write(to bundle: URL) throws {
    if let warning { Console.report(warning) }
    let files = FileManager.default
    let folders = Set(links.keys.map { $0.parentPath })
    for place in files.enumerator(atPath: bundle.path)?.allObjects as? [String] ?? [] {
      let path = bundle.appendingPathComponent(place).path
      // A language's folder is the only folder that is made here; one without files is removed.
      let isGone =
        (try? files.destinationOfSymbolicLink(atPath: path)).map { links[place]?.path != $0 }
        ?? (place.hasSuffix(".lproj") && !folders.contains(place))
      if isGone { try? files.removeItem(atPath: path) }
    }
    for (place, target) in links {
      let link = bundle.appendingPathComponent(place)
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      do {
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: target.path)
      } catch  where (try? files.destinationOfSymbolicLink(atPath: link.path)) == target.path {
        // Another espalier has made it meanwhile.
      }
    }
  }
}
