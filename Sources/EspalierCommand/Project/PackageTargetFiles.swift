// SPDX-License-Identifier: MIT

import Foundation

/// The files of a target of a package.
struct PackageTargetFiles {
  private(set) var folder: URL?
  /// The Swift sources, by path.
  private(set) var sources: [String] = []
  /// The sources in C, C++ and assembler, by path.
  private(set) var nativeSources: [String] = []
  private(set) var resources: [URL] = []
  /// The reason why the target is not compiled, a clause; nil if it is.
  private(set) var obstacle: String?

  private static let nativeSuffixes = [".c", ".cc", ".cpp", ".cxx", ".S"]

  /// The folders of targets without a path, first those of sources.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  init(_ target: PackageDescription.Target, in package: URL) {
    switch target.type {
    case "regular", "executable", "macro", "system": break
    case "binary": obstacle = "it is a compiled library for Apple systems"
    default: obstacle = "targets of the type \(target.type) are not compiled"
    }
    guard obstacle == nil else { return }
    let candidates =
      target.path.map { [$0] } ?? Self.folders.map { "\($0)/\(target.name)" } + (target.path == nil ? Self.folders : [])
    let folder = candidates.map { package.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
      .first { $0.path.isPathOfFolder }
    guard let folder else {
      obstacle = "its folder is not there"
      return
    }
    self.folder = folder
    guard target.type != "system" else { return }
    let excluded = Set((target.exclude ?? []).map(Self.normal))
    let named = target.sources.map { $0.map(Self.normal) }
    let names = Self.names(below: folder.path)
    func isBelow(_ name: String, _ folders: some Sequence<String>) -> Bool {
      folders.contains { $0.isEmpty || name == $0 || name.hasPrefix($0 + "/") }
    }
    let own = names.filter { name in
      !isBelow(name, excluded) && !name.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
    }
    let compiled = own.filter { name in named.map { isBelow(name, $0) } ?? true }
    sources = compiled.filter { $0.hasSuffix(".swift") }.map { folder.path + "/" + $0 }
      .filter { !$0.isPathOfFolder }
    nativeSources = compiled.filter { name in Self.nativeSuffixes.contains { name.hasSuffix($0) } }
      .map { folder.path + "/" + $0 }
    let isObjectiveC = compiled.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    let hasHeaders = own.contains { $0.hasSuffix(".h") }
    if sources.isEmpty, isObjectiveC || nativeSources.isEmpty && !hasHeaders {
      obstacle = isObjectiveC ? "its sources are in Objective-C" : "it has no sources"
    }
    let rules = (target.resources ?? []).map(\.path).map(Self.normal)
    let catalogs = own.filter { name in [".xcassets", ".xcstrings", ".xcdatamodeld"].contains { name.hasSuffix($0) } }
    resources = Self.unique(rules + catalogs).map { folder.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The names below a folder, in order, relative to it. As in SwiftPM, a link to a folder is one; a link to a folder around itself is
  /// none.
  private static func names(below folder: String) -> [String] {
    var names: [String] = []
    var around: [String] = []
    func list(_ path: String, _ prefix: String) {
      let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard !around.contains(place) else { return }
      around.append(place)
      defer { around.removeLast() }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        names.append(prefix + name)
        if "\(path)/\(name)".isPathOfFolder { list("\(path)/\(name)", "\(prefix)\(name)/") }
      }
    }
    list(folder, "")
    return names.sorted()
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func normal(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
