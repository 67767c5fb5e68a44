// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation

@testable import EspalierProjects

/// A project in a folder of its own, which a test describes and then writes in the form of Xcode's.
struct SampleProject {
  /// A target: its phases are lists of identifiers of files.
  struct Target {
    var name: String
    var type: String
    var settings = ["PRODUCT_NAME": "$(TARGET_NAME)", "SDKROOT": "iphoneos"]
    /// The files of each phase by its kind, `Sources`, `Resources` or `Frameworks`.
    var files: [String: [String]] = [:]
    /// Identifiers of further phases, dependencies, synchronised folders and products of packages.
    var phases: [String] = []
    var dependencies: [String] = []
    var folders: [String] = []
    var packages: [String] = []

    var id: String { "T-" + name }
    var product: String { "P-" + name }

    init(_ name: String, _ type: String = "application") {
      self.name = name
      self.type = type
    }
  }

  let folder: TemporaryFolder
  let name: String
  var format = "77"
  var targets: [Target]
  var settings: [String: String] = [:]
  /// The children of the main group.
  var children: [String] = []
  /// Further objects: identifiers and the text in their braces.
  var objects: [String: String] = [:]
  /// Further values of the project's object.
  var project = ""

  init(_ name: String = "App", in folder: TemporaryFolder = TemporaryFolder(), targets: [Target] = [Target("App")]) {
    self.name = name
    self.folder = folder
    self.targets = targets
  }

  /// The folder `NAME.xcodeproj`.
  var file: URL { folder.place(name + ".xcodeproj") }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  /// Adds a file to the main group and to phases of targets, and writes it.
  /// - Parameters:
  ///   - phase: The kind of the phase.
  ///   - targets: The indices of the targets.
  ///   - content: The text of the file; nil for one that is missing.
  /// - Returns: The identifier of the file.
  @discardableResult
  mutating func add(
    _ path: String, to phase: String? = "Sources", of targets: [Int] = [0], content: String? = "", also: String = ""
  ) throws -> String {
    let id = "F-" + path
    children.append(id)
    objects[id] = "isa = PBXFileReference; path = \(Self.quoted(path)); sourceTree = \"<group>\"; \(also)"
    for index in targets { if let phase { self.targets[index].files[phase, default: []].append(id) } }
    if let content { try folder.write(content, to: path) }
    return id
  }

  /// Writes the file of the project.
  @discardableResult func write() throws -> URL {
    try folder.write(text, to: name + ".xcodeproj/project.pbxproj")
    return file
  }

  /// The project, after writing it.
  func open() throws -> ProjectCollection { try ProjectCollection(write()) }

  var text: String {
    var all = objects
    all["MAIN"] = "isa = PBXGroup; children = (\(list(children))); sourceTree = \"<group>\";"
    all["PROJECT"] =
      "isa = PBXProject; buildConfigurationList = L-PROJECT; mainGroup = MAIN; developmentRegion = de; "
      + "targets = (\(list(targets.map(\.id)))); \(project)"
    addConfigurations(settings, of: "PROJECT", to: &all)
    for target in targets { add(target, to: &all) }
    let lines = all.sorted { $0.key < $1.key }.map { "    \(Self.quoted($0.key)) /* \($0.key) */ = { \($0.value) };" }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        classes = { };
        objectVersion = \(format);
        objects = {
      \(lines.joined(separator: "\n"))
        };
        rootObject = PROJECT;
      }
      """
  }

  private func list(_ ids: [String]) -> String { ids.map { Self.quoted($0) + "," }.joined(separator: " ") }

  private func addConfigurations(_ settings: [String: String], of owner: String, to all: inout [String: String]) {
    let text = settings.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));" }.joined(separator: " ")
    for name in ["Debug", "Release"] where all["C-\(name)-\(owner)"] == nil {
      all["C-\(name)-\(owner)"] = "isa = XCBuildConfiguration; name = \(name); buildSettings = { \(text) };"
    }
    all["L-" + owner] =
      "isa = XCConfigurationList; defaultConfigurationName = Release; "
      + "buildConfigurations = (\(list(["C-Debug-\(owner)", "C-Release-\(owner)"])));"
  }

  private func add(_ target: Target, to all: inout [String: String]) {
    var phases: [String] = []
    for (kind, files) in target.files.sorted(by: { $0.key < $1.key }) {
      let phase = "\(kind)-\(target.name)"
      phases.append(phase)
      for file in files where all["B-\(phase)-\(file)"] == nil {
        let key = file.hasPrefix("PRODUCT-") ? "productRef" : "fileRef"
        all["B-\(phase)-\(file)"] = "isa = PBXBuildFile; \(key) = \(Self.quoted(file));"
      }
      all[phase] = "isa = PBX\(kind)BuildPhase; files = (\(list(files.map { "B-\(phase)-\($0)" })));"
    }
    let ending = ["framework": "framework", "library.static": "a"][target.type] ?? "app"
    all[target.product] =
      "isa = PBXFileReference; path = \(Self.quoted("\(target.name).\(ending)")); sourceTree = BUILT_PRODUCTS_DIR;"
    all[target.id] =
      "isa = PBXNativeTarget; name = \(Self.quoted(target.name)); buildConfigurationList = \(Self.quoted("L-" + target.id)); "
      + "buildPhases = (\(list(phases + target.phases))); dependencies = (\(list(target.dependencies))); "
      + "fileSystemSynchronizedGroups = (\(list(target.folders))); "
      + "packageProductDependencies = (\(list(target.packages))); productReference = \(Self.quoted(target.product)); "
      + "productType = \"com.apple.product-type.\(target.type)\";"
    addConfigurations(target.settings, of: target.id, to: &all)
  }
}
