// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The modules of the packages that the targets of an app use, each after those that it imports.
struct PackageModules {
  private(set) var modules: [SourceModule] = []
  private(set) var natives: [NativeTarget] = []
  private(set) var macros: [MacroTarget] = []
  /// The products and targets that are not compiled, with the reasons, in sentences without a full stop.
  private(set) var leftOut: [String] = []

  private var search: PackageSearch
  private let cache: URL
  private let implicitImports: [String]
  /// The name of the app's system in manifests.
  private let platform: String
  private var descriptions: [URL: PackageDescription] = [:]
  private var taken: Set<String> = []
  /// The modules of each product, by package and name.
  private var products: [String: [String]] = [:]

  init(_ search: PackageSearch, cache: URL, platform: Platform, implicitImports: [String]) {
    self.search = search
    self.platform = platform == .macOS ? "macos" : "ios"
    self.cache = cache
    self.implicitImports = implicitImports
  }

  /// Adds the products of targets.
  /// - Throws: status 1 if a manifest has errors.
  mutating func add(_ all: [PackageProduct]) throws {
    try search.resolve(
      all.compactMap { if case .remote(let package)? = $0.package { package } else { nil } })
    for product in all {
      guard let package = product.package else { continue }
      if let folder = search.folder(package) {
        _ = try modules(ofProduct: product.product, in: folder)
      } else if case .remote(let remote) = package {
        let reason = search.failures[package.identity].map { ": \($0)" } ?? ""
        leftOut.append(
          "\(product.product) of \(remote.address), which is not there\(reason); clone it into a folder named "
            + "\(remote.identity) and name the folder around it with --packages")
      }
    }
  }

  /// The names of the modules of a product.
  func names(ofProduct product: PackageProduct) -> [String] {
    product.package.flatMap(search.folder).flatMap { products["\($0.path) \(product.product)"] } ?? []
  }

  private mutating func description(_ folder: URL) throws -> PackageDescription {
    if let known = descriptions[folder] { return known }
    let description = try PackageDescription.read(folder, cache: cache)
    descriptions[folder] = description
    return description
  }

  @discardableResult
  private mutating func modules(ofProduct name: String, in folder: URL) throws -> [String] {
    let key = "\(folder.path) \(name)"
    if let known = products[key] { return known }
    products[key] = []
    let package = try description(folder)
    guard let product = package.products.first(where: { $0.name == name }) else {
      leftOut.append("\(name): the package in \(folder.path) has no such product")
      return []
    }
    var names: [String] = []
    for target in product.targets { names += try add(target, of: package, in: folder) }
    products[key] = names
    return names
  }

  /// Adds a target after those that it depends on.
  /// - Returns: The names of its module and of those below it; none if it is left out.
  private mutating func add(_ name: String, of package: PackageDescription, in folder: URL) throws -> [String] {
    guard let target = package.targets.first(where: { $0.name == name }) else { return [] }
    let key = "\(folder.path) \(name) target"
    if let known = products[key] { return known }
    // A cycle, which SwiftPM refuses.
    guard taken.insert(key).inserted else { return [] }
    let files = PackageTargetFiles(target, in: folder)
    if let reason = files.obstacle {
      leftOut.append("\(name) of the package \(package.name): \(reason)")
      products[key] = []
      return []
    }
    if target.type == "macro" {
      macros.append(try macroTarget(target, files, of: package, in: folder))
      return []
    }
    var below: [String] = []
    for dependency in target.dependencies ?? [] where dependency.platforms.map({ $0.contains(platform) }) ?? true {
      if dependency.package == nil, package.targets.contains(where: { $0.name == dependency.name }) {
        below += try add(dependency.name, of: package, in: folder)
      } else {
        below += try modules(ofDependency: dependency, of: package, in: folder)
      }
    }
    if let native = NativeTarget(target, files, of: package, module: Self.moduleName(name)) {
      natives.append(native)
      products[key] = below
      return below
    }
    modules.append(try module(target, files, below, of: package, in: folder))
    products[key] = below + [modules.last!.name]
    return products[key]!
  }

  private func module(
    _ target: PackageDescription.Target, _ files: PackageTargetFiles, _ below: [String],
    of package: PackageDescription, in folder: URL
  ) throws -> SourceModule {
    let name = target.name
    func settings(_ kind: String) -> [String] { target.settings(.swift, kind, on: platform) }
    var module = SourceModule(name: Self.moduleName(name), title: "\(package.name)/\(name)", sources: files.sources)
    module.languageMode =
      settings("swiftLanguageMode").last ?? settings("swiftLanguageVersion").last ?? package.languageMode
    module.conditions = settings("define") + ["SWIFT_PACKAGE"]
    module.features = settings("enableUpcomingFeature")
    module.experimentalFeatures = settings("enableExperimentalFeature")
    module.isMainActorByDefault = settings("defaultIsolation").contains("MainActor")
    module.packageName = Self.moduleName(folder.lastPathComponent.lowercased())
    // Its imports have to be portable as well: UIKit does not exist for it.
    let hasPortableImports = modules.allSatisfy { $0.isPortable || !below.contains($0.name) }
    module.isPortable = try hasPortableImports && files.sources.contains { try Self.mentionsLinux($0) }
    module.implicitImports = module.isPortable ? nil : implicitImports
    module.resources = files.resources
    if !files.resources.isEmpty { module.bundle = "\(package.name)_\(name)" }
    module.dependencies = below
    return module
  }

  private static func mentionsLinux(_ file: String) throws -> Bool {
    let text = try SourceFile.read(file)
    return text.contains("os(Linux)") || text.contains("canImport(Glibc)")
  }

  private func macroTarget(
    _ target: PackageDescription.Target, _ files: PackageTargetFiles, of package: PackageDescription, in folder: URL
  ) throws -> MacroTarget {
    MacroTarget(
      name: Self.moduleName(target.name), title: "\(package.name)/\(target.name)", sources: files.sources,
      languageMode: package.languageMode, packageName: Self.moduleName(folder.lastPathComponent.lowercased()),
      libraries: Self.libraries(below: target, of: package, in: folder))
  }

  /// The targets of the same package below one, each after those that it depends on.
  private static func libraries(
    below target: PackageDescription.Target, of package: PackageDescription, in folder: URL
  ) -> [MacroTarget.Library] {
    var all: [MacroTarget.Library] = []
    for dependency in target.dependencies ?? [] where dependency.package == nil {
      guard let own = package.targets.first(where: { $0.name == dependency.name && $0.type == "regular" }) else {
        continue
      }
      let below = libraries(below: own, of: package, in: folder)
      let library = MacroTarget.Library(
        name: moduleName(own.name), sources: PackageTargetFiles(own, in: folder).sources)
      for one in below + [library] where !all.contains(where: { $0.name == one.name }) { all.append(one) }
    }
    return all
  }

  /// The modules of a product of another package, which the manifest names by its package or by itself alone.
  private mutating func modules(
    ofDependency dependency: PackageDescription.Dependency, of package: PackageDescription, in folder: URL
  ) throws -> [String] {
    let all = package.dependencies ?? []
    let local = all.flatMap { $0.fileSystem ?? [] }
    let remote = all.flatMap { $0.sourceControl ?? [] }
    let identities = dependency.package.map { [$0.lowercased()] } ?? local.map(\.identity) + remote.map(\.identity)
    for identity in identities {
      let place =
        search.folder(identity: identity)
        ?? local.first { $0.identity.lowercased() == identity }.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
      guard let place else { continue }
      if try description(place).products.contains(where: { $0.name == dependency.name }) {
        return try modules(ofProduct: dependency.name, in: place)
      }
    }
    leftOut.append(
      "\(dependency.name), which the package \(package.name) needs: it is in no package that is there; clone its package "
        + "into the folder of --packages")
    return []
  }

  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
