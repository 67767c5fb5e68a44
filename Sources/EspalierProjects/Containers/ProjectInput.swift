// SPDX-License-Identifier: MIT

import Foundation

/// Finds the project or workspace that a path means.
package enum ProjectInput {
  /// The greatest number of folders that are read.
  static let mostFolders = 2_000

  /// Folders with projects of others, and those that a build makes.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor",
  ]

  /// The project or workspace that a path names, or the only one in a folder: a workspace, else a project; else the only one in
  /// the nearest folders below it.
  /// - Parameter levels: The number of levels of folders below a folder that are searched.
  /// - Returns: Nil for a path that is neither, such as a Swift file or a folder without a project.
  /// - Throws: An error that lists the projects, if there are several.
  package static func find(_ path: String, levels: Int = 3) throws(ProjectError) -> URL? {
    let current = FileManager.default.currentDirectoryPath
    var place = ProjectPath.joined(current, path)
    if ProjectPath.name(place) == "project.pbxproj" || ProjectPath.name(place) == "contents.xcworkspacedata" {
      place = ProjectPath.joined(place, "..")
    }
    // The workspace in a project is not one of its own.
    if place.hasSuffix(".xcodeproj/project.xcworkspace") { place = ProjectPath.joined(place, "..") }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
    if isContainer(place) {
      if !exists { throw .choice("\(path) is not there; check the path") }
      if !isFolder.boolValue {
        throw .file("\(path) is a file, not the folder that Xcode writes; copy the whole folder")
      }
      return URL(fileURLWithPath: place, isDirectory: true)
    }
    guard exists, isFolder.boolValue else { return nil }
    var folders = [place]
    var count = 0
    for _ in 0...max(0, levels) {
      if let found = try only(in: folders, of: path) { return found }
      folders = folders.flatMap { children(of: $0, &count).filter { !isContainer($0) } }
    }
    return nil
  }

  private static func isContainer(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(ProjectPath.ending(path))
  }

  /// The only workspace, or the only project, of folders on one level.
  private static func only(in folders: [String], of path: String) throws(ProjectError) -> URL? {
    var count = 0
    let containers = folders.flatMap { children(of: $0, &count).filter(isContainer) }
    for ending in ["xcworkspace", "xcodeproj"] {
      let all = containers.filter { ProjectPath.ending($0) == ending }
      let complete = all.filter(isComplete)
      // Reading an incomplete project reports what it lacks.
      let found = complete.isEmpty && ending == "xcodeproj" ? all : complete
      if found.count == 1 { return URL(fileURLWithPath: found[0], isDirectory: true) }
      if found.count > 1 {
        let root = folders.count == 1 ? folders[0] : ProjectPath.joined(FileManager.default.currentDirectoryPath, path)
        let names = found.prefix(10).map { ProjectPath.relative($0, to: root) }.joined(separator: ", ")
        let kind = ending == "xcodeproj" ? "projects" : "workspaces"
        throw .choice("\(path) has \(found.count) \(kind): \(names); name one of them")
      }
    }
    return nil
  }

  /// Whether a container has its list: an empty workspace is left behind by deleted projects.
  private static func isComplete(_ path: String) -> Bool {
    let list = ProjectPath.ending(path) == "xcodeproj" ? "/project.pbxproj" : "/contents.xcworkspacedata"
    return FileManager.default.fileExists(atPath: path + list)
  }

  /// The folders in a folder by name, without hidden ones and those of others.
  private static func children(of folder: String, _ count: inout Int) -> [String] {
    guard count < mostFolders else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !skipped.contains($0) }.compactMap { name in
      count += 1
      var isFolder: ObjCBool = false
      let path = folder + "/" + name
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue ? path : nil
    }
  }
}
