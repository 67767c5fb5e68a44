// SPDX-License-Identifier: MIT

import Foundation

/// A target of a project with all that its compilation needs: an app, or a module that an app uses.
package struct AppTarget: Sendable {
  package let name: String
  package let kind: TargetKind
  /// The folder `NAME.xcodeproj`.
  package let project: URL
  package let productName: String
  /// The name by which Swift imports the target's code.
  package let moduleName: String
  /// The identifier in the Info.plist; empty if the project has none.
  package let bundleIdentifier: String
  package let platform: Platform
  package let configuration: String

  /// The Swift sources that exist, in the order of the project.
  package let sources: [URL]
  /// Files that Xcode compiles and Espalier does not: sources of other languages, models, storyboards.
  package let otherSources: [URL]
  /// Files and folders that are copied into the bundle, or compiled into it, such as asset catalogues.
  package let resources: [URL]
  /// Files that are copied into folders of the bundle.
  package let copies: [CopiedFile]
  /// Folders whose content is only for previews and debugging.
  package let developmentAssets: [URL]

  package let compiler: CompilerSettings
  /// The values of the Info.plist, with build settings replaced.
  package let information: [String: PropertyListValue]
  package let packageProducts: [PackageProduct]
  /// The frameworks and libraries of the projects that the target needs, also indirectly, each after those that it needs itself.
  /// Empty for one of them.
  package internal(set) var dependencies: [AppTarget] = []

  /// The arguments of the scheme.
  package fileprivate(set) var arguments: [String] = []
  /// The environment of the scheme.
  package fileprivate(set) var environment: [String: String] = [:]

  package fileprivate(set) var leftOut: [LeftOut]
  /// Files that are not there, and other faults.
  package fileprivate(set) var problems: [ProjectProblem]
}

extension ProjectInput {
  /// The target that options choose in the project or workspace that a path means.
  /// - Returns: Nil for a path without a project.
  /// - Throws: As `find(_:levels:)`, `ProjectCollection.init(_:)` and `ProjectCollection.appTarget(_:)`.
  package static func open(
    _ path: String, _ options: ProjectOptions = ProjectOptions(), levels: Int = 3
  ) throws(ProjectError) -> AppTarget? {
    guard let file = try find(path, levels: levels) else { return nil }
    return try ProjectCollection(file).appTarget(options)
  }
}

extension ProjectCollection {
  /// The target that options choose, with its dependencies.
  /// - Throws: An error that lists the possible targets, schemes, configurations or platforms, or that names two targets with one
  ///   product.
  package func appTarget(_ options: ProjectOptions = ProjectOptions()) throws(ProjectError) -> AppTarget {
    let choice = try choose(options)
    let order = try buildOrder(of: choice.target, choice.platform, choice.configuration)
    var app = read(choice.target, choice.platform, choice.configuration)
    app.dependencies = order.dependencies.map { read($0, choice.platform, choice.configuration) }
    app.problems = problems + app.problems + order.problems
    app.leftOut += order.leftOut
    if let scheme = choice.scheme {
      let settings = settings(of: choice.target, choice.platform, choice.configuration)
      app.arguments = scheme.arguments.map(settings.expand)
      app.environment = scheme.environment.mapValues(settings.expand)
    }
    return app
  }

  private func settings(of target: TargetReference, _ platform: Platform, _ configuration: String) -> BuildSettings {
    var problems: [ProjectProblem] = []
    return projects[target.project].settings(
      of: self[target], configuration: configuration, platform: platform, problems: &problems)
  }

  func read(_ reference: TargetReference, _ platform: Platform, _ configuration: String) -> AppTarget {
    let (project, target) = (projects[reference.project], self[reference])
    var problems: [ProjectProblem] = []
    let settings = project.settings(
      of: target, configuration: configuration, platform: platform, problems: &problems)
    let files = TargetFiles(target, in: project, platform, settings)
    let information = TargetInformation(settings, platform: platform, root: project.root)
    let packages = TargetPackages(target, files.products, in: project, of: self)
    problems += files.problems + information.problems + packages.problems
    for name in ["PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "SWIFT_ACTIVE_COMPILATION_CONDITIONS"] {
      guard let cycle = settings.cycle(of: name) else { continue }
      let names = cycle.joined(separator: ", ")
      problems.append(
        ProjectProblem(project.file, "Build settings of \(target.name) refer to each other in a cycle: \(names)."))
    }
    func url(_ path: String) -> URL { URL(fileURLWithPath: path) }
    // A project may set empty names.
    let product = settings["PRODUCT_NAME"].isEmpty ? target.name : settings["PRODUCT_NAME"]
    let module = settings["PRODUCT_MODULE_NAME"]
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    let setting = LeftOut(.setting, ProjectPath.name(header), "a header of Objective-C for Swift")
    return AppTarget(
      name: target.name, kind: target.kind, project: project.file, productName: product,
      moduleName: module.isEmpty ? SettingText.modified(product, by: "c99extidentifier")! : module,
      bundleIdentifier: information.values["CFBundleIdentifier"]?.text ?? "", platform: platform,
      configuration: settings.context.configuration, sources: files.sources.map(url),
      otherSources: files.otherSources.map(url), resources: files.resources.map(url), copies: files.copies,
      developmentAssets: settings.list("DEVELOPMENT_ASSET_PATHS").map { ProjectPath.joined(project.root, $0) }
        .filter(FileManager.default.fileExists).map(url),
      compiler: CompilerSettings(settings), information: information.values, packageProducts: packages.products,
      leftOut: files.leftOut + packages.leftOut + (header.isEmpty ? [] : [setting]), problems: problems)
  }
}
