// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// A package's manifest, as SwiftPM prints it.
struct PackageDescription: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name, type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [Dependency]?
    let settings: [PackageSetting]?
    /// The folder of a C target's headers, `include` without it.
    let publicHeadersPath: String?
    /// The name of a system library in pkg-config.
    let pkgConfig: String?

    func settings(
      _ tool: PackageSetting.Tool, _ kind: String, on platform: String, traits: Set<String> = []
    ) -> [String] {
      (settings ?? []).filter { $0.tool == tool && $0.kind == kind && $0.applies(to: platform, traits: traits) }
        .flatMap(\.values)
    }
  }

  struct Resource: Decodable { let path: String }

  /// The name of a target or a product, and that of the product's package.
  struct Dependency: Decodable {
    let name: String
    let package: String?
    /// The systems for which it is needed; nil for all.
    let platforms: [String]?
    /// The traits of the package that need it, of which one has to be enabled; nil for all.
    let traits: [String]?

    func isNeeded(on platform: String, traits enabled: Set<String>) -> Bool {
      (platforms.map { $0.contains(platform) } ?? true) && (traits.map { !enabled.isDisjoint(with: $0) } ?? true)
    }

    /// `{"byName": [NAME, CONDITION]}`, `{"target": [NAME, …]}` or `{"product": [NAME, PACKAGE, …]}`.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyName.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind"))
      }
      var values = try container.nestedUnkeyedContainer(forKey: key)
      name = try values.decode(String.self)
      package = key.stringValue == "product" ? try values.decodeIfPresent(String.self) : nil
      var (platforms, traits): ([String], [String]) = ([], [])
      while !values.isAtEnd {
        // New names of modules, the condition, or null.
        let condition = try? values.decodeIfPresent(PackageCondition.self)
        platforms += (condition ?? nil)?.platformNames ?? []
        traits += (condition ?? nil)?.traits ?? []
        if condition == nil { _ = try? values.decode([String: String].self) }
      }
      self.platforms = platforms.isEmpty ? nil : platforms
      self.traits = traits.isEmpty ? nil : traits
    }
  }

  struct Dependencies: Decodable {
    struct Local: Decodable {
      let identity, path: String
      let traits: [Trait]?
    }
    struct Remote: Decodable {
      let identity: String
      let traits: [Trait]?
      let requirement: VersionRequirement?
    }
    let fileSystem: [Local]?
    let sourceControl: [Remote]?
  }

  /// The versions that a manifest permits: `{"range": [{"lowerBound": …, "upperBound": …}]}`, `{"exact": […]}`, `{"branch": […]}` or
  /// `{"revision": […]}`.
  struct VersionRequirement: Decodable {
    struct Range: Decodable { let lowerBound, upperBound: String }
    let range: [Range]?
    let exact, branch, revision: [String]?

    /// The same as a requirement of a project; nil for another form.
    var remote: RemotePackage.Requirement? {
      if let range = range?.first { return .range(from: range.lowerBound, to: range.upperBound) }
      if let exact = exact?.first { return .exact(exact) }
      return branch?.first.map { .branch($0) } ?? revision?.first.map { .revision($0) }
    }
  }

  /// A switch of a package, which is a name in `#if`. The one called `default` lists those that are enabled without a choice.
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]?
  }

  struct ToolsVersion: Decodable { let _version: String }

  let name: String
  let products: [Product]
  let targets: [Target]
  let dependencies: [Dependencies]?
  let toolsVersion: ToolsVersion?
  let swiftLanguageVersions: [String]?
  let traits: [Trait]?

  /// 6 if the tools are of version 6 and no older mode is set, else 5.
  var languageMode: String {
    if let versions = swiftLanguageVersions, !versions.isEmpty { return versions.contains("6") ? "6" : "5" }
    let major = toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) }
    return (major ?? 5) >= 6 ? "6" : "5"
  }

  /// The traits that are enabled by some names, with all that they enable.
  func traits(enabledBy names: Set<String>) -> Set<String> {
    var enabled: Set<String> = []
    var rest = Array(names)
    while let name = rest.popLast() {
      guard let trait = traits?.first(where: { $0.name == name }), enabled.insert(name).inserted else { continue }
      rest += trait.enabledTraits ?? []
    }
    return enabled.subtracting(["default"])
  }

  /// Runs the manifest in a package's folder, about a second; the result is kept until the manifest changes.
  /// - Throws: status 1 if the manifest has errors.
  static func read(_ folder: URL, cache: URL) throws -> PackageDescription {
    let manifest = try SourceFile.read(folder.appendingPathComponent("Package.swift").path)
    let kept = cache.appendingPathComponent("\(Fingerprint.of([folder.path, manifest])).json")
    if let data = try? RegularFile.read(kept, limit: 16 << 20),
      let known = try? JSONDecoder().decode(Self.self, from: data)
    {
      return known
    }
    guard let swift = ChildProcess.find("swift") else { throw Stop.missing("no swift on the PATH") }
    let result = try ChildProcess.run(
      swift, ["package", "--package-path", folder.path, "--disable-sandbox", "dump-package"], limit: 120)
    guard result.isSuccess, let data = json(in: result.output) else {
      throw Stop(
        status: ExitStatus.failed, message: "the package in \(folder.path) cannot be read:\n\(result.output)")
    }
    do {
      let description = try JSONDecoder().decode(Self.self, from: data)
      try? data.write(to: kept, options: .atomic)
      return description
    } catch {
      throw Stop(
        status: ExitStatus.failed, message: "the manifest in \(folder.path) has a form that is not known: \(error)")
    }
  }

  /// The manifest in SwiftPM's output. Warnings stand before it, with lines of the manifest's source in which there are braces, too: its own
  /// first line is a brace alone. Nil if there is none.
  static func json(in output: String) -> Data? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first(where: { $0 == "{" }) else {
      return nil
    }
    return Data(output[first.startIndex...].utf8)
  }
}
