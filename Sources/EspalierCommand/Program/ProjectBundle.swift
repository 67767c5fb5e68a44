// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The folder around an app's program, which is its `Bundle.main`: the property list, and links to the resources.
struct ProjectBundle {
  private let target: AppTarget
  private let modules: [SourceModule]

  init(_ target: AppTarget, _ modules: [SourceModule]) {
    self.target = target
    self.modules = modules
  }

  /// Writes what is not there yet, and removes links to resources that the project has no more.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    try ProgramInformation(
      name: target.productName, identifier: "app.Espalier.\(target.productName)", values: target.information,
      project: target.project.path
    ).write(to: folder)
    var links = ResourceLinks()
    for resource in target.resources { links.add(resource, in: "") }
    for copy in target.copies { links.add(copy.file, in: copy.folder) }
    for dependency in target.dependencies {
      for resource in dependency.resources { links.add(resource, in: "") }
    }
    for module in modules {
      guard let bundle = module.bundle else { continue }
      for resource in module.resources { links.add(resource, in: "\(bundle).resources") }
    }
    try links.write(to: folder)
  }
}

/// Links to files, by their places in a folder.
struct ResourceLinks {
  private(set) var files: [String: URL] = [:]

  /// Adds a file or a folder. A file of a language is in the folder of that language; of two files with one name the first is
  /// linked, apart from catalogues of assets, which are all read.
  mutating func add(_ file: URL, in place: String) {
    let parent = file.deletingLastPathComponent()
    let folder = parent.pathExtension == "lproj" ? parent.lastPathComponent : ""
    let path = [place, folder, file.lastPathComponent].filter { !$0.isEmpty }.joined(separator: "/")
    if files[path] == nil {
      files[path] = file
    } else if file.pathExtension == "xcassets", files[path] != file {
      let name = file.deletingPathExtension().lastPathComponent
      let free = (2...).lazy.map { "\(name)-\($0).xcassets" }.first { name in files[name] == nil }
      if let free { files[free] = file }
    }
  }

  func write(to folder: URL) throws {
    let manager = FileManager.default
    for place in manager.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [] {
      let path = folder.path + "/" + place
      guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else { continue }
      if files[place]?.path != target { try manager.removeItem(atPath: path) }
    }
    for (place, file) in files {
      let link = folder.appendingPathComponent(place)
      if (try? manager.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
    }
  }
}
