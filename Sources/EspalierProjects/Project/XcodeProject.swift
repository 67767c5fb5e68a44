// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A project of Xcode: the folder `NAME.xcodeproj` with its file `project.pbxproj`.
package struct XcodeProject: Sendable {
  /// The folder `NAME.xcodeproj`.
  package let file: URL
  /// The path of the folder to which paths of the project are relative.
  package let root: String
  package let targets: [Target]
  /// Faults that do not prevent reading.
  package private(set) var problems: [ProjectProblem]

  let objects: ProjectObjects
  let project: ProjectObject
  let files: FileTree
  /// The targets by their identifiers, and by those of their products.
  private let targetsById, targetsByProduct: [String: Int]

  /// The newest version of the format that is known, that of Xcode 27.
  static let newestFormat = 110

  /// The name without the ending.
  package var name: String { file.deletingPathExtension().lastPathComponent }

  /// - Parameter file: The folder `NAME.xcodeproj`.
  /// - Throws: An error that names the file, the line and the next step.
  package init(_ file: URL) throws(ProjectError) {
    self.file = file
    let list = file.appendingPathComponent("project.pbxproj")
    let content = try Self.read(list)
    problems = content.problems.map { ProjectProblem(list, $0.prefix(1).uppercased() + $0.dropFirst() + ".") }
    guard let values = content.value.dictionary, let all = values["objects"]?.dictionary else {
      throw Self.damaged(list, "it has no objects")
    }
    objects = ProjectObjects(all)
    if let format = values["objectVersion"]?.text.flatMap({ Int($0) }), format > Self.newestFormat {
      problems.append(
        ProjectProblem(
          list,
          "Its format \(format) is newer than the newest known one, \(Self.newestFormat): parts of it may be missing."))
    }
    guard let project = objects[values["rootObject"]?.text] ?? objects.all("PBXProject").first,
      project.kind == "PBXProject"
    else { throw Self.damaged(list, "it has no object of the kind PBXProject") }
    self.project = project
    root = ProjectPath.joined(file.deletingLastPathComponent().path, project["projectDirPath"] ?? "")
    files = FileTree(objects, main: objects.object("mainGroup", of: project), root: root)
    let (objects, files) = (objects, files)
    var listed: Set<String> = []
    let targets = objects.objects("targets", of: project).filter { listed.insert($0.id).inserted }
      .map { Target($0, objects) }
    self.targets = targets
    targetsById = Self.index(targets, by: \.id)
    targetsByProduct = Self.index(targets) { $0.object["productReference"] }
    problems += files.problems.map { ProjectProblem(list, $0) }
    if !objects.damaged.isEmpty {
      problems.append(
        ProjectProblem(
          list, "Objects without a kind are ignored: \(objects.damaged.prefix(3).joined(separator: ", "))."))
    }
    let missing = objects.missing("targets", of: project)
    if !missing.isEmpty {
      problems.append(ProjectProblem(list, "Targets do not exist: \(missing.prefix(3).joined(separator: ", "))."))
    }
  }

  private static func read(_ list: URL) throws(ProjectError) -> ParsedPropertyList {
    do {
      return try ParsedPropertyList(try RegularFile.read(list, limit: ParsedPropertyList.limit.bytes))
    } catch let error as PropertyListError {
      throw damaged(list, error.description)
    } catch {
      if (error as? CocoaError)?.code == .fileReadNoSuchFile {
        throw .file("\(list.deletingLastPathComponent().path) has no file project.pbxproj; copy the whole project")
      }
      throw .file("\(list.path) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func damaged(_ list: URL, _ reason: String) -> ProjectError {
    .file("\(list.path) is damaged, \(reason); restore it from version control, or open and save the project in Xcode")
  }

  /// The places of targets by a key; of two with one key the first.
  private static func index(_ targets: [Target], by key: (Target) -> String?) -> [String: Int] {
    let keys = targets.enumerated().compactMap { place, target in key(target).map { ($0, place) } }
    return Dictionary(keys) { first, _ in first }
  }

  /// The target with an identifier.
  func target(id: String?) -> Target? { id.flatMap { targetsById[$0] }.map { targets[$0] } }

  /// The target whose product has an identifier.
  func target(product id: String?) -> Target? { id.flatMap { targetsByProduct[$0] }.map { targets[$0] } }
}

extension XcodeProject {
  /// A target of a project.
  package struct Target: Sendable {
    package let name: String
    package let kind: TargetKind
    let id: String
    let object: ProjectObject
    let phases: [BuildPhase]

    init(_ object: ProjectObject, _ objects: ProjectObjects) {
      self.object = object
      id = object.id
      name = object["name"] ?? object["productName"] ?? object.id
      kind = object.kind == "PBXNativeTarget" ? TargetKind(productType: object["productType"]) : .aggregate
      phases = objects.objects("buildPhases", of: object).map { BuildPhase($0, objects) }
    }
  }
}
