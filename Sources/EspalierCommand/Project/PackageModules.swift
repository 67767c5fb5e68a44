// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The modules of the packages that the targets of an app use, each after those that it imports.
struct PackageModules {
  private(set) var modules: [SourceModule] = []
  /// The products and targets that are not compiled, with the reasons, in sentences without a full stop.
  private(set) var leftOut: [String] = []

  private var search: PackageSearch
  private let cache: URL
  private let implicitImports: [String]
  private var descriptions: [URL: PackageDescription] = [:]
  private var taken: Set<String> = []
  /// The modules of each product, by package and name.
  private var products: [String: [String]] = [:]

  init(_ search: PackageSearch, cache: URL, implicitImports: [String]) {
    self.search = search
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
    var below: [String] = []
    for dependency in target.dependencies ?? [] {
      if dependency.package == nil, package.targets.contains(where: { $0.name == dependency.name }) {
        below += try add(dependency.name, of: package, in: folder)
      } else {
        below += try modules(ofDependency: dependency, of: package, in: folder)
      }
    }
    let files = PackageTargetFiles(target, in: folder)
    if let reason = files.obstacle {
      leftOut.append("\(name) of the package \(package.name): \(reason)")
      products[key] = []
      return []
    }
    var module = SourceModule(name: Self.moduleName(name), title: "\(package.name)/\(name)", sources: files.sources)
    module.languageMode = package.languageMode
    module.conditions = (target.settings ?? []).flatMap(\.conditions) + ["SWIFT_PACKAGE"]
    module.features = (target.settings ?? []).flatMap(\.features)
    module.implicitImports = implicitImports
    module.resources = files.resources
    if !files.resources.isEmpty { module.bundle = "\(package.name)_\(name)" }
    module.dependencies = below
    modules.append(module)
    products[key] = below + [module.name]
    return below + [module.name]
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
