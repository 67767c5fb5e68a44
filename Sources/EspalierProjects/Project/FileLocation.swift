// SPDX-License-Identifier: MIT

/// The place of a file or group of a project.
enum FileLocation: Equatable, Sendable {
  /// An absolute path.
  case file(String)
  /// A path in Xcode's SDKs, such as a framework of the system.
  case system(String)
  /// A product of the build.
  case product(String)
  /// A path in a source tree that is defined in Xcode's settings on the developer's machine.
  case sourceTree(String, path: String)

  /// The place of an object in a group.
  /// - Parameter root: The folder of the project's sources.
  init(of object: ProjectObject, in group: FileLocation, root: String) {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": self = group.appending(path)
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": self = .file(ProjectPath.joined(root, path))
    case "<absolute>": self = .file(ProjectPath.joined("/", path))
    case "SDKROOT", "DEVELOPER_DIR": self = .system(path)
    case "BUILT_PRODUCTS_DIR": self = .product(path)
    case let tree: self = .sourceTree(tree, path: path)
    }
  }

  private func appending(_ path: String) -> FileLocation {
    if path.isEmpty { return self }
    func joined(_ folder: String) -> String { folder.isEmpty ? path : folder + "/" + path }
    switch self {
    case .file(let folder): return .file(ProjectPath.joined(folder, path))
    case .system(let folder): return .system(joined(folder))
    case .product(let folder): return .product(joined(folder))
    case .sourceTree(let tree, let folder): return .sourceTree(tree, path: joined(folder))
    }
  }

  /// The absolute path of a file; nil for other places.
  var path: String? { if case .file(let path) = self { path } else { nil } }
}

/// The places of the files and groups of a project, from the tree of its groups.
struct FileTree: Sendable {
  private var locations: [String: FileLocation] = [:]
  /// Faults of the tree, each a sentence.
  private(set) var problems: [String] = []
  private let root: String

  private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// Visits the groups without recursion, each once: a group may, in a damaged file, contain itself. O(objects).
  /// - Parameters:
  ///   - main: The outermost group; nil in a damaged project.
  ///   - root: The folder of the project's sources.
  init(_ objects: ProjectObjects, main: ProjectObject?, root: String) {
    self.root = root
    guard let main else { return }
    locations[main.id] = FileLocation(of: main, in: .file(root), root: root)
    // Groups whose children are not visited yet.
    var open = [main]
    while let group = open.popLast() {
      let place = locations[group.id] ?? .file(root)
      let missing = objects.missing("children", of: group)
      if !missing.isEmpty {
        problems.append(
          "The group \(group.displayName) has children that do not exist: \(missing.prefix(3).joined(separator: ", "))."
        )
      }
      for child in objects.objects("children", of: group) {
        if locations[child.id] != nil {
          problems.append("\(child.displayName) is in two groups, or in itself; the first place is used.")
          continue
        }
        locations[child.id] = FileLocation(of: child, in: place, root: root)
        if Self.groups.contains(child.kind) { open.append(child) }
      }
    }
  }

  /// The place of an object. One that no group contains is relative to the project's folder.
  func location(of object: ProjectObject) -> FileLocation {
    locations[object.id] ?? FileLocation(of: object, in: .file(root), root: root)
  }
}
