// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierFiles
import Foundation

/// Finds the possible places of the `Info.plist` of a program's project. The list names the file of the program's settings, so
/// one of a neighbouring project, or one that another user has put there, is ignored.
enum ProjectLists {
  /// The greatest number of folders above a source in which the root of its project is searched.
  private static let highest = 4

  /// The lists of a named folder: there, in the folders directly below, and in the same way in those above it in its project.
  static func files(of folder: URL) -> [URL] {
    files(in: [folder] + project(around: folder).dropFirst(), of: folder)
  }

  /// The lists of a named file: in its folder, and, if that is part of a project, in the folders directly below and above.
  static func files(around file: URL) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let project = project(around: folder)
    if !project.isEmpty { return files(in: project, of: file) }
    return [folder.appendingPathComponent("Info.plist")].filter(FileOwners(of: file.path).own)
  }

  /// The lists in each of some folders, then in the folders directly below it, without hidden ones and those of other users.
  static func files(in folders: [URL], of source: URL) -> [URL] {
    let owners = FileOwners(of: source.path)
    return folders.flatMap { folder in
      [folder] + AssetFolders.children(of: folder).filter { $0.lastPathComponent.first != "." && owners.own($0) }
    }.map { $0.appendingPathComponent("Info.plist") }.filter(owners.own)
  }

  /// The folder and those above it up to the nearest root of a project, the nearest first; empty without a root.
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

  /// Whether a folder is a repository, a package, or has an Xcode project.
  private static func isRoot(_ folder: URL, _ owners: FileOwners) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      (name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"))
        && owners.own(folder.appendingPathComponent(name))
    }
  }
}
