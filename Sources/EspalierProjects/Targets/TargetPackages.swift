// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The products of packages that a target uses.
struct TargetPackages {
  private(set) var products: [PackageProduct] = []
  private(set) var leftOut: [LeftOut] = []
  private(set) var problems: [ProjectProblem] = []

  /// - Parameter linked: The products in the target's phases; those that the target lists follow.
  init(
    _ target: XcodeProject.Target, _ linked: [ProjectObject], in project: XcodeProject, of collection: ProjectCollection
  ) {
    let objects = project.objects
    let plugins = objects.objects("dependencies", of: target.object).compactMap { objects.object("productRef", of: $0) }
    let listed = objects.objects("packageProductDependencies", of: target.object)
    var seen: Set<String> = []
    for object in linked + listed + plugins {
      guard let name = object["productName"], seen.insert(name).inserted else { continue }
      if name.hasPrefix("plugin:") {
        leftOut.append(LeftOut(.script, String(name.dropFirst(7)), "plug-ins of the build are not run"))
        continue
      }
      let package = Self.package(of: object, name, in: project, of: collection)
      products.append(PackageProduct(product: name, package: package))
      if package == nil {
        problems.append(
          ProjectProblem(project.file, "\(target.name) uses \(name), which is a product of no package that is there."))
      }
    }
  }

  /// The package of a product: the one that the project names, else a local one with such a product.
  private static func package(
    of object: ProjectObject, _ name: String, in project: XcodeProject, of collection: ProjectCollection
  ) -> PackageReference? {
    let named = project.objects.object("package", of: object).flatMap { PackageReference($0, root: project.root) }
    switch named {
    case .remote(var package)?:
      package.pin = collection.pins[package.identity]
      return .remote(package)
    case .local?: return named
    case nil:
      let package = collection.packages.first { makes(name, $0) } ?? collection.packages.first { mayMake(name, $0) }
      return package.map(PackageReference.local)
    }
  }

  private static func manifest(_ folder: URL) -> String {
    (try? RegularFile.text(folder.path + "/Package.swift", limit: 1 << 20)) ?? ""
  }

  /// Whether the manifest of a package has the name of a product, and a function of its own that makes products.
  private static func mayMake(_ product: String, _ folder: URL) -> Bool {
    let manifest = manifest(folder)
    guard manifest.contains("\"\(product)\"") else { return false }
    return manifest.firstMatch(of: /->\s*(?:PackageDescription\.)?Product\b/) != nil
  }

  /// Whether the manifest of a package declares a product. It is searched, not run.
  private static func makes(_ product: String, _ folder: URL) -> Bool {
    manifest(folder).matches(of: /\.(?:library|executable)\(\s*name:\s*"([^"]*)"/).contains { $0.1 == product }
  }
}
