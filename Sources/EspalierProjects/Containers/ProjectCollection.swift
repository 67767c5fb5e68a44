// SPDX-License-Identifier: MIT

import Foundation

/// The projects that are opened together: those of a workspace, or one project, and those to which they refer.
package struct ProjectCollection: Sendable {
  /// The project or workspace that was opened.
  package let file: URL
  /// The projects in the order of the workspace, then those to which they refer.
  package private(set) var projects: [XcodeProject] = []
  /// The folders of packages in the workspace and the projects.
  package private(set) var packages: [URL] = []
  package private(set) var schemes: [Scheme] = []
  package private(set) var problems: [ProjectProblem] = []
  /// The versions in `Package.resolved`, by the identity of the package.
  package private(set) var pins: [String: PackagePin] = [:]

  /// The greatest number of projects.
  static let most = 500

  package var name: String { file.deletingPathExtension().lastPathComponent }

  /// - Parameter file: The folder `NAME.xcodeproj` or `NAME.xcworkspace`.
  /// - Throws: An error if no project can be read.
  package init(_ file: URL) throws(ProjectError) {
    self.file = file
    let isWorkspace = file.pathExtension == "xcworkspace"
    let paths = isWorkspace ? try Workspace(file).paths : [file.path]
    var finder = FileFinder()
    var errors: [ProjectError] = []
    /// The paths of projects that are not read yet.
    var open: [String] = []
    for path in paths {
      guard let found = place(path, &finder) else { continue }
      if ProjectPath.ending(found) == "xcodeproj" { open.append(found) } else { addPackage(found) }
    }
    open.reverse()
    while let path = open.popLast(), projects.count < Self.most {
      guard !projects.contains(where: { $0.file.path == path }), !Self.isPods(path) else { continue }
      do {
        let project = try XcodeProject(URL(fileURLWithPath: path, isDirectory: true))
        projects.append(project)
        open.insert(contentsOf: references(of: project, &finder), at: 0)
      } catch { errors.append(error) }
    }
    guard !projects.isEmpty else { throw errors.first ?? .file("\(file.path) has no projects; name a project") }
    problems += errors.map { ProjectProblem(file, $0.message + ".") }
    for project in projects {
      problems += project.problems
      addPackages(of: project)
    }
    for container in isWorkspace ? [file] + projects.map(\.file) : projects.map(\.file) {
      schemes += Scheme.all(in: container, problems: &problems)
      pins.merge(PackagePins.read(PackagePins.file(in: container), problems: &problems)) { first, _ in first }
    }
  }

  /// The place of a file that the workspace names. An absolute path of another machine is searched below the workspace's folder.
  private mutating func place(_ path: String, _ finder: inout FileFinder) -> String? {
    if let found = finder.find(path) { return found }
    let folder = file.deletingLastPathComponent().path
    let parts = path.split(separator: "/")
    var moved: String?
    if !path.hasPrefix(folder + "/") {
      for index in parts.indices.dropFirst() where moved == nil {
        moved = finder.find(ProjectPath.joined(folder, parts[index...].joined(separator: "/")))
      }
    }
    let reason = moved.map { "It is not there; \($0) is used instead." } ?? "It is not there."
    problems.append(ProjectProblem(URL(fileURLWithPath: path), "\(file.lastPathComponent) names it. \(reason)"))
    return moved
  }

  /// Whether a project is the one that CocoaPods generates.
  private static func isPods(_ path: String) -> Bool { path.hasSuffix("/Pods/Pods.xcodeproj") }

  /// The paths of the projects in a project.
  private mutating func references(of project: XcodeProject, _ finder: inout FileFinder) -> [String] {
    let references = project.project.values["projectReferences"]?.array ?? []
    var found: [String] = []
    for reference in references {
      guard let object = project.objects[reference.dictionary?["ProjectRef"]?.text],
        let path = project.files.location(of: object).path
      else { continue }
      if let place = finder.find(path) {
        found.append(place)
      } else {
        problems.append(ProjectProblem(URL(fileURLWithPath: path), "\(project.name) refers to it. It is not there."))
      }
    }
    return found
  }

  /// Adds a folder that is a package.
  private mutating func addPackage(_ path: String) {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    guard FileManager.default.fileExists(atPath: path + "/Package.swift"), !packages.contains(folder) else { return }
    packages.append(folder)
  }

  /// Adds the local packages of a project: those that it names as packages, and folders in its groups.
  private mutating func addPackages(of project: XcodeProject) {
    for object in project.objects.all("XCLocalSwiftPackageReference") {
      guard case .local(let folder)? = PackageReference(object, root: project.root) else { continue }
      addPackage(folder.path)
      if !packages.contains(folder) {
        problems.append(ProjectProblem(folder, "\(project.name) names it as a package. It has no Package.swift."))
      }
    }
    for object in project.objects.all("PBXFileReference") {
      let type = object["lastKnownFileType"] ?? object["explicitFileType"] ?? ""
      guard type.hasPrefix("folder") || type.hasPrefix("wrapper") || type == "text" || type.isEmpty else { continue }
      if let path = project.files.location(of: object).path { addPackage(path) }
    }
  }
}
