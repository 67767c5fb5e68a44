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
  var isMainActorByDefault = false
  /// Modules that each file imports implicitly, as SwiftUI does with UIKit on Apple systems.
  var implicitImports: [String] = []
  /// Files and folders in the module's bundle.
  var resources: [URL] = []
  /// The name of the module's own bundle, which `Bundle.module` is; nil for targets of projects.
  var bundle: String?
  /// The names of the modules that it imports and that are compiled before it.
  var dependencies: [String] = []

  /// The catalogues of assets among the resources.
  var catalogs: [URL] { resources.filter { $0.pathExtension == "xcassets" } }

  /// The flags of the compiler for these settings; `swiftc` and `swift-frontend` have the same.
  var flags: [String] {
    ["-module-name", name, "-swift-version", languageMode] + conditions.flatMap { ["-D", $0] }
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}

extension SourceModule {
  /// The module of a target of a project.
  init(_ target: AppTarget, implicitImports: [String]) {
    name = target.moduleName
    title = target.name
    sources = target.sources.map(\.path)
    languageMode = target.compiler.languageMode
    conditions = target.compiler.conditions
    features = target.compiler.features
    isMainActorByDefault = target.compiler.isMainActorByDefault
    self.implicitImports = implicitImports
    resources = target.resources
    dependencies = target.dependencies.map(\.moduleName)
  }
}
