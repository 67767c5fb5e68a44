// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The folder around an app's program, which is its `Bundle.main`: the property list, and links to the resources.
struct ProjectBundle {
  private let target: AppTarget
  private let modules: [SourceModule]
  private let models: [[URL]]
  private let others: [URL]

  /// - Parameters:
  ///   - models: The compiled models of Core Data of each module.
  ///   - others: Resources of other targets in the same bundle.
  init(_ target: AppTarget, _ modules: [SourceModule], models: [[URL]] = [], others: [URL] = []) {
    self.target = target
    self.modules = modules
    self.models = models
    self.others = others
  }

  /// Writes what is not there yet, and removes links to resources that the project has no more.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    try ProgramInformation(
      name: target.productName, identifier: "app.Espalier.\(target.productName)", values: target.information,
      project: target.project.path
    ).write(to: folder)
    try ProgramResources(links: links).write(to: folder)
  }

  /// The resources by their places in the bundle.
  private var links: [String: URL] {
    var links: [String: URL] = [:]
    for resource in target.resources + others where !isModel(resource) { Self.add(resource, in: "", to: &links) }
    for copy in target.copies { Self.add(copy.file, in: copy.folder, to: &links) }
    for dependency in target.dependencies {
      for resource in dependency.resources where !isModel(resource) { Self.add(resource, in: "", to: &links) }
    }
    for module in modules {
      guard let bundle = module.bundle else { continue }
      for resource in module.resources where module.isPortable || !isModel(resource) {
        Self.add(resource, in: "\(bundle).resources", to: &links)
      }
    }
    for (module, models) in zip(modules, models) {
      let place = module.bundle.map { "\($0).resources/" } ?? ""
      for model in models { links[place + model.lastPathComponent] = model }
    }
    return links
  }

  /// A model of Core Data is in the bundle as the program reads it.
  private func isModel(_ file: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) }

  /// Adds a file or a folder. A file of a language is in the folder of that language; of two files with one name the first is
  /// linked, apart from catalogues of assets, which are all read.
  private static func add(_ file: URL, in place: String, to links: inout [String: URL]) {
    let parent = file.deletingLastPathComponent()
    let folder = parent.pathExtension == "lproj" ? parent.lastPathComponent : ""
    let path = [place, folder, file.lastPathComponent].filter { !$0.isEmpty }.joined(separator: "/")
    if links[path] == nil {
      links[path] = file
    } else if file.pathExtension == "xcassets", links[path] != file {
      let name = file.deletingPathExtension().lastPathComponent
      let free = (2...).lazy.map { "\(name)-\($0).xcassets" }.first { [links] in links[$0] == nil }
      if let free { links[free] = file }
    }
  }
}
