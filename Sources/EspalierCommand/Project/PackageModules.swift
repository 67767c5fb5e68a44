// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The modules of the packages that the targets of an app use, each after those that it imports.
struct PackageModules {
  private(set) var modules: [SourceModule] = []
  private(set) var natives: [NativeTarget] = []
  private(set) var macros: [MacroTarget] = []
  /// The products and targets that are not compiled, with the reasons, in sentences without a full stop.
  var leftOut: [String] { notes + obstacles.map(\.note) }

  /// The clones that are too old for the app or for other packages, in sentences.
  var outdated: [String] { search.outdated.sorted { $0.key < $1.key }.map(\.value) }

  private var notes: [String] = []
  private var obstacles: [PackageObstacle] = []

  private var search: PackageSearch
  private let cache: URL
  /// The name of the app's system in manifests.
  private let platform: String
  private var descriptions: [URL: PackageDescription] = [:]
  private let replaced: Set<String>
  private var unreadable: Set<URL> = []
  private var taken: Set<String> = []
  /// The traits by which the manifests of other packages enable some of a package.
  private var requests: [URL: Set<String>] = [:]
  /// The reasons for which targets are left out, by package and name.
  private var lacking: [String: String] = [:]
  /// The modules of each product, by package and name.
  private var products: [String: [String]] = [:]

  /// - Parameter replaced: Modules of packages that are part of this library.
  init(_ search: PackageSearch, cache: URL, platform: Platform, replaced: [String] = []) {
    self.search = search
    self.replaced = Set(replaced)
    self.platform = platform == .macOS ? "macos" : "ios"
    self.cache = cache
  }

  /// Adds the products of targets.
  mutating func add(_ all: [PackageProduct]) throws {
    let all = all.filter { !replaced.contains($0.product) }
    try search.resolve(
      all.compactMap { if case .remote(let package)? = $0.package { package } else { nil } })
    var read: Set<URL> = []
    for folder in all.compactMap({ $0.package.flatMap(search.folder) }) {
      requests[folder, default: []].insert("default")
      try readRequests(of: folder, &read)
    }
    for product in all {
      guard let package = product.package else { continue }
      if let folder = search.folder(package) {
        if try readable(folder) != nil { _ = try modules(ofProduct: product.product, in: folder) }
      } else if case .remote(let remote) = package {
        let reason = search.failures[package.identity].map { ": \($0)" } ?? ""
        notes.append(
          "\(product.product) of \(remote.address), which is not there\(reason); \(search.nextStep(for: remote))")
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

  /// The manifest of a package; nil for one with errors, whose products are left out, with the reason.
  private mutating func readable(_ folder: URL) throws -> PackageDescription? {
    if unreadable.contains(folder) { return nil }
    do { return try description(folder) } catch let stop as Stop where stop.status == ExitStatus.failed {
      unreadable.insert(folder)
      let lines = (stop.message ?? "").split(separator: "\n")
      // The compiler's own errors have places; SwiftPM's first one lists all of the compiler's flags.
      let cause = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
      let reason = cause.map { ": \($0)" } ?? ""
      notes.append("the package in \(folder.path), whose manifest cannot be read\(reason)")
      return nil
    }
  }

  /// Reads the traits that a package and those below it enable.
  private mutating func readRequests(of folder: URL, _ read: inout Set<URL>) throws {
    guard read.insert(folder).inserted else { return }
    for dependency in try readable(folder)?.dependencies ?? [] {
      let local = (dependency.fileSystem ?? []).map {
        (search.folder(identity: $0.identity) ?? URL(fileURLWithPath: $0.path, isDirectory: true), $0.traits)
      }
      for package in dependency.sourceControl ?? [] {
        search.choose(package.identity, for: package.requirement?.remote)
      }
      let remote = (dependency.sourceControl ?? []).map { (search.folder(identity: $0.identity), $0.traits) }
      for (place, traits) in local + remote {
        guard let place, FileManager.default.fileExists(atPath: place.path + "/Package.swift") else { continue }
        requests[place, default: []].formUnion(traits?.map(\.name) ?? ["default"])
        try readRequests(of: place, &read)
      }
    }
  }

  /// The traits of a package that are enabled.
  private func traits(of package: PackageDescription, in folder: URL) -> Set<String> {
    package.traits(enabledBy: requests[folder] ?? ["default"])
  }

  @discardableResult
  private mutating func modules(ofProduct name: String, in folder: URL) throws -> [String] {
    let key = "\(folder.path) \(name)"
    if let known = products[key] { return known }
    products[key] = []
    let package = try description(folder)
    guard let product = package.products.first(where: { $0.name == name }) else {
      if let former = former(name, in: package) {
        let below = try modules(ofProduct: former.successor, in: folder)
        var module = SourceModule(
          name: name, title: "\(package.name)/\(name)", sources: [try former.file(in: cache)])
        module.packageName = Self.moduleName(folder.lastPathComponent.lowercased())
        module.dependencies = below
        modules.append(module)
        products[key] = below + [name]
        return below + [name]
      }
      notes.append(
        "\(name): the package in \(folder.path) has no such product for Linux; what the app uses of it belongs between "
          + "#if canImport(\(Self.moduleName(name))) and #endif")
      return []
    }
    var names: [String] = []
    for target in product.targets { names += try add(target, of: package, in: folder) }
    products[key] = names
    return names
  }

  /// A product that the package has replaced by another one; nil for all others.
  private func former(_ product: String, in package: PackageDescription) -> FormerModule? {
    FormerModule.all.first { former in
      former.name == product && package.products.contains { $0.name == former.successor }
    }
  }

  /// Adds a target after those that it depends on.
  /// - Returns: The names of its module and of those below it; none if it is left out.
  private mutating func add(_ name: String, of package: PackageDescription, in folder: URL) throws -> [String] {
    guard let target = package.targets.first(where: { $0.name == name }) else { return [] }
    let key = "\(folder.path) \(name) target"
    if let known = products[key] { return known }
    // A cycle, which SwiftPM refuses.
    guard taken.insert(key).inserted else { return [] }
    if replaced.contains(Self.moduleName(name)) { return [] }
    let files = PackageTargetFiles(target, in: folder)
    if let reason = files.obstacle {
      PackageObstacle.add(Self.moduleName(name), of: package.name, reason, to: &obstacles)
      lacking[key] = "\(name) is left out: \(reason)"
      products[key] = []
      return []
    }
    if target.type == "macro" {
      macros.append(try macroTarget(target, of: package, in: folder))
      return []
    }
    var below: [String] = []
    var absent: [String] = []
    let traits = traits(of: package, in: folder)
    for dependency in target.dependencies ?? [] where dependency.isNeeded(on: platform, traits: traits) {
      if dependency.package == nil, package.targets.contains(where: { $0.name == dependency.name }) {
        below += try add(dependency.name, of: package, in: folder)
        if let reason = lacking["\(folder.path) \(dependency.name) target"] { absent.append(reason) }
      } else {
        below += try modules(ofDependency: dependency, of: package, in: folder)
      }
    }
    if let native = NativeTarget(target, files, of: package, module: Self.moduleName(name)) {
      natives.append(native)
      products[key] = below
      return below
    }
    var module = try module(target, files, below, of: package, in: folder)
    module.absent = absent
    modules.append(module)
    products[key] = below + [modules.last!.name]
    return products[key]!
  }

  private func module(
    _ target: PackageDescription.Target, _ files: PackageTargetFiles, _ below: [String],
    of package: PackageDescription, in folder: URL
  ) throws -> SourceModule {
    let name = target.name
    var module = sourceModule(target, files, of: package, in: folder)
    // Its imports have to be portable as well: UIKit does not exist for it.
    let hasPortableImports = modules.allSatisfy { $0.isPortable || !below.contains($0.name) }
    var mentionsLinux = false
    for file in files.sources where !mentionsLinux || !module.hasDebugCode {
      let text = try SourceFile.read(file)
      mentionsLinux = mentionsLinux || text.contains("os(Linux)") || text.contains("canImport(Glibc)")
      module.hasDebugCode = module.hasDebugCode || text.contains("DEBUG")
    }
    module.isPortable = hasPortableImports && mentionsLinux
    module.resources = files.resources
    if !files.resources.isEmpty { module.bundle = "\(package.name)_\(name)" }
    module.dependencies = below
    return module
  }

  /// A target with the settings of its manifest.
  private func sourceModule(
    _ target: PackageDescription.Target, _ files: PackageTargetFiles, of package: PackageDescription, in folder: URL
  ) -> SourceModule {
    let traits = traits(of: package, in: folder)
    func settings(_ kind: String) -> [String] { target.settings(.swift, kind, on: platform, traits: traits) }
    var module = SourceModule(
      name: Self.moduleName(target.name), title: "\(package.name)/\(target.name)", sources: files.sources)
    module.languageMode =
      settings("swiftLanguageMode").last ?? settings("swiftLanguageVersion").last ?? package.languageMode
    module.conditions = settings("define") + ["SWIFT_PACKAGE"] + traits.sorted()
    module.features = settings("enableUpcomingFeature")
    module.experimentalFeatures = settings("enableExperimentalFeature")
    module.isMainActorByDefault = settings("defaultIsolation").contains("MainActor")
    module.packageName = Self.moduleName(folder.lastPathComponent.lowercased())
    return module
  }

  private mutating func macroTarget(
    _ target: PackageDescription.Target, of package: PackageDescription, in folder: URL
  ) throws -> MacroTarget {
    MacroTarget(
      module: sourceModule(target, PackageTargetFiles(target, in: folder), of: package, in: folder),
      libraries: try libraries(below: target, of: package, in: folder))
  }

  /// The targets that macros import, each after those that it depends on. SwiftSyntax is the toolchain's.
  private mutating func libraries(
    below target: PackageDescription.Target, of package: PackageDescription, in folder: URL
  ) throws -> [SourceModule] {
    var all: [SourceModule] = []
    let traits = traits(of: package, in: folder)
    for dependency in target.dependencies ?? [] where dependency.isNeeded(on: "macos", traits: traits) {
      let places =
        package.targets.contains { $0.name == dependency.name } && dependency.package == nil
        ? [(folder, package, [dependency.name])] : try product(dependency, of: package).map { [$0] } ?? []
      for (place, owner, names) in places {
        for own in owner.targets where names.contains(own.name) && own.type == "regular" {
          let module = sourceModule(own, PackageTargetFiles(own, in: place), of: owner, in: place)
          for one in try libraries(below: own, of: owner, in: place) + [module]
          where !all.contains(where: { $0.name == one.name }) { all.append(one) }
        }
      }
    }
    return all
  }

  /// The modules of a product of another package, which the manifest names by its package or by itself alone.
  private mutating func modules(
    ofDependency dependency: PackageDescription.Dependency, of package: PackageDescription, in folder: URL
  ) throws -> [String] {
    if let (place, _, _) = try product(dependency, of: package) {
      return try modules(ofProduct: dependency.name, in: place)
    }
    notes.append(
      "\(dependency.name), which the package \(package.name) needs: it is in no package that is there; clone its package "
        + "into the folder of --packages")
    return []
  }

  /// The package of a product on which a target depends, and the names of the product's targets; nil if it is not there.
  private mutating func product(
    _ dependency: PackageDescription.Dependency, of package: PackageDescription
  ) throws -> (folder: URL, package: PackageDescription, targets: [String])? {
    let all = package.dependencies ?? []
    let local = all.flatMap { $0.fileSystem ?? [] }
    let remote = all.flatMap { $0.sourceControl ?? [] }
    let identities = dependency.package.map { [$0.lowercased()] } ?? local.map(\.identity) + remote.map(\.identity)
    for identity in identities {
      let place =
        search.folder(identity: identity)
        ?? local.first { $0.identity.lowercased() == identity }.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
      guard let place else { continue }
      guard let owner = try readable(place) else { continue }
      if let product = owner.products.first(where: { $0.name == dependency.name }) {
        return (place, owner, product.targets)
      }
      if former(dependency.name, in: owner) != nil { return (place, owner, []) }
    }
    return nil
  }

  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
