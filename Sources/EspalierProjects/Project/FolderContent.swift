// SPDX-License-Identifier: MIT

import Foundation

/// The files in a synchronised folder. Folders that are one file to Xcode, such as catalogues of assets, are not entered.
struct FolderContent {
  struct File: Equatable {
    /// The path relative to the folder.
    let path: String
    /// Whether the file is a folder that is copied as a whole.
    let isFolder: Bool
  }

  /// The files by path, without hidden ones.
  private(set) var files: [File] = []

  /// The greatest number of files and folders of all folders of a target.
  static let most = 50_000

  /// The endings of folders that are one file.
  private static let wholes: Set<String> = [
    "xcassets", "xcstickers", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
    "scnassets", "rkassets", "realitycomposerpro", "rcproject", "docc", "playground", "xcodeproj", "xcworkspace",
    "mlpackage", "mlmodelc", "atlas", "spriteatlas", "arresourcegroup", "icon", "app", "appex", "plugin", "xpc",
    "swiftpm",
    "help", "rtfd", "xctemplate",
  ]

  /// Reads the folder without recursion. Links to folders are not followed; O(files).
  /// - Parameters:
  ///   - wholeFolders: Paths of folders that are copied as a whole.
  ///   - limit: The number of files and folders that may still be read.
  init(_ folder: String, wholeFolders: Set<String>, limit: inout Int) {
    var open = [""]
    reading: while let path = open.popLast() {
      let place = path.isEmpty ? folder : folder + "/" + path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      // A package has targets of its own.
      if !path.isEmpty && names.contains("Package.swift") { continue }
      for name in names where !name.hasPrefix(".") {
        guard limit > 0 else { break reading }
        limit -= 1
        let inner = path.isEmpty ? name : path + "/" + name
        guard let kind = Self.isFolder(folder + "/" + inner) else { continue }
        if !kind {
          files.append(File(path: inner, isFolder: false))
        } else if wholeFolders.contains(inner) || Self.wholes.contains(ProjectPath.ending(name)) {
          files.append(File(path: inner, isFolder: true))
        } else {
          open.append(inner)
        }
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// Whether a name is a folder; nil if nothing is there, or a link to a folder.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if !isFolder.boolValue { return false }
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return isLink && !wholes.contains(ProjectPath.ending(path)) ? nil : true
  }
}
