// SPDX-License-Identifier: MIT

/// A phase of a target's build, with the files in it.
struct BuildPhase: Sendable {
  enum Kind: Equatable, Sendable {
    case sources, resources, frameworks, headers
    /// Files that are copied: the number of the destination, as Xcode writes it, and a path in it.
    case copyFiles(destination: String, path: String)
    case script
    case other
  }

  let id: String
  let kind: Kind
  /// The name in Xcode's list of phases.
  let name: String
  let files: [BuildFile]
  /// Identifiers of files that do not exist.
  let missing: [String]

  /// The names that Xcode shows for phases without one.
  private static let names = [
    "PBXSourcesBuildPhase": "Compile Sources", "PBXResourcesBuildPhase": "Copy Bundle Resources",
    "PBXFrameworksBuildPhase": "Link Binary With Libraries", "PBXHeadersBuildPhase": "Headers",
    "PBXCopyFilesBuildPhase": "Copy Files", "PBXShellScriptBuildPhase": "Run Script",
  ]

  init(_ object: ProjectObject, _ objects: ProjectObjects) {
    id = object.id
    kind =
      switch object.kind {
      case "PBXSourcesBuildPhase": .sources
      case "PBXResourcesBuildPhase": .resources
      case "PBXFrameworksBuildPhase": .frameworks
      case "PBXHeadersBuildPhase": .headers
      case "PBXCopyFilesBuildPhase":
        .copyFiles(destination: object["dstSubfolderSpec"] ?? "", path: object["dstPath"] ?? "")
      case "PBXShellScriptBuildPhase", "PBXAppleScriptBuildPhase": .script
      default: .other
      }
    name = object["name"] ?? Self.names[object.kind] ?? object.kind
    let files = objects.objects("files", of: object)
    self.files = files.compactMap { BuildFile($0, objects) }
    missing = objects.missing("files", of: object) + files.filter { BuildFile($0, objects) == nil }.map(\.id)
  }
}

/// A file, a product or a package's product in a phase.
struct BuildFile: Sendable {
  /// The file, or the group of its languages or versions; nil for a product of a package.
  let reference: ProjectObject?
  /// The product of a package.
  let product: ProjectObject?
  /// The platforms for which the file is in the phase; empty for all.
  let filters: [String]

  /// Nil if the object refers to nothing.
  init?(_ object: ProjectObject, _ objects: ProjectObjects) {
    reference = objects.object("fileRef", of: object)
    product = objects.object("productRef", of: object)
    filters = object.texts("platformFilters") + object.texts("platformFilter")
    if reference == nil && product == nil { return nil }
  }
}
