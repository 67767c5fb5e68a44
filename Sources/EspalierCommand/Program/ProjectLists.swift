// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierFiles
import Foundation

/// Where the `Info.plist` of a program's project may lie. It names the file of the program's settings, so one of a neighbouring
/// project, or one that another user has put there, does not count.
enum ProjectLists {
  /// How far above a source the root of its project is searched.
  private static let highest = 4

  /// Of a folder that was named: there, in the folders directly below, and in the same way in those above it in its project.
  static func files(of folder: URL) -> [URL] {
    files(in: [folder] + project(around: folder).dropFirst(), of: folder)
  }

  /// Of a file that was named: in its folder, and, where that is a part of a project, in the folders directly below and above.
  static func files(around file: URL) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let project = project(around: folder)
    if !project.isEmpty { return files(in: project, of: file) }
    return [folder.appendingPathComponent("Info.plist")].filter(FileOwners(of: file.path).own)
  }

  /// In each of some folders, then in the folders directly below it; what is hidden, or another user's, is left out.
  static func files(in folders: [URL], of source: URL) -> [URL] {
    let owners = FileOwners(of: source.path)
    return folders.flatMap { folder in
      [folder] + AssetFolders.children(of: folder).filter { $0.lastPathComponent.first != "." && owners.own($0) }
    }.map { $0.appendingPathComponent("Info.plist") }.filter(owners.own)
  }

  /// The folder and those above it up to the nearest root of a project, the nearest first; none where there is no root.
  private static func project(around folder: URL) -> [URL] {
    let owners = FileOwners(of: folder.path)
    var found = [folder.standardizedFileURL]
    while !isRoot(found.last!, owners) {
      let next = found.last!.deletingLastPathComponent()
      guard found.count <= highest, next.path != "/", owners.own(next) else { return [] }
      found.append(next)
    }
    return found
  }

  /// A repository, a package, or a project of Xcode's.
  private static func isRoot(_ folder: URL, _ owners: FileOwners) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      (name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"))
        && owners.own(folder.appendingPathComponent(name))
    }
  }
}
