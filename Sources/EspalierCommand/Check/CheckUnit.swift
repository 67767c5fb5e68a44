// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import EspalierAssets
import Foundation

/// The files that are type-checked together: one file, or all files of a module.
struct CheckUnit: Equatable {
  enum Kind: String, Codable { case file, module }

  let kind: Kind
  /// The path as the user named it, or as it was found below a folder that the user named.
  let path: String
  let files: [String]
  /// The manifest of the package whose files are the module.
  var manifest: PackageManifest?
  /// The settings of a module of a project; nil for the others.
  var module: ModuleSettings?

  /// The settings of a module of a project.
  struct ModuleSettings: Equatable {
    /// The compiler's flags, with the module's name and language mode.
    let flags: [String]
    /// Modules that each file imports implicitly.
    let imports: [String]?
    /// Sources that are compiled with the files.
    let generated: [String]
    /// The sources of lowered files, which have the same lines.
    let originals: [String: String]
  }

  /// Turns the paths of a command line into units.
  /// - Throws: a usage error for a path that does not exist, a file that is not Swift, or a folder without Swift files.
  static func expand(_ paths: [String], asModule: Bool) throws -> [CheckUnit] {
    var units: [CheckUnit] = []
    var loose: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Stop.usage("no such file or folder: \(path)")
      }
      if isFolder.boolValue {
        units += try folder(path, asModule: asModule)
      } else if path.hasSuffix(".swift") {
        if asModule { loose.append(path) } else { units.append(CheckUnit(kind: .file, path: path, files: [path])) }
      } else {
        throw Stop.usage("not a Swift file: \(path)")
      }
    }
    if let first = loose.first {
      units.append(
        CheckUnit(kind: .module, path: loose.count == 1 ? first : loose.joined(separator: " "), files: loose))
    }
    return units
  }

  private static func folder(_ path: String, asModule: Bool) throws -> [CheckUnit] {
    let hasManifest = FileManager.default.fileExists(atPath: path + "/Package.swift")
    let top = top(of: path, isPackage: hasManifest)
    let names = visibleNames(below: top)
    let manifest = hasManifest ? PackageManifest(below: path) : nil
    let files = swiftFiles(names, below: top, leavingOut: manifest?.excluded ?? [])
    guard !files.isEmpty else { throw Stop.usage("no .swift files in \(path)") }
    if asModule || hasManifest { return [CheckUnit(kind: .module, path: path, files: files, manifest: manifest)] }
    // A package in the folder is a module of its own; one without sources has nothing to check.
    let packages = packages(names, below: top)
    let alone = files.filter { file in !packages.contains { file.hasPrefix($0 + "/") } }
    return alone.map { CheckUnit(kind: .file, path: $0, files: [$0]) }
      + packages.flatMap { (try? folder($0, asModule: false)) ?? [] }
  }

  /// The folder of the module's files. The targets of a package are in `Sources`; files beside it, such as those of an app that
  /// shows the package, are no part of them.
  private static func top(of path: String, isPackage: Bool) -> String {
    let sources = path + "/Sources"
    return isPackage && FileManager.default.fileExists(atPath: sources) ? sources : path
  }

  /// The names below a folder, in order, relative to it, without hidden files and folders.
  private static func visibleNames(below folder: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = enumerator.nextObject() as? String {
      // A folder may have the extension of a file.
      let isFolder = enumerator.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder, name.hasSuffix(".swift") { continue }
      if !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { names.append(name) }
    }
    return names.sorted()
  }

  private static func prefix(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

  /// The outermost folders with a manifest.
  private static func packages(_ names: [String], below folder: String) -> [String] {
    let suffix = "/Package.swift"
    let found = names.filter { $0.hasSuffix(suffix) }.map { prefix(folder) + $0.dropLast(suffix.count) }
    return found.filter { path in !found.contains { path.hasPrefix($0 + "/") } }
  }

  /// All Swift files, without manifests, a package's tests, files that its manifest excludes from a target, and code in
  /// documentation and playgrounds, which SwiftPM and Xcode do not compile either.
  private static func swiftFiles(
    _ names: [String], below folder: String, leavingOut excluded: Set<String>
  ) -> [String] {
    let isPackage = names.contains("Package.swift")
    return names.filter { name in
      let parts = name.split(separator: "/")
      guard name.hasSuffix(".swift"), parts.last != "Package.swift", !(isPackage && parts.first == "Tests"),
        !parts.dropLast().contains(where: { $0.hasSuffix(".docc") || $0.hasSuffix(".playground") })
      else { return false }
      // Paths in the manifest begin at the target's folder.
      let inTarget = parts.dropFirst()
      return !inTarget.indices.contains { excluded.contains(inTarget[...$0].joined(separator: "/")) }
    }.map { prefix(folder) + $0 }
  }

  /// The compiler's flags with the module's name and language mode: 5, or that of a package's manifest or a project.
  var settings: [String] {
    module?.flags ?? ["-module-name", moduleName, "-swift-version", manifest?.languageMode ?? "5"]
  }

  /// Whether `Bundle.module` exists: SwiftPM adds it if the manifest names resources, Xcode also if a target has an asset
  /// catalogue.
  var hasResources: Bool {
    guard let manifest else { return false }
    return manifest.namesResources
      || !AssetFolders.catalogs(below: URL(fileURLWithPath: path).appendingPathComponent("Sources")).isEmpty
  }

  /// The targets of a package with several, which import each other and are one module here.
  var targets: [String] {
    guard manifest != nil else { return [] }
    let sources = Self.prefix(path) + "Sources/"
    let names = Set(
      files.lazy.filter { $0.hasPrefix(sources) }.map { $0.dropFirst(sources.count).split(separator: "/") }
        .filter { $0.count > 1 }.map { String($0[0]) })
    return names.count > 1 ? names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }.sorted() : []
  }

  /// The names that Xcode would generate from the asset catalogues of the module, or around the file.
  var assetSymbols: AssetSymbols {
    kind == .module && path.isPathOfFolder ? Self.assetSymbols(ofModule: path) : AssetSymbols(around: files)
  }

  /// The names of a module folder's asset catalogues. O(files).
  static func assetSymbols(ofModule folder: String) -> AssetSymbols {
    let isPackage = FileManager.default.fileExists(atPath: folder + "/Package.swift")
    return AssetSymbols(AssetFolders.catalogs(below: URL(fileURLWithPath: top(of: folder, isPackage: isPackage))))
  }

  /// A name for the module that the compiler accepts.
  var moduleName: String {
    guard kind == .module, let last = path.split(separator: "/").last else { return "File" }
    let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "Module"
  }
}
