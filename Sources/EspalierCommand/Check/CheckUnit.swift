// SPDX-License-Identifier: MIT

import Foundation

/// What is type-checked together: one file, or all files of a module.
struct CheckUnit: Equatable {
  enum Kind: String, Codable { case file, module }

  let kind: Kind
  /// As the user named it, or as it was found below a folder that the user named.
  let path: String
  let files: [String]

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
    let sources = path + "/Sources"
    let top = hasManifest && FileManager.default.fileExists(atPath: sources) ? sources : path
    let files = swiftFiles(below: top)
    guard !files.isEmpty else { throw Stop.usage("no .swift files in \(path)") }
    if asModule || hasManifest { return [CheckUnit(kind: .module, path: path, files: files)] }
    // A package in the folder is a module of its own.
    let packages = packages(below: path)
    let alone = files.filter { file in !packages.contains { file.hasPrefix($0 + "/") } }
    return try alone.map { CheckUnit(kind: .file, path: $0, files: [$0]) }
      + packages.flatMap { try folder($0, asModule: false) }
  }

  /// The outermost folders with a manifest below a folder, in order of their paths.
  private static func packages(below folder: String) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
    let found = names.filter { name in
      name.hasSuffix("/Package.swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { folder + "/" + $0.dropLast("/Package.swift".count) }.sorted()
    return found.filter { path in !found.contains { path.hasPrefix($0 + "/") } }
  }

  /// All Swift files below a folder in order of their paths, without hidden folders, manifests and a package's tests.
  private static func swiftFiles(below folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
    let isPackage = FileManager.default.fileExists(atPath: prefix + "Package.swift")
    return names.filter { name in
      let parts = name.split(separator: "/")
      return name.hasSuffix(".swift") && !parts.contains { $0.hasPrefix(".") } && parts.last != "Package.swift"
        && !(isPackage && parts.first == "Tests")
    }.sorted().map { prefix + $0 }
  }

  /// The language mode: 5, or that of a package's manifest.
  var languageMode: String {
    guard kind == .module, let manifest = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8),
      let version = manifest.firstMatch(of: /swift-tools-version:\s*(\d+)/), let major = Int(version.1), major >= 6,
      !manifest.contains(/swiftLanguage(?:Modes|Versions):\s*\[\s*\.v5/)
    else { return "5" }
    return "6"
  }

  /// Whether the package's manifest names resources: SwiftPM then adds `Bundle.module`. The manifest is searched, not run.
  var hasResources: Bool {
    kind == .module
      && (try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8))?.contains(/\bresources:\s*\[/) == true
  }

  /// A name for the module that the compiler accepts.
  var moduleName: String {
    guard kind == .module, let last = path.split(separator: "/").last else { return "File" }
    let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "Module"
  }
}
