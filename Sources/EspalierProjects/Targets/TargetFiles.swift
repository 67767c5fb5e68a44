// SPDX-License-Identifier: MIT

import Foundation

/// A file that is copied into a folder of the app's bundle.
package struct CopiedFile: Hashable, Sendable {
  package let file: URL
  /// The folder in the bundle, relative to its resources.
  package let folder: String
}

/// The files of a target for one platform, from its phases and its synchronised folders.
struct TargetFiles {
  /// Swift sources that exist.
  private(set) var sources: [String] = []
  private(set) var otherSources: [String] = []
  private(set) var resources: [String] = []
  private(set) var copies: [CopiedFile] = []
  /// The products of packages that the target links.
  private(set) var products: [ProjectObject] = []
  private(set) var leftOut: [LeftOut] = []
  private(set) var problems: [ProjectProblem] = []

  private let project: XcodeProject
  private let platform: Platform
  private let settings: BuildSettings
  private let exclusions: FileExclusions
  private let information: String?
  private var finder = FileFinder()
  private var seen: Set<String> = []

  init(_ target: XcodeProject.Target, in project: XcodeProject, _ platform: Platform, _ settings: BuildSettings) {
    self.project = project
    self.platform = platform
    self.settings = settings
    exclusions = FileExclusions(settings)
    let information = settings["INFOPLIST_FILE"]
    self.information = information.isEmpty ? nil : ProjectPath.joined(project.root, information)
    for phase in target.phases { add(phase) }
    var limit = FolderContent.most
    for folder in SynchronizedFolder.all(of: target, in: project) {
      for member in folder.members(platform, limit: &limit) {
        let phase = target.phases.first { $0.id == member.phase }
        add(member, to: phase)
      }
    }
    if limit == 0 {
      problems.append(
        ProjectProblem(project.file, "\(target.name) has more than \(FolderContent.most) files; the rest is not read."))
    }
  }
}

// MARK: - Phases

extension TargetFiles {
  private mutating func add(_ phase: BuildPhase) {
    if !phase.missing.isEmpty {
      let names = phase.missing.prefix(3).joined(separator: ", ")
      problems.append(ProjectProblem(project.file, "The phase \(phase.name) has files that do not exist: \(names)."))
    }
    if phase.kind == .script { leftOut.append(LeftOut(.script, phase.name, "scripts of the build are not run")) }
    for file in phase.files where platform.passes(file.filters) {
      if let product = file.product {
        products.append(product)
      } else if let reference = file.reference {
        add(reference, to: phase)
      }
    }
  }

  private mutating func add(_ reference: ProjectObject, to phase: BuildPhase) {
    switch reference.kind {
    case "PBXVariantGroup":
      // The same file in several languages.
      for child in project.objects.objects("children", of: reference) where child.kind == "PBXFileReference" {
        add(child, to: phase)
      }
    case "PBXReferenceProxy": break
    default:
      let type = reference["explicitFileType"] ?? reference["lastKnownFileType"]
      switch project.files.location(of: reference) {
      case .file(let path):
        if phase.kind == .headers || exclusions.exclude(path) { return }
        add(path, type: type, isFolder: type == "folder", to: phase)
      case .product, .system: break
      case .sourceTree(let tree, let path):
        problems.append(
          ProjectProblem(project.file, "\(path) is in the source tree \(tree) of Xcode's settings, and is not found."))
      }
    }
  }

  private mutating func add(_ member: SynchronizedFolder.Member, to phase: BuildPhase?) {
    if member.path == information || exclusions.exclude(member.path) { return }
    let isResource = member.isFolder && ProjectPath.ending(member.path).isEmpty
    add(member.path, type: member.type, isFolder: isResource, to: phase)
  }

  /// Adds a file by its role, or by the phase that the project names.
  private mutating func add(_ path: String, type: String?, isFolder: Bool, to phase: BuildPhase?) {
    guard let found = finder.find(path) else {
      guard seen.insert(path).inserted else { return }
      problems.append(ProjectProblem(URL(fileURLWithPath: path), "\(project.name) names it. It is not there."))
      return
    }
    if case .copyFiles(let destination, let folder)? = phase?.kind { return copy(found, destination, folder) }
    switch isFolder ? .resource : FileRole(path, type: type) {
    case .swift where phase?.kind != .resources: append(found, to: \.sources)
    case .swift, .resource:
      // A package among the resources is there to be shown in Xcode.
      let isPackage = ProjectPath.ending(found).isEmpty && finder.find(found + "/Package.swift") != nil
      if phase?.kind != .frameworks, !isPackage { append(found, to: \.resources) }
    case .other(let kind):
      if append(found, to: \.otherSources) { leftOut.append(LeftOut(.source, ProjectPath.name(found), kind)) }
    case .library:
      leftOut.append(LeftOut(.library, ProjectPath.name(found), "a compiled library for Apple's systems"))
    case .none: break
    }
  }

  /// Adds a file that is copied into the bundle: as a resource, or into a folder among them. The numbers of destinations are
  /// Xcode's: 7 is the folder of resources, 1 the bundle.
  private mutating func copy(_ path: String, _ destination: String, _ folder: String) {
    guard destination == "7" || destination == "1" else { return }
    let folder = settings.expand(folder).split(separator: "/").joined(separator: "/")
    if folder.isEmpty {
      append(path, to: \.resources)
    } else {
      copies.append(CopiedFile(file: URL(fileURLWithPath: path), folder: folder))
    }
  }

  /// Adds a path once.
  @discardableResult private mutating func append(_ path: String, to list: WritableKeyPath<Self, [String]>) -> Bool {
    guard seen.insert(path).inserted else { return false }
    self[keyPath: list].append(path)
    return true
  }
}
