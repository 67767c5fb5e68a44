// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// A module that is compiled for an app: the app itself, a framework of its projects, or a target of a package.
struct SourceModule {
  /// The name by which Swift imports it.
  let name: String
  /// The name in messages: that of the target, or of the package and the target.
  let title: String
  /// The Swift sources, by path.
  let sources: [String]
  var languageMode = "5"
  var conditions: [String] = []
  var features: [String] = []
  var experimentalFeatures: [String] = []
  var isMainActorByDefault = false
  /// The name of the package, within which `package` declarations are seen; nil for targets of projects.
  var packageName: String?
  /// Whether the sources are written for Linux, too: they are compiled as on Linux, if they compile so.
  var isPortable = false
  /// Whether the sources have code for debugging, which is left out where it does not compile.
  var hasDebugCode = false
  /// Files and folders in the module's bundle.
  var resources: [URL] = []
  /// The name of the module's own bundle, which `Bundle.module` is; nil for targets of projects.
  var bundle: String?
  /// The targets of its package that it needs and that are left out, with the reasons.
  var absent: [String] = []
  /// The names of the modules that it imports and that are compiled before it.
  var dependencies: [String] = []

  /// The catalogues of assets among the resources.
  var catalogs: [URL] { resources.filter { $0.pathExtension == "xcassets" } }

  /// The models of Core Data among the resources.
  var dataModels: [URL] { resources.filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) } }

  /// Whether it has models of Core Data, or a file that imports it.
  var usesCoreData: Bool {
    !dataModels.isEmpty || sources.contains { (try? SourceFile.read($0))?.contains("import CoreData") ?? false }
  }

  /// The flags of the compiler for these settings; `swiftc` and `swift-frontend` have the same.
  var flags: [String] {
    var flags = ["-module-name", name, "-swift-version", languageMode]
    for condition in conditions { flags += ["-D", condition] }
    for feature in features { flags += ["-enable-upcoming-feature", feature] }
    for feature in experimentalFeatures { flags += ["-enable-experimental-feature", feature] }
    if let packageName { flags += ["-package-name", packageName] }
    if isMainActorByDefault { flags += ["-default-isolation", "MainActor"] }
    return flags
  }
}

extension SourceModule {
  /// The module of a target of a project.
  init(_ target: AppTarget) {
    name = target.moduleName
    title = target.name
    sources = target.sources.map(\.path)
    languageMode = target.compiler.languageMode
    conditions = target.compiler.conditions
    features = target.compiler.features
    isMainActorByDefault = target.compiler.isMainActorByDefault
    resources = target.resources
    dependencies = target.dependencies.map(\.moduleName)
  }
}
